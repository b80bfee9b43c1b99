// The view as the server sends it, and the names of the four colours. Kingdoms, strengths and conflicts: the rules know.

export type Colour = 'red' | 'blue' | 'green' | 'black';
export const COLOURS: Colour[] = ['red', 'blue', 'green', 'black'];
export const TILE: Record<Colour, string> = { red: 'temple', blue: 'farm', green: 'market', black: 'settlement' };
export const LEADER: Record<Colour, string> = { red: 'priest', blue: 'farmer', green: 'merchant', black: 'king' };
export const COLOUR: Record<string, Colour> = { temple: 'red', farm: 'blue', market: 'green', settlement: 'black' };
export const DYNASTY = ['lion', 'bow', 'urn', 'bull'];

export interface Leader {
  seat: number;
  colour: Colour;
  square: string;
  supporters: number;
  temples: number;
}
export interface Territory {
  squares: string[];
  kingdom: boolean;
}
export interface Conflict {
  kind: 'revolt' | 'war';
  colour: Colour;
  tile: string;
  attacker: number;
  defender: number;
  strength: [number, number];
  added: number | null;
}
export interface Seat {
  leaders_at_home: Colour[];
  catastrophes: number;
  hand_size: number;
  hand: Record<string, number> | null;
  points: Record<Colour, number> | null;
  treasures: number | null;
  score: number | null;
  rank: number | null;
}
export interface TigrisView {
  players: number;
  phase: string;
  turn: number;
  to_act: number | null;
  actions_left: number;
  tiles: Record<string, string[]>;
  face_down: string[];
  catastrophes: string[];
  treasures: string[];
  leaders: Leader[];
  territories: Territory[];
  monuments: Record<string, string | null>;
  ziggurat: string | null;
  bag: number;
  seats: Seat[];
  conflict: Conflict | null;
  outlook: Record<string, Conflict[]>;
  swap: { asked: string; chosen: Record<string, number> } | null;
}

/** The conflicts that a path would start. */
export const outlookOf = (view: TigrisView, path: string[]): Conflict[] => view.outlook[path.join(' ')] ?? [];
