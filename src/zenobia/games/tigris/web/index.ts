// Tigris & Euphrates in the browser.
import type { Frame, Question, View } from '@shell/board/frame';
import { DYNASTY, LEADER, outlookOf, type Conflict, type TigrisView } from './view';
import { isSquare } from './squares';

export { default as Board } from './Board.svelte';
export { default as Own } from './Own.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';
export { default as Step } from './Step.svelte';

export const icon = (seat: number): string => DYNASTY[seat]!;
export const colour = (): null => null; // seats have no colour here: the four colours are tiles and leaders

const DRAWN = new Set(['leader', 'tile', 'catastrophe', 'withdraw']);

export const claims = (path: string[], word: string): boolean =>
  isSquare(word) || (path.length === 0 && DRAWN.has(word)) || path[0] === 'leader' || path[0] === 'tile';

/** The piece and the square; what is done with them follows from the piece. */
export function chip(frame: Frame, words: string[]): string {
  const [verb, what] = words as [string, string?];
  if (words.length === 1) return DRAWN.has(verb) && verb !== 'catastrophe' ? '' : frame.word('verb', verb);
  if (words.length === 2 && (verb === 'leader' || verb === 'withdraw')) return frame.word('leader', LEADER[what as keyof typeof LEADER]);
  return frame.word('word', words.at(-1)!);
}

/** A leader on the board may be moved, or taken back. */
export const also = (frame: Frame): string[][] => (frame.path[0] === 'leader' && frame.path.length === 2 ? [['withdraw', frame.path[1]!]] : []);

/** A swap is asked colour by colour: its first click leads straight to the question. */
export const straight = (words: string[]): boolean => words[0] === 'swap';

export function strip(frame: Frame, seat: number): string {
  const view = frame.view as TigrisView;
  return `${frame.say('hand')} ${view.seats[seat]?.hand_size ?? ''}`;
}

export function question(frame: Frame): Question {
  const view = frame.view as TigrisView;
  if (view.phase === 'action') return { ask: frame.say('choose-piece'), more: frame.say('actions-left', { n: view.actions_left }) };
  if (view.phase === 'swap') return { ask: frame.say('ask-swap', { tile: frame.word('tile', view.swap?.asked ?? '') }) };
  const conflict = view.conflict;
  if (!conflict) return { ask: frame.say(`ask-${view.phase}`) };
  const [attack, defence] = totals(conflict);
  return { ask: frame.say(`ask-${view.phase}`, { attack, defence }), more: told(frame, conflict) };
}

const totals = ({ strength, added }: Conflict): [number, number] => [strength[0] + (added ?? 0), strength[1]];

function told(frame: Frame, each: Conflict): string {
  const [attack, defence] = totals(each);
  return frame.say(`conflict-${each.kind}`, {
    leader: frame.word('leader', LEADER[each.colour]),
    attacker: frame.names[each.attacker] ?? '',
    defender: frame.names[each.defender] ?? '',
    attack,
    defence,
    tile: frame.word('tile', each.tile),
  });
}

export const outlook = (frame: Frame): string => outlookOf(frame.view as TigrisView, frame.path).map((each) => told(frame, each)).join(' ');

const RULES: Record<string, string> = {
  leader: 'TE-1',
  withdraw: 'TE-7',
  tile: 'TE-11',
  catastrophe: 'TE-46',
  swap: 'TE-49',
  discard: 'TE-49',
  war: 'TE-24',
  square: 'TE-34',
  plus: 'TE-63',
  build: 'TE-33',
  decline: 'TE-35',
  treasure: 'TE-43',
  point: 'TE-65',
  end: 'TE-51',
};

export function rule(path: string[], view: View): string {
  const conflict = (view as TigrisView).conflict;
  if (conflict) return conflict.kind === 'revolt' ? 'TE-20' : 'TE-28';
  return RULES[path[0] ?? ''] ?? 'TE-57';
}

/** The rule that concerns what lies on a square. */
export function ruleAt(square: string, view: View): string {
  const { leaders, treasures, catastrophes, face_down, tiles, ziggurat } = view as TigrisView;
  if (leaders.some((each) => each.square === square)) return 'TE-1';
  if (treasures.includes(square)) return 'TE-41';
  if (catastrophes.includes(square)) return 'TE-48';
  if (square === ziggurat) return 'TE-64';
  if (face_down.includes(square)) return 'TE-36';
  return Object.values(tiles).some((squares) => squares.includes(square)) ? 'TE-12' : 'TE-11';
}
