// The floor of each room: what it is laid with, and the colour it leans to.

export type Laid = "parquet" | "planks" | "checks" | "diamonds" | "carpet" | "stones" | "tiles" | "water";
export type Leaning = "wood" | "red" | "yellow" | "green" | "blue" | "purple" | "plain" | "water";

export interface Floor {
  readonly laid: Laid;
  readonly leaning: Leaning;
}

export const FLOORS: Readonly<Record<string, Floor>> = {
  kitchen: { laid: "checks", leaning: "plain" },
  ballroom: { laid: "parquet", leaning: "yellow" },
  conservatory: { laid: "diamonds", leaning: "green" },
  dining_room: { laid: "planks", leaning: "red" },
  billiard_room: { laid: "carpet", leaning: "green" },
  library: { laid: "planks", leaning: "wood" },
  lounge: { laid: "carpet", leaning: "red" },
  hall: { laid: "checks", leaning: "yellow" },
  study: { laid: "parquet", leaning: "blue" },
  spa: { laid: "tiles", leaning: "blue" },
  theatre: { laid: "carpet", leaning: "red" },
  living_room: { laid: "parquet", leaning: "wood" },
  observatory: { laid: "planks", leaning: "blue" },
  guest_house: { laid: "planks", leaning: "purple" },
  patio: { laid: "stones", leaning: "plain" },
  pool: { laid: "water", leaning: "water" },
};

export const USUAL: Floor = { laid: "planks", leaning: "plain" };

/** A pattern: the side of its square in cells, and its lines. */
export const PATTERNS: Readonly<Record<Laid, { side: number; lines: string; filled?: string }>> = {
  parquet: { side: 1, lines: "M0 10L10 0L20 10L10 20ZM5 5l10 10M-5 15L5 5M15 15l10-10M5 25l10-10" },
  planks: { side: 4, lines: "M0 0H80M0 10H80M0 20H80M0 30H80M0 40H80M0 50H80M0 60H80M0 70H80M14 0v10M58 10v10M34 20v10M72 30v10M8 40v10M50 50v10M26 60v10M66 70v10" },
  checks: { side: 2, lines: "", filled: "M0 0h20v20H0zM20 20h20v20H20z" },
  diamonds: { side: 1, lines: "M10 0L20 10L10 20L0 10Z", filled: "M10 6l4 4-4 4-4-4z" },
  carpet: { side: 1, lines: "", filled: "M10 7.5l2.5 2.5-2.5 2.5-2.5-2.5zM0-1l1 1-1 1-1-1zM20-1l1 1-1 1-1-1zM0 19l1 1-1 1-1-1zM20 19l1 1-1 1-1-1z" },
  stones: { side: 3, lines: "M0 14q10-3 22 0t38 0M22 0v14M46 0v14M0 34q16 3 30 0t30 0M12 14v20M36 14q-2 10 0 20M20 34v26M44 34v26M0 60H60" },
  tiles: { side: 0.5, lines: "M0 0H10M0 0V10" },
  water: { side: 3, lines: "M2 12q5-4 10 0t10 0M34 26q5-4 10 0t10 0M10 44q5-4 10 0t10 0" },
};
