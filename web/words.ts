// The messages of the page, as modules: `virtual:words` has a way to load each language as a whole.
import type { Plugin } from "vite";

const NAME = "virtual:words";
const FOLDER = "/../src/lenoir/locales/page";

/** Files named in `later` are left out: they come with the parts of the page that say them. */
export function words(languages: readonly string[], later: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const ways = languages.map((language) => `${language}: () => import("${NAME}/${language}")`);
        return `export default { ${ways.join(", ")} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const folder = `${FOLDER}/${id.slice(NAME.length + 2)}`;
      return `
        const files = import.meta.glob(["${folder}/*.ftl", "!${folder}/${later}.ftl"], { eager: true, query: "?raw", import: "default" });
        export default Object.values(files).join("\\n");`;
    },
  };
}
