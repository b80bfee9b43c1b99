// What lies together on the board and how much of it: counted for the eye. What is allowed, the server says.
import { beside } from './squares';

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
  monuments: Record<string, string | null>;
  ziggurat: string | null;
  bag: number;
  seats: Seat[];
  conflict: {
    kind: 'revolt' | 'war';
    colour: Colour;
    tile: string;
    attacker: number;
    defender: number;
    strength: [number, number];
    added: number | null;
  } | null;
  swap: { asked: string; chosen: Record<string, number> } | null;
}

export interface Realm {
  squares: string[];
  leaders: Leader[];
}

export interface Conflict {
  kind: 'revolt' | 'war';
  colour: Colour;
  attacker: Leader;
  defender: Leader;
  attack: number;
  defence: number;
}

/** The connected areas of the board. */
export class Ground {
  readonly realms: Realm[] = [];
  readonly at = new Map<string, Realm>();
  readonly tile = new Map<string, string>();
  readonly leader = new Map<string, Leader>();

  constructor(readonly view: TigrisView) {
    for (const [kind, squares] of Object.entries(view.tiles)) for (const square of squares) this.tile.set(square, kind);
    for (const leader of view.leaders) this.leader.set(leader.square, leader);
    const filled = new Set([...this.tile.keys(), ...view.face_down, ...this.leader.keys()]);
    for (const square of filled) {
      if (this.at.has(square)) continue;
      const realm: Realm = { squares: [], leaders: [] };
      const todo = [square];
      this.at.set(square, realm);
      while (todo.length) {
        const here = todo.pop()!;
        realm.squares.push(here);
        const leader = this.leader.get(here);
        if (leader) realm.leaders.push(leader);
        for (const next of beside(here)) {
          if (!filled.has(next) || this.at.has(next)) continue;
          this.at.set(next, realm);
          todo.push(next);
        }
      }
      this.realms.push(realm);
    }
  }

  /** Temples beside a square: what counts in a revolt. */
  temples = (square: string): number => beside(square).filter((each) => this.tile.get(each) === 'temple').length;

  /** Tiles of a colour in a realm: what counts in a war. */
  supporters = (realm: Realm, colour: Colour): number => realm.squares.filter((each) => this.tile.get(each) === TILE[colour]).length;

  /** The conflicts that a path would start. */
  outlook(path: string[], seat: number | null): Conflict[] {
    const [verb, what, square] = path;
    if (!square || seat === null) return [];
    if (verb === 'leader') return this.revolt(what as Colour, square, seat);
    return verb === 'tile' ? this.wars(square, seat) : [];
  }

  private revolt(colour: Colour, square: string, seat: number): Conflict[] {
    const own = this.view.leaders.find((each) => each.seat === seat && each.colour === colour);
    const ground = own ? new Ground({ ...this.view, leaders: this.view.leaders.filter((each) => each !== own) }) : this;
    const rival = beside(square)
      .flatMap((each) => ground.at.get(each)?.leaders ?? [])
      .find((each) => each.colour === colour);
    if (!rival) return [];
    const attacker = { seat, colour, square };
    return [{ kind: 'revolt', colour, attacker, defender: rival, attack: this.temples(square), defence: this.temples(rival.square) }];
  }

  /** How many turns a seat is away. */
  private after = (seat: number, from: number): number => (seat - from + this.view.players) % this.view.players;

  private wars(square: string, seat: number): Conflict[] {
    const touched = [...new Set(beside(square).map((each) => this.at.get(each)))].filter((realm) => realm?.leaders.length) as Realm[];
    if (touched.length !== 2) return [];
    const [one, other] = touched as [Realm, Realm];
    return COLOURS.flatMap((colour): Conflict[] => {
      const a = one.leaders.find((each) => each.colour === colour);
      const b = other.leaders.find((each) => each.colour === colour);
      if (!a || !b) return [];
      const swap = a.seat !== seat && (b.seat === seat || this.after(b.seat, seat) < this.after(a.seat, seat));
      const [attacker, defender, mine, theirs] = swap ? [b, a, other, one] : [a, b, one, other];
      return [{ kind: 'war', colour, attacker, defender, attack: this.supporters(mine, colour), defence: this.supporters(theirs, colour) }];
    });
  }
}
