import { describe, expect, it } from "vitest";
import type { Change, Notebook } from "../wire/types";
import {
  BLANK,
  changed,
  merged,
  nextSign,
  noteOf,
  onTheWire,
  queued,
  queueIn,
  signAt,
  takenBack,
  type Sign,
} from "./pencil";

const mark = (card: number, place: number, sign: Sign): Change => ({ type: "mark", card, place, sign });
const note = (card: number | null, text: string): Change => ({ type: "note", card, text });
const stored = (changes: Change[]): Notebook => ({
  game: "g",
  seat: 0,
  number: 1,
  marks: changes.filter((change) => change.type === "mark"),
  notes: changes.filter((change) => change.type === "note"),
});
const names = () => {
  let n = 0;
  return () => `n${n++}`;
};

describe("a pencil", () => {
  it("goes through all signs and rubs out the last", () => {
    const seen: Sign[] = [""];
    for (let n = 0; n < 5; n++) seen.push(nextSign(seen.at(-1) ?? ""));
    expect(seen).toEqual(["", "yes", "no", "maybe", "alert", ""]);
  });

  it("keeps cells of other cards and places apart", () => {
    const page = changed(BLANK, [mark(1, 12, "yes"), mark(11, 2, "no")]);
    expect(signAt(page, 1, 12)).toBe("yes");
    expect(signAt(page, 11, 2)).toBe("no");
    expect(signAt(page, 1, 2)).toBe("");
  });

  it("takes back what it has written, several steps deep", () => {
    const first = [mark(3, 7, "yes"), note(3, "hm")];
    const second = [mark(3, 7, "no"), note(null, "the cook")];
    const one = changed(BLANK, first);
    const two = changed(one, second);
    const back = changed(two, takenBack(one, second));
    expect(signAt(back, 3, 7)).toBe("yes");
    expect(noteOf(back, null)).toBe("");
    const blank = changed(back, takenBack(BLANK, first));
    expect(signAt(blank, 3, 7)).toBe("");
    expect(noteOf(blank, 3)).toBe("");
  });
});

describe("a text", () => {
  it("goes over the wire without control characters, its lines kept", () => {
    expect(onTheWire(" one\r\ntwo\u0007\n")).toBe("one\u2028two");
    expect(onTheWire("où\u00a0? là\tbas")).toBe("où ? làbas");
  });
});

describe("the queue", () => {
  it("lies on top of what the server has", () => {
    const server = stored([mark(3, 7, "yes"), mark(4, 7, "no"), note(2, "old")]);
    const page = merged(server, [
      { cmd_id: "a", changes: [mark(3, 7, "maybe")] },
      { cmd_id: "b", changes: [note(2, "")] },
    ]);
    expect([signAt(page, 3, 7), signAt(page, 4, 7), noteOf(page, 2)]).toEqual(["maybe", "no", ""]);
  });

  it("puts quick taps into one batch, and the last of them counts", () => {
    const name = names();
    let queue = queued([], [mark(3, 7, "yes")], 0, name);
    queue = queued(queue, [mark(3, 7, "no")], 0, name);
    queue = queued(queue, [mark(4, 7, "no")], 0, name);
    expect(queue).toEqual([{ cmd_id: "n0", changes: [mark(3, 7, "no"), mark(4, 7, "no")] }]);
  });

  it("never changes a batch that is on its way", () => {
    const name = names();
    const queue = queued([], [mark(3, 7, "yes")], 0, name);
    expect(queued(queue, [mark(3, 7, "no")], 1, name)).toEqual([
      { cmd_id: "n0", changes: [mark(3, 7, "yes")] },
      { cmd_id: "n1", changes: [mark(3, 7, "no")] },
    ]);
  });

  it("begins a new batch when one is full", () => {
    const name = names();
    let queue = queued([], [], 0, name);
    for (let n = 0; n < 51; n++) queue = queued(queue, [mark(n, 7, "yes")], 0, name);
    expect(queue.map((batch) => batch.changes.length)).toEqual([50, 1]);
  });

  it("is read back from what was kept, and nonsense is left out", () => {
    const queue = [{ cmd_id: "a", changes: [mark(3, 7, "yes")] }];
    expect(queueIn(JSON.stringify(queue))).toEqual(queue);
    expect(queueIn('[{"cmd_id": 3}, null, {"cmd_id": "a", "changes": []}]')).toEqual([]);
    expect(queueIn("{")).toEqual([]);
    expect(queueIn(null)).toEqual([]);
  });
});
