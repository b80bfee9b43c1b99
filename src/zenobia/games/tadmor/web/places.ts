// Where regions and spaces lie on the map, on a desk and on a phone.
import type { Space } from './table';

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
  columns: number;
  low?: boolean; // spaces at the lower edge, a drawing above them
}
export interface Plan {
  width: number;
  height: number;
  r: number; // of a camel's space
  font: number;
  plates: Record<string, Plate>;
  waters: string[];
}

export const DESK: Plan = {
  width: 776,
  height: 584,
  r: 24,
  font: 14.5,
  plates: {
    'north-sea': { x: 8, y: 10, w: 176, h: 280, columns: 2 },
    'south-sea': { x: 8, y: 298, w: 176, h: 276, columns: 2 },
    ebla: { x: 206, y: 10, w: 172, h: 212, columns: 2 },
    aleppo: { x: 386, y: 10, w: 212, h: 212, columns: 3 },
    palmyra: { x: 206, y: 230, w: 392, h: 186, columns: 6, low: true },
    damascus: { x: 206, y: 424, w: 392, h: 150, columns: 4, low: true },
    euphrates: { x: 620, y: 10, w: 148, h: 564, columns: 2 },
  },
  waters: [
    'M-900-400H196V0C186 60 206 110 194 170s8 110-4 180 12 134 2 234V1000H-900Z',
    'M609-400V0C626 80 602 140 614 220s-14 120 2 190-8 110-2 174V1000H1676V-400Z',
  ],
};

export const PHONE: Plan = {
  width: 400,
  height: 721,
  r: 21,
  font: 12.5,
  plates: {
    'north-sea': { x: 5, y: 5, w: 192, h: 186, columns: 3 },
    'south-sea': { x: 5, y: 196, w: 192, h: 186, columns: 3 },
    ebla: { x: 203, y: 5, w: 192, h: 186, columns: 2 },
    aleppo: { x: 203, y: 196, w: 192, h: 186, columns: 3 },
    palmyra: { x: 5, y: 387, w: 390, h: 113, columns: 6 },
    damascus: { x: 5, y: 505, w: 390, h: 103, columns: 4 },
    euphrates: { x: 5, y: 613, w: 390, h: 103, columns: 6 },
  },
  waters: ['M0 0H199C206 70 190 130 201 200S190 335 200 385H0Z', 'M0 610Q60 605 120 612T250 609T400 612V721H0Z'],
};

const TITLE = 28; // height of a plate's name

/** The middle of each space of a region: in rows, a short last row centred. */
export function centres(plan: Plan, region: string, spaces: Space[]): [Space, number, number][] {
  const plate = plan.plates[region]!;
  const columns = Math.min(plate.columns, spaces.length);
  const rows = Math.ceil(spaces.length / columns);
  const [wide, high] = [plate.w / columns, (plate.h - TITLE) / rows];
  return spaces.map((space, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, spaces.length - row * columns);
    const x = plate.x + wide * ((n % columns) + 0.5 + (columns - inRow) / 2);
    const y = plate.low ? plate.y + plate.h - plan.r - 44 : plate.y + TITLE + high * (row + 0.5) - plan.font * 0.8;
    return [space, x, y];
  });
}
