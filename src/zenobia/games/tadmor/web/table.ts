// The table of Tadmor as the browser sees it: the view, where a click leads, and how things are spoken of.
import type { Frame } from '@shell/board/frame';

export type Cost = Record<string, number>;
export type Stage = 'improvement' | 'construction' | 'kingdom';

export interface Space {
  id: string;
  region: string;
  action: string;
  acts: Stage | 'anytime' | 'marauders';
  accepts: 'camel' | 'ship' | 'either';
  resource: string | null;
  colour: string | null;
  gives: { n?: number; pp?: number; gold?: number; ready?: number };
  owner: number | null;
  piece: string | null;
}
export interface Pile {
  colour: string;
  top: string | null;
  size: number;
  goods: Record<string, number>;
}
export interface Card {
  effect?: string; // a tile
  era?: number;
  cost?: Cost; // a mission
  benefit?: string;
  when?: string;
  pp?: number;
  [printed: string]: unknown;
}
export interface City {
  pp: number;
  total: number;
  parts: Record<string, number>;
  tower: number;
  warehouse: Record<string, number>;
  traded: Record<string, number>;
  rare: Record<string, number>;
  owned: Record<string, number>;
  supply: Record<string, number>;
  temples: string[];
  tiles: string[];
  private: Record<string, string | null>;
  fulfilled: string[];
  returned: string[];
  hand_size: number;
  hand: string[] | null;
  storage: number;
  prices: {
    level: Cost;
    pair: Cost;
    temples: { target: string; part: string; cost: Cost; pp: number }[];
    rare: Record<string, Cost>;
    rare_pp: number;
    broker: Record<string, number>;
    temple_discount: number;
    mission_discount: number;
  };
}
export interface TadmorView {
  players: number;
  round: number;
  rounds: number;
  era: string;
  stage: string;
  to_act: number | null;
  pawn: number;
  question: { name: string; units: number; about: string | null; waived: Record<string, number> | null } | null;
  turns: { seat: number; space?: string }[];
  spaces: Space[];
  tiles: string[];
  piles: Pile[];
  deck: number;
  discards: string[];
  marauders: { under_attack: string | null; raided: string | null; holder: number | null; held: string | null };
  tax: number;
  penalty: number;
  tile_cost: number;
  seats: City[];
  cards: Record<string, Card>;
}

export const RESOURCES = ['wood', 'stone', 'marble', 'gold'];
export const PIECES = ['camel', 'ship'];
export const PARTS = ['basement', 'colonnade', 'roof', 'statues'];
export const GOODS: Record<string, string[]> = {
  grey: ['glass', 'incense', 'myrrh'],
  yellow: ['jade', 'ivory', 'porcelain'],
  red: ['silk', 'perfume', 'oil'],
};
export const COLOURS = Object.keys(GOODS);
export const RESOLUTION = ['improvement', 'late-improvement', 'construction', 'kingdom'];

export const isTile = (id: string): boolean => /^i\d+$/.test(id);
export const isMission = (id: string): boolean => /^k\d+$/.test(id);
export const colourOf = (good: string): string => COLOURS.find((colour) => GOODS[colour]!.includes(good))!;
export const symbolOf = (good: string): string => (good === 'ivory' || good === 'oil' ? `rare-${good}` : good);

const SYMBOLS: Record<string, string> = {
  'peace-gifts': 'peace',
  'tower-single': 'tower-1',
  'tower-pair': 'tower-2',
  market: 'town-market',
  'temple-draw': 'temple-3',
  'temple-or-market': 'temple-3',
  caravan: 'caravan-plus',
};
/** The symbol of a space's action. */
export const actionSymbol = (action: string): string => SYMBOLS[action] ?? action;

const BENEFITS: Record<string, string> = {
  rare_good_of_choice: 'silk',
  next_temple_part: 'temple-3',
  extra_ship: 'ship',
  build_levels: 'tower-2',
  redirect_raid: 'marauders',
  extra_camel: 'caravan-plus',
  town_market: 'town-market',
  swap_pieces: 'swap',
  two_free_improvements: 'improvement',
  five_goods: 'warehouse',
  parallel_basement: 'temple-1',
  destroy_levels: 'traitor',
  draw_missions: 'draw',
  triple_placement: 'camel',
  old_improvement: 'improvement',
};
export const benefitSymbol = (card: Card | undefined): string => BENEFITS[card?.benefit ?? ''] ?? 'mission';

/** The first of these paths that a legal move begins with. */
const first = (frame: Frame, paths: string[][]): string[] | null => (frame.live ? (paths.find((path) => frame.can(path)) ?? null) : null);

/** Where a click on a space leads: a piece goes there, or the piece on it acts. */
export function spacePath(frame: Frame, space: Space): string[] | null {
  const held = frame.path[0] === 'place' && frame.path.length === 2 ? frame.path[1]! : null;
  const places = (held ? [held] : PIECES).map((piece) => ['place', piece, space.id]);
  const mine = space.owner !== null && space.owner === frame.seat;
  return first(frame, [...places, ['space', space.id], ...(mine ? actions(space) : [])]);
}

function actions(space: Space): string[][] {
  switch (space.action) {
    case 'tower-single':
      return [['build', 'level']];
    case 'tower-pair':
      return [['build', 'pair']];
    case 'rare':
      return [['rare', space.colour!]];
    case 'mission':
      return [['draw']];
    case 'temple-draw':
      return [['temple', space.id]];
    case 'temple-or-market':
      return [['temple', space.id], ['ebla']];
    case 'traitor':
      return [['strike']];
    default:
      return [];
  }
}

/** A private tile takes a piece; the tiles of the board are chosen. */
export const tilePath = (frame: Frame, id: string): string[] | null => first(frame, [['tile', id], ...PIECES.map((piece) => ['place', piece, id])]);

/** A mission is fulfilled, returned, or given up for one resource. */
export const missionPaths = (frame: Frame, id: string): string[][] =>
  frame.live ? ['fulfil', 'return', 'discard'].map((verb) => [verb, id]).filter((path) => frame.can(path)) : [];

/** A resource is chosen, or begins a trade. */
export const resourcePath = (frame: Frame, name: string): string[] | null => first(frame, [['choose', name], ['trade', name]]);

export const strikePath = (frame: Frame, seat: number): string[] | null => {
  const view = frame.view as TadmorView;
  const left = (seat - (frame.seat ?? 0) + view.players) % view.players;
  return left ? first(frame, [['strike', String(left)]]) : null;
};

export const begun = (frame: Frame, path: string[] | null): boolean => !!path && frame.live && path.every((word, n) => frame.path[n] === word);

/** A cost in words: 2 wood, 1 gold. */
export const priced = (frame: Frame, cost: Cost): string =>
  RESOURCES.filter((name) => cost[name])
    .map((name) => frame.say(`units-${name}`, { n: cost[name]! }))
    .join(', ') || frame.say('free-of-cost');

type Details = Record<string, string | number>;

/** What a space does, with the numbers of this era and of whoever stands there. */
export function spaceText(frame: Frame, space: Space): string {
  const city = (frame.view as TadmorView).seats[space.owner ?? frame.seat ?? 0]!;
  const details: Details = { n: space.gives.n ?? 0, pp: space.gives.pp ?? 0 };
  if (space.resource) details.resource = frame.word('resource', space.resource);
  if (space.colour) {
    details.colour = frame.word('colour', space.colour);
    details.cost = priced(frame, city.prices.rare[space.colour]!);
  }
  return [frame.say(`action-${space.action}.text`, details), more(frame, space, city)].filter(Boolean).join(' ');
}

function more(frame: Frame, space: Space, city: City): string {
  switch (space.action) {
    case 'tower-single':
      return frame.say('price-level', { cost: priced(frame, city.prices.level) });
    case 'tower-pair':
      return frame.say('price-pair', { cost: priced(frame, city.prices.pair) });
    case 'temple-draw':
    case 'temple-or-market':
      return city.prices.temples.map((each) => templeText(frame, each, city)).join(' ');
    case 'taxman':
      return frame.say('tax-now', { gold: space.gives.gold ?? 0, pp: space.gives.pp ?? 0 });
    case 'war-supplies':
      return space.gives.pp === undefined ? '' : frame.say('supplies-now', { pp: space.gives.pp });
    case 'caravan':
    case 'shipyard':
      return space.gives.ready === undefined ? '' : frame.say(space.gives.ready ? 'condition-met' : 'condition-not-met');
    default:
      return '';
  }
}

export function templeText(frame: Frame, temple: { part: string; cost: Cost; pp: number }, city: City): string {
  const part = { part: frame.word('part', temple.part), cost: priced(frame, temple.cost), pp: temple.pp };
  const discount = city.prices.temple_discount;
  return frame.say('price-part', part) + (discount ? ` ${frame.say('discount', { n: discount })}` : '');
}

/** What a tile or a mission does. */
export function cardText(frame: Frame, id: string): string {
  const card = (frame.view as TadmorView).cards[id];
  if (!card) return '';
  if (isTile(id)) return frame.say(`tile-${id}.text`, card as Details);
  const value = frame.say('mission-value', { pp: card.pp ?? 0, cost: priced(frame, card.cost ?? {}) });
  return `${value}. ${frame.say(`mission-${id}.text`, card as Details)}`;
}

/** Anything of the table by name and text. */
export function about(frame: Frame, id: string): { name: string; text: string } {
  const space = (frame.view as TadmorView).spaces.find((each) => each.id === id);
  if (space) return { name: `${frame.word('space', id)} · ${frame.word('region', space.region)}`, text: spaceText(frame, space) };
  return { name: frame.word(isTile(id) ? 'tile' : 'mission', id), text: cardText(frame, id) };
}

/** The pieces of a seat that act in a part of the round, by their spaces and private tiles. */
export function waiting(view: TadmorView, seat: number, stage: string): string[] {
  const spaces = view.spaces.filter((space) => space.owner === seat && space.acts === stage).map((space) => space.id);
  const own = Object.entries(view.seats[seat]!.private).filter(([id, piece]) => piece && actsIn(view.cards[id]) === stage);
  return [...spaces, ...own.map(([id]) => id)];
}

const actsIn = (card: Card | undefined): string => {
  if (card?.effect === 'private_kingdom') return 'kingdom';
  return card?.effect === 'private_market' ? 'anytime' : 'construction';
};

const RULES: Record<string, string> = {
  collect: 'TD-6.2',
  shipyard: 'TD-6.11',
  caravan: 'TD-6.10',
  'peace-gifts': 'TD-6.13',
  rare: 'TD-7.15',
  'tower-single': 'TD-7.4',
  'tower-pair': 'TD-7.5',
  mission: 'TD-7.16',
  taxman: 'TD-8.2',
  'first-player': 'TD-8.5',
  improvement: 'TD-7.1',
  market: 'TD-6.3',
  'temple-draw': 'TD-7.12',
  'temple-or-market': 'TD-6.4',
  marauders: 'TD-5.7',
  traitor: 'TD-7.11',
  'war-supplies': 'TD-8.4',
};

/** The rule that concerns what a name stands for: a space, tile, mission, region, good, tower ... */
export function ruleOf(id: string, view: TadmorView): string {
  if (isTile(id)) return `TD-12.${id.slice(1)}`;
  if (isMission(id)) return `TD-10.${id.slice(1)}`;
  const space = view.spaces.find((each) => each.id === id);
  if (space) return RULES[space.action]!;
  if (RESOURCES.includes(id)) return 'TD-6.8';
  if (COLOURS.includes(id) || COLOURS.some((colour) => GOODS[colour]!.includes(id))) return 'TD-2.3';
  if (PIECES.includes(id)) return 'TD-4.1';
  if (id === 'temple') return 'TD-7.12';
  if (id === 'sets') return 'TD-13.2';
  return id.startsWith('tower') ? 'TD-7.7' : 'TD-5.3';
}
