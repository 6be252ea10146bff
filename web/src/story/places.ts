// Where on the board something happened.
import { roomOf } from "../parts/cards";
import type { EditionSheet, GameEvent, Scene, Space } from "../wire/types";

/** The places an event is about; none for most. */
export function placesOf(event: GameEvent, sheet: EditionSheet, scene: Scene): Space[] {
  switch (event.type) {
    case "TokenMoved":
    case "WeaponMoved":
      return [event.to];
    case "SuggestionMade":
      return [roomOf(sheet, event.case[2])];
    case "TurnBegan":
    case "DiceRolled":
    case "Stayed": {
      const token = scene.suspects[event.seat];
      const space = token === undefined ? undefined : scene.tokens[token];
      return space === undefined ? [] : [space];
    }
    case "PassageOpened":
    case "RoomCardLooked":
      return [event.room];
    case "PoolLooked":
      return sheet.pool === null ? [] : [sheet.pool];
    default:
      return [];
  }
}
