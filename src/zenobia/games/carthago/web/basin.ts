// The round basin of Carthage: twelve quays clockwise from the lower left, the channel to the sea below.
export const MIDDLE: [number, number] = [320, 314];
export const WIDTH = 640;
export const HEIGHT = 622;
export const WALL = 286; // outer edge of the quays
export const WATER = 198;
export const ISLAND = 88;
const STEP = 27; // degrees of a quay
const FIRST = -90 - 5.5 * STEP;
const CHANNEL = 17; // half its angle

export const angleOf = (quay: number): number => FIRST + quay * STEP;

export function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [MIDDLE[0] + radius * Math.cos(angle), MIDDLE[1] + radius * Math.sin(angle)].map((n) => Math.round(n * 10) / 10) as [number, number];
}

/** The stone of a quay. */
export function sector(quay: number, inset = 0): string {
  const [from, to] = [angleOf(quay) - STEP / 2 + 1.5, angleOf(quay) + STEP / 2 - 1.5];
  const [outer, inner] = [WALL - 5 - inset, WATER + 5 + inset];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The walls between the quays; wider ones between civilisations. */
export const piers = Array.from({ length: 13 }, (_, n) => {
  const angle = angleOf(n) - STEP / 2;
  return { d: `M${at(WATER - 24, angle)}L${at(WALL - 2, angle)}`, wide: n % 2 === 0 };
});

const [left, right] = [90 + CHANNEL, 90 - CHANNEL];
const sea = WALL + 50;
export const channel = `M${at(sea, right)}L${at(WATER - 4, right)}A${WATER} ${WATER} 0 0 1 ${at(WATER - 4, left)}L${at(sea, left)}Z`;
export const shore = `M${at(sea, left)}L${at(WATER, left)}A${WATER} ${WATER} 0 1 1 ${at(WATER, right)}L${at(sea, right)}`;

/** The line on which a civilisation's name stands, read from left to right. */
export function nameLine(civilisation: number): string {
  const angle = angleOf(2 * civilisation) + STEP / 2;
  const below = Math.sin((angle * Math.PI) / 180) > 0.3;
  const radius = WALL + (below ? 19 : 7);
  const [from, to] = [angle - STEP, angle + STEP];
  return below ? `M${at(radius, to)}A${radius} ${radius} 0 0 0 ${at(radius, from)}` : `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;
}

/** Half of the island: the lighthouse north, the temple south. */
export function half(north: boolean): string {
  const [x, y] = MIDDLE;
  const r = ISLAND - 5;
  const line = north ? y - 2 : y + 2;
  return `M${x - r} ${line}A${r} ${r} 0 0 ${north ? 1 : 0} ${x + r} ${line}Z`;
}
