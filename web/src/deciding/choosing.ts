// What somebody may choose, sorted for the page: buttons, cards, guests, places and cases.
import type { Action, Card, Cases, Choice, Chosen, Keeper, Places, Scene, Seat, Space } from "../wire/types";

export interface CardChoice {
  card: Card;
  choice: Choice;
}
export interface SeatChoice {
  seat: Seat;
  choice: Choice;
}
/** A keeper in hand or your own power, and what may be done with it now. */
export interface Play {
  what: Keeper | "power";
  choices: Choice[];
  places: Places | null;
}
export interface Sorted {
  buttons: Choice[];
  cards: CardChoice[];
  seats: SeatChoice[];
  /** Places to go to or to name: each offer as a whole. */
  places: Places[];
  cases: Cases[];
  /** Cards to be played: they are their own buttons. */
  plays: Play[];
}

/** The choices by what they look like on the page, in the order in which they were offered. */
export function sorted(choices: readonly Chosen[]): Sorted {
  const found: Sorted = { buttons: [], cards: [], seats: [], places: [], cases: [], plays: [] };
  const rooms: Choice[] = [];
  for (const choice of choices) {
    const what = playedWith(choice);
    if (what !== null) {
      const play = playIn(found.plays, what);
      if (choice.type === "places") play.places = choice;
      else if (choice.type === "choice") play.choices.push(choice);
    } else if (choice.type === "places") found.places.push(choice);
    else if (choice.type === "cases") found.cases.push(choice);
    else {
      const { action } = choice;
      if (action.type === "Show" || action.type === "LayOpen" || action.type === "NameCard") {
        found.cards.push({ card: action.card, choice });
      } else if (action.type === "PickSeat") found.seats.push({ seat: action.target, choice });
      else if (action.type === "PlacePassage" || action.type === "Rush") rooms.push(choice);
      else found.buttons.push(choice);
    }
  }
  const first = rooms[0];
  if (first) {
    const to = rooms.map(({ action }) => (action as { room: Space }).room);
    found.places.push({ type: "places", example: first.action, to, label: "", note: "" });
  }
  return found;
}

function playedWith(choice: Chosen): Play["what"] | null {
  if (choice.type === "cases") return null;
  const action = choice.type === "places" ? choice.example : choice.action;
  if (action.type === "UsePower") return "power";
  return action.type === "PlayKeeper" ? action.keeper : null;
}

function playIn(plays: Play[], what: Play["what"]): Play {
  const known = plays.find((play) => play.what === what);
  const play: Play = known ?? { what, choices: [], places: null };
  if (!known) plays.push(play);
  return play;
}

/** The action that picking a place stands for. */
export function goingTo(offer: Places, space: Space): Action {
  const { example } = offer;
  if (example.type === "PlacePassage" || example.type === "Rush") return { ...example, room: space };
  return { ...example, to: space } as Action;
}

/** Of several offers of places the one that is lit first: walking, then what comes next. */
export function litFirst(places: readonly Places[]): Places | null {
  const walks = ["Walk", "Leap", "PlacePassage", "Rush"];
  return places.find(({ example }) => walks.includes(example.type)) ?? null;
}

/** Whether something ends or risks so much that it is asked about once more. */
export function isGrave(action: Action): boolean {
  return action.type === "Accuse" || action.type === "Resign" || action.type === "Challenge";
}

/** The choice that most people want: it stands out. */
export function isChief(action: Action): boolean {
  return action.type === "Roll" || action.type === "Draw" || action.type === "LookInPool";
}

/** Whether a coach has something to say of it: a card to show, a case to name, a way to go. */
export function isAdvised(choice: Chosen): boolean {
  if (choice.type === "choice") return choice.action.type === "Show";
  return choice.type === "places" ? choice.example.type === "Walk" : choice.deed === "Suggest";
}

/** Whether there is a question to which one can only say no: whoever could look is not betrayed by being asked. */
export function mayOnlyPass({ phase, choices }: Pick<Scene, "phase" | "choices">): boolean {
  if (phase.type !== "Spying" && phase.type !== "Glimpsing") return false;
  return choices.length > 0 && choices.every((choice) => choice.type === "choice" && choice.action.type === "Pass");
}
