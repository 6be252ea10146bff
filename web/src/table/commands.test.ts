import { expect, test } from "vitest";
import { commandOf } from "./commands";

const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("a letter is a command, a number a choice, and anything else nothing", () => {
  expect(commandOf(key("n"))).toBe("notebook");
  expect(commandOf(key("N"))).toBe("notebook");
  expect(commandOf(key("?"))).toBe("list");
  expect(commandOf(key("3"))).toEqual({ choice: 2 });
  for (const other of ["0", "x", "Enter", "ArrowUp"]) expect(commandOf(key(other))).toBeNull();
});

test("the browser keeps its own commands", () => {
  expect(commandOf(key("t", { ctrlKey: true }))).toBeNull();
  expect(commandOf(key("n", { metaKey: true }))).toBeNull();
});
