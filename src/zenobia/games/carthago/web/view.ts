// What the server tells about a table of Porto Carthago, and the places of the board that can be clicked and spoken about.
import type { Frame } from '@shell/board/frame';

export interface Ship {
  id: string;
  civilisation: string;
  good: string;
  income: number;
  danger: number;
  privilege: string;
  awaited?: string[]; // quays where its good waits
}

export interface Quay {
  quay: string;
  owner: number | null;
  good: string | null;
  ship: Ship | null;
}

export interface Slot {
  card: string | null;
  servants: number;
  bonus: 'warehouse' | 'palace';
  bonus_price: number;
  on_card: number[];
}

export interface Outcome {
  points: number;
  least: number;
  most: number;
}

export interface Senator {
  reserve: number;
  blocked: number;
  lighthouse: number;
  temple: number;
  charters: number;
  path: number;
  palace: number;
  points: number;
  talents: number | null;
  storage: number;
  stored: Record<string, number>;
  privileges: Ship[];
}

export interface CarthagoView {
  phase: string;
  decade: number;
  decades: number;
  round: number | null; // none while ships enter
  rounds: number;
  first: number;
  final: boolean;
  left: number | null;
  may_block: boolean;
  source: string | null;
  entering: Ship | null;
  space: number | null;
  quays: Quay[];
  loads: Record<string, { talents: number; points: number }>;
  row1: (Ship | null)[];
  row2: (Ship | null)[];
  row3: (Ship | null)[];
  deck: { size: number; top: Ship[]; among: Ship[]; put_in_order: number; bottom: Ship[] };
  lighthouse: { seat: number; ships: number }[];
  voyage: { chances: number[]; success: Outcome | null; failure: Outcome | null } | null;
  market: { goods: Record<string, number>; spaces: number; price: number; prices: number[]; refill_price: number };
  amounts: Record<string, number>;
  early_end: { decade: number; points: number };
  slots: Slot[];
  palace: { sold: number; price: number; points: number; spaces: { price: number; points: number }[]; large: { price: number; points: number } };
  path: { spaces: (number | null)[]; filled: number; score_spaces: { filled: number; awards: number[] }[]; reached: number[] };
  charters: number;
  seats: Senator[];
}

export const seen = (frame: Frame): CarthagoView => frame.view as CarthagoView;
export const symbol = (privilege: string): string => privilege.replace('-', '_');

/** The action space in use, until its bonus is taken or the turn ends. */
export const inUse = (view: CarthagoView): Slot | undefined => (view.space === null ? undefined : view.slots[view.space - 1]);

/** The good that is carried now, from the warehouse or from a quay. */
export const carried = (view: CarthagoView): string | null =>
  view.phase === 'destination' ? (view.quays.find((each) => each.quay === view.source)?.good ?? view.source) : null;

/** The paths that a click on a place may mean; the first legal one counts. */
function meanings(frame: Frame, place: string): string[][] {
  const view = seen(frame);
  const [kind, which] = place.split('-') as [string, string?];
  const from = frame.path[0] === 'send' ? frame.path[1] : undefined;
  switch (kind) {
    case 'first':
      return [frame.path[0] === 'block' ? ['block', which!] : ['admit', which!]];
    case 'slot':
    case 'good':
      return [[kind, which!]];
    case 'reserve':
      return [...(from ? [['send', from, kind]] : []), ['send', kind]];
    case 'lighthouse':
    case 'temple':
      if (which) return [['shift', which, kind, kind === 'temple' ? 'lighthouse' : 'temple']];
      return [...(from ? [['send', from, kind]] : []), ['send', kind]];
    case 'charters':
      return [['voyage'], ...(view.phase === 'card' && inUse(view)?.card === 'captain' ? [['do']] : [])];
    case 'second':
    case 'deck':
      return [];
    case 'trade':
      return [['track']];
    case 'path':
      return [['path']];
    case 'palace':
      return [['palace'], ...(inUse(view)?.bonus === 'palace' ? [['bonus']] : [])];
    default:
      return ['quay', 'claim', 'carry', frame.path[0] === 'leave' ? 'leave' : 'move', 'leave'].map((verb) => [verb, place]);
  }
}

/** Where a click on a place leads, if anywhere. */
export const pathTo = (frame: Frame, place: string): string[] | undefined =>
  frame.live ? meanings(frame, place).find((words) => frame.can(words)) : undefined;

/** What a click on a place would mean now, if it were possible. */
export const deniedAt = (frame: Frame, place: string): string[] | undefined =>
  frame.live ? meanings(frame, place).find(([verb]) => frame.can([verb!])) : undefined;

/** Is this place what the path now says? */
export function isChosen(frame: Frame, place: string): boolean {
  const path = pathTo(frame, place);
  return !!path && path.every((word, n) => frame.path[n] === word);
}

const BY_EVENT: Record<string, string> = {
  charter: 'charters',
  'voyage-ok': 'charters',
  'voyage-lost': 'charters',
  'trade-point': 'trade',
  path: 'path',
  award: 'path',
  palace: 'palace',
};

/** The places where something just happened. */
export function lastPlaces(frame: Frame): Set<string> {
  const view = seen(frame);
  const places = new Set<string>();
  for (const { name, details } of frame.last.flatMap((entry) => entry.events)) {
    if (BY_EVENT[name]) places.add(BY_EVENT[name]);
    for (const key of ['quay', 'from', 'to']) if (typeof details[key] === 'string') places.add(details[key]);
    if (name === 'buy' || name === 'take-good') places.add(`good-${details.good as string}`);
    if (name === 'use-card') places.add(`slot-${view.slots.findIndex((slot) => slot.card === details.card && slot.servants === details.n) + 1}`);
  }
  return places;
}

/** The parts of the board with their places, in the order of the phone. */
export function parts(view: CarthagoView): Record<string, string[]> {
  const seats = view.seats.flatMap((_, n) => [`lighthouse-p${n + 1}`, `temple-p${n + 1}`]);
  return {
    harbour: [...view.quays.map((each) => each.quay), 'lighthouse', 'temple', 'charters', ...seats],
    actions: view.slots.map((_, n) => `slot-${n + 1}`),
    ships: [...view.row1.map((_, n) => `first-${n + 1}`), ...Object.keys(view.market.goods).map((good) => `good-${good}`)],
    palace: ['trade', 'palace', 'path'],
  };
}
