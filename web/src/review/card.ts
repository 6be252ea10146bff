// A card to share: how a game went for one seat, without a card, a case or anybody's name. It is drawn on this device.
import type { Arguments } from "../words/words.svelte";
import type { Hindsight } from "../wire/types";
import { bits } from "./figures";

export type Phrasing = (key: string, args?: Arguments) => string;

export interface Shared {
  lines: readonly [string, string, string];
  alt: string;
}

const WIDTH = 640;
const HEIGHT = 360;
const INK = { night: "#15132b", moon: "#f3e2b8", axis: "#6b6480", line: "#f2b84b" };
const MOON = { x: 578, y: 66, r: 34 };
const TEXTS = [
  { y: 62, size: 24, ink: "#fbf1de" },
  { y: 102, size: 21, ink: "#ffd98a" },
  { y: 136, size: 19, ink: "#e9dcc8" },
];
const PLOT = { left: 40, top: 176, right: 600, bottom: 326 };

/** The three lines of the card, and the same for whoever does not see it. */
export function sharedOf(hindsight: Hindsight, edition: string, players: number, language: string, t: Phrasing): Shared {
  const { turns, certain, accuracy, account } = hindsight;
  const told = accuracy === null ? t("review-fact-no-accuracy") : t("review-share-accuracy", { n: Math.round(accuracy) });
  const luck = t("review-share-luck", { bits: bits(account.luck, language, true) });
  const known =
    certain === null
      ? t("review-share-open", { bits: bits(account.left, language) })
      : t("review-share-certain", { n: Math.max(0, turns - certain) });
  const head = `${t("review-share-head", { edition })}, ${t("review-share-game", { players, turns })}`;
  const alt = t("review-share-alt", { edition, players, turns, accuracy: told, luck, certain: known });
  return { lines: [head, `${told} ${luck}`, known], alt };
}

/** The card as a picture that needs nothing else. */
export function drawn({ lines, alt }: Shared, open: readonly number[]): string {
  const points = pointsOf(open).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const texts = TEXTS.map(
    ({ y, size, ink }, at) =>
      `<text x="${PLOT.left}" y="${y}" font-size="${size}" fill="${ink}">${escaped(lines[at] ?? "")}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(alt)}" font-family="Georgia, serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.night}"/>
<circle cx="${MOON.x}" cy="${MOON.y}" r="${MOON.r}" fill="${INK.moon}"/>
${texts.join("\n")}
<path d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}" fill="none" stroke="${INK.axis}"/>
<polyline points="${points.join(" ")}" fill="none" stroke="${INK.line}" stroke-width="4" stroke-linejoin="round"/>
</svg>
`;
}

/** The same on a canvas, for a PNG: the page's policy lets no picture in but the server's own. */
export function painted(canvas: HTMLCanvasElement, { lines }: Shared, open: readonly number[]): void {
  canvas.width = 2 * WIDTH;
  canvas.height = 2 * HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(2, 2);
  pen.fillStyle = INK.night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK.moon;
  pen.beginPath();
  pen.arc(MOON.x, MOON.y, MOON.r, 0, 2 * Math.PI);
  pen.fill();
  for (const [at, { y, size, ink }] of TEXTS.entries()) {
    pen.fillStyle = ink;
    pen.font = `${size}px Georgia, serif`;
    pen.fillText(lines[at] ?? "", PLOT.left, y, PLOT.right - PLOT.left - 60);
  }
  pen.strokeStyle = INK.axis;
  pen.beginPath();
  pen.moveTo(PLOT.left, PLOT.top);
  pen.lineTo(PLOT.left, PLOT.bottom);
  pen.lineTo(PLOT.right, PLOT.bottom);
  pen.stroke();
  pen.strokeStyle = INK.line;
  pen.lineWidth = 4;
  pen.lineJoin = "round";
  pen.beginPath();
  for (const [x, y] of pointsOf(open)) pen.lineTo(x, y);
  pen.stroke();
}

/** What was open turn by turn, as points of the picture. */
function pointsOf(open: readonly number[]): [number, number][] {
  const most = Math.max(1, ...open);
  const last = Math.max(1, open.length - 1);
  return open.map((value, turn) => [
    PLOT.left + ((PLOT.right - PLOT.left) * turn) / last,
    PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / most,
  ]);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
