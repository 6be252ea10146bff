// The speed of showing: how long each thing that happens has the screen to itself. docs/following.md has the same table.
import type { GameEvent } from "../wire/types";

export const SPEEDS = ["slow", "normal", "fast", "skip"] as const;
export type Speed = (typeof SPEEDS)[number];
type Timed = Exclude<Speed, "skip">;

/** Milliseconds before the next thing is shown. */
const TIMES = {
  roll: { slow: 800, normal: 350, fast: 200 },
  walk: { slow: 1000, normal: 500, fast: 300 },
  move: { slow: 600, normal: 250, fast: 150 },
  suggestion: { slow: 1500, normal: 700, fast: 450 },
  answer: { slow: 1200, normal: 700, fast: 400 },
  stood: { slow: 2000, normal: 1200, fast: 700 },
  card: { slow: 1200, normal: 600, fast: 350 },
  accusation: { slow: 2400, normal: 1600, fast: 1000 },
  nothing: { slow: 0, normal: 0, fast: 0 },
} as const satisfies Record<string, Record<Timed, number>>;

/** How long a suggestion with all its answers stays before it is folded away. */
const STAYS: Record<Timed, number> = { slow: 9000, normal: 6000, fast: 3000 };

function kindOf(event: GameEvent): keyof typeof TIMES {
  switch (event.type) {
    case "DiceRolled":
    case "LotsRolled":
      return "roll";
    case "TokenMoved":
      return event.how === "walk" ? "walk" : "move";
    case "SuggestionMade":
      return "suggestion";
    case "CannotRefute":
    case "SuggestionRefuted":
    case "SuggestionBlocked":
      return "answer";
    case "SuggestionStood":
      return "stood";
    case "CardShown":
    case "CardPassed":
    case "CardSpied":
    case "CardGlimpsed":
    case "CardNoticed":
    case "CardNamed":
    case "CardOpened":
    case "SeatPicked":
    case "NobodyHolds":
    case "IntrigueDrawn":
    case "KeeperTaken":
    case "KeeperPlayed":
    case "PowerUsed":
    case "PoolLooked":
    case "RoomCardLooked":
    case "PassageOpened":
      return "card";
    case "ClueDrawn":
    case "AccusationMade":
    case "CaseClaimed":
    case "AccusationFailed":
    case "SeatOut":
    case "SeatDied":
    case "SeatChallenged":
      return "accusation";
    default:
      return "nothing";
  }
}

/** Milliseconds for one event. */
export function timeFor(event: GameEvent, speed: Speed): number {
  return speed === "skip" ? 0 : TIMES[kindOf(event)][speed];
}

/** Milliseconds for a suggestion after its last answer; who skips has asked to see it, and has time. */
export function staysFor(speed: Speed): number {
  return STAYS[speed === "skip" ? "slow" : speed];
}
