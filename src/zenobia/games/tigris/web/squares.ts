// The map and its squares: names, places on the screen. The map itself comes from the game's data file.
import data from '../data.toml?raw';

export const SIDE = 48;
export const COLUMNS = 16;
export const ROWS = 11;

const rows = [...data.slice(data.indexOf('rows = ['), data.indexOf('[tiles]')).matchAll(/"([.~TC]{16})"/g)].map((row) => row[1]!);

export const name = (column: number, row: number): string => 'abcdefghijklmnop'[column]! + (row + 1);
export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;
export const isSquare = (word: unknown): word is string => typeof word === 'string' && /^[a-p]\d{1,2}$/.test(word);
const sign = (square: string) => rows[rowOf(square)]?.[columnOf(square)];

export const SQUARES: string[] = Array.from({ length: ROWS * COLUMNS }, (_, n) => name(n % COLUMNS, Math.floor(n / COLUMNS)));
export const RIVER: string[] = SQUARES.filter((square) => sign(square) === '~');
export const isRiver = (square: string): boolean => sign(square) === '~';
export const isCorner = (square: string): boolean => sign(square) === 'C';

/** Column and row on the screen: on a phone the board is turned by a quarter. */
export const placed = (square: string, turned: boolean): [number, number] =>
  turned ? [ROWS - 1 - rowOf(square), columnOf(square)] : [columnOf(square), rowOf(square)];

type Point = [number, number];

/** The rounded outline around cells, as the d of a path. */
export function outline(cells: Point[], inset: number, radius: number): string {
  const inside = new Set(cells.map((cell) => cell.join()));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [x, y] of cells) {
    if (!inside.has([x, y - 1].join())) add([x, y], [x + 1, y]);
    if (!inside.has([x + 1, y].join())) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has([x, y + 1].join())) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has([x - 1, y].join())) add([x, y + 1], [x, y]);
  }
  let path = '';
  for (const start of [...edges.keys()]) while (edges.get(start)?.length) path += rounded(loopFrom(start, edges), inset, radius);
  return path;
}

function loopFrom(start: string, edges: Map<string, Point[]>): Point[] {
  const first = start.split(',').map(Number) as Point;
  let to = edges.get(start)!.pop()!;
  let way: Point = [to[0] - first[0], to[1] - first[1]];
  const loop = [first];
  while (to.join() !== start) {
    loop.push(to);
    const ways = edges.get(to.join())!;
    const turn = ways.findIndex((next) => next[0] - to[0] === -way[1] && next[1] - to[1] === way[0]);
    const next = ways.splice(Math.max(0, turn), 1)[0]!;
    way = [next[0] - to[0], next[1] - to[1]];
    to = next;
  }
  return loop;
}

function rounded(loop: Point[], inset: number, radius: number): string {
  let path = '';
  loop.forEach((b, n) => {
    const a = loop.at(n - 1)!;
    const c = loop[(n + 1) % loop.length]!;
    const [d1, d2] = [[b[0] - a[0], b[1] - a[1]] as Point, [c[0] - b[0], c[1] - b[1]] as Point];
    if (d1.join() === d2.join()) return;
    const x = b[0] * SIDE + inset * (-d1[1] - d2[1]);
    const y = b[1] * SIDE + inset * (d1[0] + d2[0]);
    path += `${path ? 'L' : 'M'}${x - d1[0] * radius} ${y - d1[1] * radius}Q${x} ${y} ${x + d2[0] * radius} ${y + d2[1] * radius}`;
  });
  return `${path}Z`;
}
