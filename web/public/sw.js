// The service worker: keeps the shell of the page for when there is no network, and nothing else. Puzzles are kept by their own page.
// `finish.mjs` fills in the two constants when the page is built.
const VERSION = "__VERSION__";
const SHELL = ["__SHELL__"];
const CACHE = `lenoir-shell-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (isOurs(url.pathname)) event.respondWith(fetch(request).catch(() => kept("/")));
  } else if (url.pathname.startsWith("/assets/") && SHELL.includes(url.pathname)) {
    event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)));
  }
});

// Whether the path is one of the page, and not one where the server itself answers.
function isOurs(path) {
  return !/^\/(api|assets|healthz|readyz|metrics)(\/|$)/.test(path);
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("lenoir-shell-") && name !== CACHE).map((name) => caches.delete(name)));
}
