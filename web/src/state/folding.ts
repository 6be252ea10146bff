// What an event changes for the eye, until the server's own scene of that moment takes over. It knows no rules:
// a token stands where it is said to stand.
import type { GameEvent, MovedMessage, Scene, Told } from "../wire/types";

/** What was told with a move, numbered. */
export function toldOf({ seq, told }: MovedMessage): Told[] {
  return told.map(([event, text = "", hidden = false], at) => ({ number: seq + at, event, text, private: hidden }));
}

/** The server's scene after a move: the one before, with what has changed in its place. */
export function moved(scene: Scene, { told, table = {}, you = {} }: MovedMessage): Scene {
  const last = told.at(-1)?.[0];
  return {
    ...scene,
    ...table,
    ...you,
    seq: scene.seq + told.length,
    phase: last?.type === "PhaseBegan" ? last.phase : scene.phase,
    turn: { ...scene.turn, ...table.turn },
    own: { ...scene.own, ...you.own },
  };
}

const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, n) => (n === at ? value : old));
const add = <T>(list: readonly T[], value: T): T[] => (list.includes(value) ? [...list] : [...list, value]);

/** The scene after one more event. */
export function folded(scene: Scene, event: GameEvent): Scene {
  switch (event.type) {
    case "TurnBegan": {
      const began_at = scene.tokens[scene.suspects[event.seat] ?? 0] ?? scene.turn.began_at;
      return { ...scene, turns: scene.turns + 1, turn: { seat: event.seat, began_at, dice: [], draws: 0, suggestions: 0, rolls: 0, moves_twice: false } };
    }
    case "PhaseBegan":
      // That the game is over is for the server's scene to say: it brings the envelope with it.
      return event.phase.type === "Over" ? scene : { ...scene, phase: event.phase };
    case "DiceRolled":
      return { ...scene, turn: { ...scene.turn, dice: event.dice, draws: event.draws } };
    case "TokenMoved":
      return { ...scene, tokens: put(scene.tokens, event.token, event.to) };
    case "WeaponMoved":
      return { ...scene, weapons: put(scene.weapons, event.weapon - scene.tokens.length, event.to) };
    case "SeatOut":
      return { ...scene, out: add(scene.out, event.seat) };
    case "SeatDied":
      return { ...scene, dead: add(scene.dead, event.seat) };
    case "PowerUsed":
      return { ...scene, powers_used: add(scene.powers_used, event.seat) };
    case "IntrigueDrawn": {
      const keepers = event.clock ? scene.keepers : put(scene.keepers, event.seat, (scene.keepers[event.seat] ?? 0) + 1);
      return { ...scene, pile: scene.pile - 1, clocks: scene.clocks + (event.clock ? 1 : 0), keepers };
    }
    case "CardShown": {
      const held = put(scene.own.held, event.by, add(scene.own.held[event.by] ?? [], event.card));
      return { ...scene, own: { ...scene.own, held } };
    }
    case "CardOpened":
      return { ...scene, opened: put(scene.opened, event.seat, add(scene.opened[event.seat] ?? [], event.card)) };
    default:
      return scene;
  }
}
