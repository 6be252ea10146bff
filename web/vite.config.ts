// The page is built into the Python package, in files only: the server's policy allows no inline script, style or image.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { LANGUAGES } from "./src/wire/types";
import { LATER } from "./src/words/later";
import { words } from "./words";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(LANGUAGES, LATER)],
  base: "/",
  build: {
    outDir: "../src/lenoir/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files: one for home, one for the table and all that looks like it; the rest when it is gone to.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial"], priority: 2 },
            { name: "table", test: /src\/(board|deciding|notebook|parts|state|story|table)\/(?!(Picking|CasePicker|Destinations|Bar|FreeText|Legend|Why|SideSheet|TextCard|PowerOf|Found|Story)\.svelte)/, priority: 1 },
          ],
        },
      },
    },
  },
  // Tests run the code of the browser, not that of a server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
