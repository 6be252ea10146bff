// All messages of the page in one language: a file for each part of it; those in `later.ts` come with their parts.
const files = import.meta.glob<string>(["../../../src/lenoir/locales/page/en/*.ftl", "!../../../src/lenoir/locales/page/en/{cards,coach,companion,learn,puzzle}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
