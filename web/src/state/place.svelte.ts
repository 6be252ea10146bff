// The place one is at: links of ours change it without loading the page anew.
import { pathOf, routeOf, type Route } from "../route";

let current = $state.raw<Route>(routeOf(location.pathname));

/** The place now. */
export function place(): Route {
  return current;
}

/** Go to a place; the browser's way back leads here again. */
export function go(route: Route, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", pathOf(route));
  current = route;
  scrollTo(0, 0);
}

/** Follow links of ours on the page itself, and the browser's buttons. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = routeOf(location.pathname)));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || elsewhere || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    go(routeOf(link.pathname));
  });
}
