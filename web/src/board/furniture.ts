// What furnishes each room, seen from above: small line drawings, ten units a cell.

export interface FurnitureDrawing {
  readonly width: number;
  readonly height: number;
  /** Shapes with a faint filling. */
  readonly solid: string;
  /** Lines alone. */
  readonly lines: string;
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const box = (x: number, y: number, w: number, h: number, r = 1.5): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
const rays = (x: number, y: number, from: number, to: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = turn + (2 * Math.PI * at) / count;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${short(x + c * from)} ${short(y + s * from)}L${short(x + c * to)} ${short(y + s * to)}`;
  }).join("");
/** Leaves around a point. */
const plant = (x: number, y: number, r: number, count = 7): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count + x;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [tx, ty] = [x + c * r, y + s * r];
    const [sx, sy] = [-s * r * 0.34, c * r * 0.34];
    const [mx, my] = [x + c * r * 0.55, y + s * r * 0.55];
    return `M${short(x)} ${short(y)}Q${short(mx + sx)} ${short(my + sy)} ${short(tx)} ${short(ty)}Q${short(mx - sx)} ${short(my - sy)} ${short(x)} ${short(y)}`;
  }).join("");
const short = (value: number): number => Math.round(value * 10) / 10;
const many = <T>(values: readonly T[], draw: (value: T) => string): string => values.map(draw).join("");
const armchair = (x: number, y: number): string =>
  `${box(x, y, 9, 9, 2.5)}M${x + 2} ${y + 9}v-5q0-1.5 1.5-1.5h2q1.5 0 1.5 1.5v5`;

export const FURNITURE: Readonly<Record<string, FurnitureDrawing>> = {
  kitchen: {
    width: 46,
    height: 34,
    solid: box(1, 1, 20, 14) + box(21, 1, 24, 14) + box(8, 23, 26, 10, 3),
    lines:
      ring(6.5, 5, 2.4) + ring(6.5, 11, 2.4) + ring(14.5, 5, 2.4) + ring(14.5, 11, 2.4) + ring(14.5, 5, 1) +
      box(25, 4, 10, 8, 2) + "M30 1.5v4M28 3h4" + box(37, 4, 6, 8, 2) + ring(15, 28, 3.2) + "M18 28h6" + ring(28, 28, 2),
  },
  ballroom: {
    width: 62,
    height: 38,
    solid: "M3 34V16q0-6 6-6h3q5 0 6 5 1 5 6 5h2v14Z" + ring(44, 18, 4),
    lines:
      "M3 30h23M6 30v4M9 30v4M12 30v4M15 30v4M18 30v4M21 30v4M24 30v4" +
      ring(44, 18, 9) + ring(44, 18, 15) + rays(44, 18, 4, 15, 8) +
      many(Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4), (turn) =>
        ring(short(44 + 15 * Math.cos(turn)), short(18 + 15 * Math.sin(turn)), 1.5)),
  },
  conservatory: {
    width: 46,
    height: 26,
    solid: plant(9, 12, 8.5, 8) + plant(37, 11, 8.5, 7) + plant(23, 17, 7, 6),
    lines: ring(9, 12, 1.4) + ring(37, 11, 1.4) + ring(23, 17, 1.2) + "M1 24q3-3 6 0t6 0 6 0 6 0 6 0 6 0 6 0",
  },
  dining_room: {
    width: 62,
    height: 36,
    solid:
      oval(31, 18, 21, 9) +
      many([15, 26, 37], (x) => box(x, 1.5, 8, 5, 2) + box(x, 29.5, 8, 5, 2)) + box(2, 14, 5, 8, 2) + box(55, 14, 5, 8, 2),
    lines:
      many([19, 30, 41], (x) => ring(x, 13, 2) + ring(x, 23, 2)) +
      "M28 18h6M31 15.5v5M29 16.5l4 3M33 16.5l-4 3",
  },
  billiard_room: {
    width: 48,
    height: 28,
    solid: box(2, 3, 44, 22, 3),
    lines:
      box(5, 6, 38, 16, 1) + many([[5, 6], [24, 5.5], [43, 6], [5, 22], [24, 22.5], [43, 22]], ([x = 0, y = 0]) => ring(x, y, 1.4)) +
      many([[31, 14], [33.4, 12.7], [33.4, 15.3], [35.8, 11.4], [35.8, 14], [35.8, 16.6]], ([x = 0, y = 0]) => ring(x, y, 1.2)) +
      ring(15, 14, 1.2) + "M1 19L13 14.8",
  },
  library: {
    width: 56,
    height: 26,
    solid: box(1, 1, 54, 8, 1) + armchair(6, 14) + box(24, 14, 14, 9, 2),
    lines:
      "M4 1v8M7 1v8M9 1v8M12 1.5l2 7.5M16 1v8M19 1v8M21 1v8M25 1v8M27 1v8M30 1.5l2 7.5M34 1v8M37 1v8M40 1v8M42 1v8M46 1.5l1.5 7.5M49 1v8M52 1v8" +
      "M31 16.5q-3-1.5-5 0v4.5q2-1.5 5 0 3-1.5 5 0v-4.5q-2-1.5-5 0v4.5" + ring(47, 19, 4) + ring(47, 19, 1.5),
  },
  lounge: {
    width: 54,
    height: 32,
    solid: box(4, 3, 28, 10, 3) + armchair(41, 18) + ring(20, 23, 6),
    lines: "M8 13V8q0-1.5 1.5-1.5h17q1.5 0 1.5 1.5v5M18 6.5v6.5" + ring(20, 23, 3) + "M40 3h12v6h-12zM43 9q-1-3 1.5-4.5 0 2 1.5 1 1.5 1.5.5 3.5",
  },
  hall: {
    width: 44,
    height: 40,
    solid: "M12 2h20v22H12z" + box(14, 27, 16, 12, 1),
    lines:
      "M12 5h20M12 8h20M12 11h20M12 14h20M12 17h20M12 20h20" + "M22 21V5m-2.5 3L22 4.5 24.5 8" +
      box(16, 29, 12, 8, 0.5) + "M22 29.5l4 3.5-4 3.5-4-3.5z" + plant(5, 8, 5, 6) + plant(39, 8, 5, 6),
  },
  study: {
    width: 50,
    height: 24,
    solid: box(8, 2, 26, 11, 1.5) + armchair(16, 14) + ring(43, 15, 5),
    lines: box(12, 4, 8, 6, 0.5) + "M13.5 6h5M13.5 8h4M24 9.5l5-5.5" + ring(30, 7, 2) + "M43 8.5v13M38 15h10M40 11q3 2 6 0M40 19q3-2 6 0",
  },
  spa: {
    width: 44,
    height: 50,
    solid: ring(22, 17, 14) + box(5, 38, 26, 9, 3),
    lines:
      ring(22, 17, 10.5) + ring(18, 14, 1.5) + ring(24, 19, 2) + ring(26, 13, 1) + ring(19, 21, 1) + ring(22, 11, 0.8) +
      "M12 38v9M32 41h8M32 44h8M15 17q1.5-1.5 3 0" + "M38 30q-2-2 0-4t0-4M42 30q-2-2 0-4t0-4",
  },
  theatre: {
    width: 42,
    height: 54,
    solid: "M5 3q16-3 32 0v3q-16-3-32 0z" + many([22, 32, 42], (y) => many([4, 13, 22, 31], (x) => box(x, y, 7, 7, 2))),
    lines: many([22, 32, 42], (y) => many([4, 13, 22, 31], (x) => `M${x} ${y + 4.5}h7`)) + "M21 19L9 8M21 19L33 8",
  },
  living_room: {
    width: 50,
    height: 46,
    solid: "M4 14q0-3 3-3h6q3 0 3 3v16h18q3 0 3 3v6q0 3-3 3H7q-3 0-3-3z" + box(23, 13, 13, 11, 2),
    lines: "M9 15v22h25M9 26h7M22 30v7" + box(18, 8, 24, 20, 1) + box(20, 10, 20, 16, 1) + "M14 3h26v2H14z" + plant(45, 38, 5, 7),
  },
  observatory: {
    width: 14,
    height: 70,
    solid: "M4 25l5-1.5 3 18-7 1.2zM5.5 10l3-1 1.2 14.5-5.2 1.3z",
    lines:
      "M8.5 42L4 56M8.5 42L12 56M8.5 42v12" + "M3 3l.8 1.7 1.8.3-1.3 1.3.3 1.9L3 7.3l-1.6.9.3-1.9L.4 5l1.8-.3z" +
      "M11 62l.6 1.3 1.4.2-1 1 .2 1.4-1.2-.7-1.2.7.2-1.4-1-1 1.4-.2z" + rays(3.5, 64, 0.6, 2, 4) + rays(12, 4, 0.5, 1.6, 4),
  },
  guest_house: {
    width: 24,
    height: 44,
    solid: box(3, 8, 18, 30, 2) + box(5, 10, 6.5, 6, 2) + box(12.5, 10, 6.5, 6, 2),
    lines: "M3 20q4.5 2 9 0t9 0M3 23q4.5 2 9 0t9 0" + ring(12, 4, 2.2) + rays(12, 4, 3, 4, 8) + "M7 30l10-4M7 34l10-4",
  },
  patio: {
    width: 58,
    height: 46,
    solid: "M29 6l10 4 4 10-4 10-10 4-10-4-4-10 4-10z" + plant(7, 8, 6, 8) + plant(51, 38, 6, 7) + armchair(45, 9) + armchair(5, 28),
    lines: "M29 6v28M15 20h28M19 10l20 20M39 10L19 30" + ring(29, 20, 1.5),
  },
  pool: {
    width: 66,
    height: 40,
    solid: ring(52, 28, 5) + "M50.2 23.4l1.3 2.8M53.8 32.6l-1.3-2.8",
    lines:
      ring(52, 28, 2.3) + "M4 20q3-2.5 6 0t6 0 6 0M30 32q3-2.5 6 0t6 0M14 34q3-2.5 6 0M40 16q3-2.5 6 0t6 0 6 0M26 24q3-2.5 6 0",
  },
};
