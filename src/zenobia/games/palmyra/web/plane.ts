// The plane of octagons and squares: names, places on the screen, shapes.

export const STEP = 100; // from cell to cell
export const HALF = 63; // of an octagon
export const SMALL = 37; // half of a square
const MIDDLE = 20;

export interface PalmyraTile {
  cell: string;
  x: number;
  y: number;
  size: string;
  terrain: string;
  element: string;
  start: boolean;
}
export interface PalmyraSeat {
  hand: Record<string, number>;
  coins: number | null;
  flipped: number;
  legion: string | null;
  censor: string | null;
  rank: number | null;
}
export interface PalmyraView {
  players: number;
  options: Record<string, unknown>;
  turn: number;
  to_act: number | null;
  turns: number;
  phase: string;
  reserve: number;
  coins: number;
  piles: { small: number; large: number };
  tiles: PalmyraTile[];
  seats: PalmyraSeat[];
  emperor?: number | null;
  solo?: { game: number; target: number; drain: number; drained: number; passed: boolean };
  run?: { action: string; pawn: string; elements: number; empties: number; income: number; picked: string | null; incomes?: Record<string, number> };
  end?: string;
}

export type Point = [number, number];

export const isCell = (word: unknown): word is string => typeof word === 'string' && /^a?[a-z]\d{1,2}$/.test(word);

/** Column and row of a cell by its name: `u21` is 0, 0. */
export function at(cell: string): Point {
  const [, letters, row] = cell.match(/^([a-z]+)(\d+)$/)!;
  const column = letters!.length === 1 ? letters!.charCodeAt(0) - 97 : 26 + letters!.charCodeAt(1) - 97;
  return [column - MIDDLE, Number(row) - 1 - MIDDLE];
}

export const isLarge = ([x, y]: Point): boolean => (x + y) % 2 === 0;

/** A wide plane is turned by a quarter on a phone. */
export const turn = ([x, y]: Point, turned: boolean): Point => (turned ? [-y, x] : [x, y]);

/** The corners of a cell, `inset` inside its edge. */
export function shape([x, y]: Point, inset = 0): string {
  const [q, h] = [SMALL, HALF];
  const corners: Point[] = isLarge([x, y])
    ? [
        [-q, -h],
        [q, -h],
        [h, -q],
        [h, q],
        [q, h],
        [-q, h],
        [-h, q],
        [-h, -q],
      ]
    : [
        [-q, -q],
        [q, -q],
        [q, q],
        [-q, q],
      ];
  return corners.map(([a, b]) => `${(x * STEP + a - Math.sign(a) * inset).toFixed(1)},${(y * STEP + b - Math.sign(b) * inset).toFixed(1)}`).join(' ');
}

/** The wall around cells: edges that only one of them has. */
export function wall(cells: Point[]): string {
  const edges = new Map<string, number>();
  for (const cell of cells) {
    const corners = shape(cell).split(' ');
    corners.forEach((corner, n) => {
      const key = [corner, corners[(n + 1) % corners.length]!].sort().join(' ');
      edges.set(key, (edges.get(key) ?? 0) + 1);
    });
  }
  return [...edges].filter(([, count]) => count === 1).map(([edge]) => `M${edge.replace(' ', 'L')}`).join('');
}

/** A kind of tile in its parts: `large-mountains-lake`. */
export function kindOf(kind: string): { size: string; terrain: string; element: string } {
  const [size, terrain, element] = kind.split('-') as [string, string, string?];
  return { size, terrain, element: element ?? 'none' };
}
