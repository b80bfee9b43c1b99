// Porto Carthago in the browser.
import type { Frame, Question, View } from '@shell/board/frame';
import { odds, shipLines, shipTitle, textOf } from './facts';
import { inUse, seen, type CarthagoView, type Ship } from './view';

export { default as Board } from './Board.svelte';
export { default as Over } from './Over.svelte';
export { default as Own } from './Own.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';
export { default as Step } from './Step.svelte';

const DRAWN = new Set(['slot', 'admit', 'block', 'good', 'carry', 'quay', 'claim', 'move', 'leave', 'send', 'use', 'shift', 'order']);
const LEADS_ON = new Set(['slot', 'carry', 'do', 'send', 'shift', 'stop', 'skip', 'use load-any', 'use move3', 'use bring-ship']);

export const claims = (path: string[], word: string): boolean => path.length > 0 || DRAWN.has(word);

/** What is chosen, without the verb that the question names. */
export function chip(frame: Frame, words: string[]): string {
  const [verb, what] = words as [string, string?];
  if (!what) return DRAWN.has(verb) ? '' : frame.word('verb', verb);
  if (verb === 'admit' || verb === 'block') return frame.word('ships', seen(frame).row1[Number(what) - 1]?.id ?? what);
  return frame.word('word', words.at(-1)!);
}

/** A pair may move or be taken back; a ship may be admitted or turned away. */
export function also(frame: Frame): string[][] {
  const [verb, what] = frame.path;
  const other = { move: 'leave', leave: 'move', admit: 'block', block: 'admit' }[verb ?? ''];
  return other && what ? [[other, what]] : [];
}

/** Half an action: our own next question follows, and the way back is free. */
export const straight = (words: string[]): boolean => LEADS_ON.has(words[0]!) || LEADS_ON.has(words.join(' '));

export const stripIcon = 'palace';
export const strip = (frame: Frame, seat: number): string => String(seen(frame).seats[seat]?.palace ?? 0);

const shipTold = (frame: Frame, ship: Ship | null | undefined): string =>
  ship ? `${[shipTitle(frame, ship), ...shipLines(frame, ship).slice(0, 2).map((line) => line.text), frame.word('privilege', ship.privilege)].join(', ')}.` : '';

export function question(frame: Frame): Question {
  const view = seen(frame);
  const ask = frame.say(view.may_block ? 'ask-ships-or-block' : `ask-${view.phase}`, { n: view.left ?? 0 });
  return { ask, more: more(frame, view) };
}

function more(frame: Frame, view: CarthagoView): string | undefined {
  const card = inUse(view)?.card;
  if (view.phase === 'card' && card) return textOf(frame, 'card', card);
  if (view.phase === 'aristocrat' || view.phase === 'move3') return frame.say(`order-${view.phase}`);
  if (view.phase === 'dock') return shipTold(frame, view.entering);
  if (view.phase === 'destination' && frame.can(['voyage'])) return odds(frame);
  if (view.phase === 'last-purchase') return frame.say('next-place', { price: view.palace.large.price, points: view.palace.large.points });
  return undefined;
}

/** What the chosen move will do, in one sentence. */
export function outlook(frame: Frame): string {
  const view = seen(frame);
  const [verb = '', what = ''] = frame.path;
  const bonus = inUse(view);
  const money = frame.seat === null ? 0 : (view.seats[frame.seat]!.talents ?? 0);
  const pay = (n: number) => frame.say('outlook-pay', { n, left: money - n });
  switch (verb) {
    case 'admit':
    case 'block':
      return shipTold(frame, view.row1[Number(what) - 1]);
    case 'good':
      return view.phase === 'take-good' ? '' : pay(view.phase === 'refill-purchase' ? view.market.refill_price : view.market.price);
    case 'quay': {
      const gain = view.loads[what];
      const ship = view.quays.find((each) => each.quay === what)?.ship;
      if (gain && ship) return frame.say('outlook-load', { talents: gain.talents, points: gain.points, privilege: frame.word('privilege', ship.privilege) });
      return view.phase === 'dock' ? shipTold(frame, view.entering) : frame.say(view.phase === 'destination' ? 'outlook-waits' : view.phase === 'new-quay' ? 'outlook-pair' : 'outlook-claim');
    }
    case 'claim':
    case 'move':
    case 'leave':
      return frame.say(`outlook-${verb}`);
    case 'track':
      return frame.say('outlook-track', { n: (view.seats[frame.seat ?? 0]?.points ?? 0) + 1 });
    case 'path':
      return frame.say('outlook-path', { n: view.path.filled + 1 });
    case 'voyage':
      return odds(frame);
    case 'bonus':
      return bonus ? pay(bonus.bonus_price) : '';
    case 'palace':
      return pay(view.palace.large.price);
    case 'take':
      return frame.say('outlook-take', { n: view.amounts.take ?? 0, total: money + (view.amounts.take ?? 0) });
    case 'refill':
      return frame.say('outlook-refill', { n: view.market.refill_price });
    case 'use':
      return what === 'palace-free' ? pay(view.palace.price) : textOf(frame, 'privilege', what);
    default:
      return '';
  }
}

const CARDS: Record<string, string> = { captain: 'PC-A.7.4', aristocrat: 'PC-A.7.5', stevedore: 'PC-A.7.6', merchant: 'PC-A.7.7', transporter: 'PC-A.7.8' };
const PRIVILEGES: Record<string, string> = { scry3: 'PC-A.10.4', 'load-any': 'PC-A.10.5', move3: 'PC-A.10.6', 'palace-free': 'PC-A.10.7', 'bring-ship': 'PC-A.10.8' };
const RULES: Record<string, string> = {
  take: 'PC-A.7',
  refill: 'PC-A.7.3',
  admit: 'PC-A.5.2',
  block: 'PC-A.5.1',
  send: 'PC-A.7.5',
  shift: 'PC-A.10.6',
  order: 'PC-A.10.4',
  voyage: 'PC-A.9',
  track: 'PC-A.12',
  path: 'PC-A.12',
  palace: 'PC-A.13.2',
  carry: 'PC-A.7.8',
  store: 'PC-A.7.8',
  claim: 'PC-A.7.6',
  move: 'PC-A.7.6',
  leave: 'PC-A.7.6',
  end: 'PC-A.4.4',
};
const PHASES: Record<string, string> = {
  'may-claim': 'PC-A.3.3',
  'take-good': 'PC-A.3.4',
  'must-claim': 'PC-A.3.4',
  ships: 'PC-A.5',
  dock: 'PC-A.5.3',
  point: 'PC-A.12',
  'extra-point': 'PC-A.10.2',
  'extra-servant': 'PC-A.10.3',
  rest: 'PC-A.10',
  destination: 'PC-A.7.8',
  'refill-purchase': 'PC-A.7.3',
  'load-any': 'PC-A.10.5',
  bring: 'PC-A.10.8',
  'last-purchase': 'PC-A.13.2',
};

export function rule(path: string[], given: View): string {
  const view = given as CarthagoView;
  const [verb = '', what = ''] = path;
  if (verb === 'use') return PRIVILEGES[what] ?? 'PC-A.10';
  if (verb === 'slot') return CARDS[view.slots[Number(what) - 1]?.card ?? ''] ?? 'PC-A.7.1';
  if (verb === 'bonus' || verb === 'skip') return inUse(view)?.bonus === 'palace' ? 'PC-A.7.10' : 'PC-A.7.9';
  if (view.phase === 'card') return CARDS[inUse(view)?.card ?? ''] ?? 'PC-A.7.1';
  return PHASES[view.phase] ?? RULES[verb] ?? 'PC-A.7';
}

const PLACES: Record<string, string> = {
  lighthouse: 'PC-A.5',
  temple: 'PC-A.9',
  charters: 'PC-A.9',
  good: 'PC-A.7.7',
  trade: 'PC-A.12',
  palace: 'PC-A.11',
  path: 'PC-A.12.1',
  second: 'PC-A.5.6',
  first: 'PC-A.5.1',
  deck: 'PC-A.15',
};

/** The rule that concerns a place of the board. */
export function ruleAt(place: string, given: View): string {
  const view = given as CarthagoView;
  const [kind, which] = place.split('-') as [string, string?];
  if (kind === 'slot') return CARDS[view.slots[Number(which) - 1]?.card ?? ''] ?? 'PC-A.7.1';
  if (PLACES[kind]) return PLACES[kind];
  return view.quays.find((each) => each.quay === place)?.ship ? 'PC-A.8' : 'PC-A.2.2';
}
