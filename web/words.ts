// The messages of the page, as modules: `virtual:words` has a way to load each language, and each part that comes later.
import type { Plugin } from "vite";

const NAME = "virtual:words";
const FOLDER = "/../src/lenoir/locales/page";

/** `fr` is a language without the files named in `later`; `fr/coach` is one of those. */
export function words(languages: readonly string[], later: readonly string[]): Plugin {
  const modules = languages.flatMap((language) => [language, ...later.map((part) => `${language}/${part}`)]);
  return {
    name: "words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const ways = modules.map((module) => `"${module}": () => import("${NAME}/${module}")`);
        return `export default { ${ways.join(", ")} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const module = id.slice(NAME.length + 2);
      const whole = [`${module}/*.ftl`, ...later.map((part) => `!${module}/${part}.ftl`)];
      const files = languages.includes(module) ? whole : [`${module}.ftl`];
      const globs = files.map((file) => file.replace(/^!?/, `$&${FOLDER}/`));
      return `
        const files = import.meta.glob(${JSON.stringify(globs)}, { eager: true, query: "?raw", import: "default" });
        export default Object.values(files).join("\\n");`;
    },
  };
}
