// Thinks about notebooks beside the page, so that nothing on it waits and nothing leaves the device.
import type { Heard, Jotting, Seating } from "./entries";
import type { Case, Fact } from "./facts";
import { advise, Position, solve, type Help } from "./position";
import type { Cell } from "./proving";

/** What can be asked of a notebook. */
export type Question =
  | { ask: "solve"; help: Help }
  | { ask: "why"; cell: Cell }
  | { ask: "possible"; seat: number; case: Case; help: Help }
  | { ask: "suppose"; facts: Fact[] }
  | { ask: "knows" }
  | { ask: "least"; asker: number; cards: number[] }
  | { ask: "advise"; rooms: number[] }
  | { ask: "check"; marks: Cell[] };

export interface Thought {
  id: number;
  seating: Seating;
  jottings: Jotting[];
  heard: Heard[];
  question: Question;
}

let last: { key: string; position: Position } | null = null;

/** The same notebook is asked several things, one after the other. */
function positionOf(seating: Seating, jottings: Jotting[], heard: Heard[]): Position {
  const key = JSON.stringify([seating, jottings, heard]);
  if (last?.key !== key) last = { key, position: new Position(seating, jottings, [], heard) };
  return last.position;
}

function answered({ seating, jottings, heard, question }: Omit<Thought, "id">): unknown {
  const position = positionOf(seating, jottings, heard);
  switch (question.ask) {
    case "solve":
      return solve(seating, jottings, question.help);
    case "why":
      return position.proof(question.cell);
    case "possible":
      return position.possible(question.seat, question.case, question.help);
    case "suppose": {
      const supposed = new Position(seating, jottings, question.facts, heard);
      return supposed.sheet ? { columns: supposed.columns(), cases: supposed.counts.envelopes.length } : null;
    }
    case "knows":
      return position.knows();
    case "least":
      return position.least(question.asker, question.cards);
    case "advise":
      return advise(position, seating.me, question.rooms);
    case "check":
      return { verdicts: position.verdicts(question.marks), unfound: position.unfound(question.marks) };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<Thought>) => {
  try {
    self.postMessage({ id: data.id, answer: answered(data) });
  } catch (error) {
    self.postMessage({ id: data.id, trouble: String(error) });
  }
});
