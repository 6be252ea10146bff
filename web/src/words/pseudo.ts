// A made-up language: every message of ours is accented and stands in brackets, anything else does not.
const PLAIN = "aceilnorsuyzACEILNORSUYZ";
const ACCENTED = "àçéîľñöŕšûýžÀÇÉÎĽÑÖŔŠÛÝŽ";

export function accented(text: string): string {
  return [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
}

export function bracketed(text: string): string {
  return `⟦${text}⟧`;
}
