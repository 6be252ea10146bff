// After the build: tells the service worker which files there are, and compresses all that shrinks.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../src/lenoir/page/", import.meta.url));
const files = readdirSync(page, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => statSync(join(page, name)).isFile())
  .sort();

const shell = ["/", ...files.filter((name) => name.startsWith("assets/")).map((name) => `/${name}`)];
const digest = createHash("sha256");
for (const name of files) digest.update(name).update(readFileSync(join(page, name)));
const worker = readFileSync(join(page, "sw.js"), "utf8")
  .replace("__VERSION__", digest.digest("hex").slice(0, 12))
  .replace('["__SHELL__"]', JSON.stringify(shell));
writeFileSync(join(page, "sw.js"), worker);

for (const name of files.filter((name) => /\.(html|js|css|svg|webmanifest)$/.test(name))) {
  const whole = readFileSync(join(page, name));
  for (const [ending, packed] of [["br", brotliCompressSync(whole)], ["gz", gzipSync(whole, { level: 9 })]]) {
    if (packed.length < whole.length) writeFileSync(join(page, `${name}.${ending}`), packed);
  }
}
