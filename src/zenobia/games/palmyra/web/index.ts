// Palmyra in the browser.
import type { Frame, Question, View } from '@shell/board/frame';
import { isCell, type PalmyraView } from './plane';

export { default as Board } from './Board.svelte';
export { default as Over } from './Stock.svelte';
export { default as Own } from './Own.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';
export { default as Step } from './Step.svelte';

const ACTIONS = new Set(['conquer', 'collect', 'reorganise']);
const FIRST_STEPS = new Set(['conquer', 'collect', 'reorganise', 'lay']);

export function claims(path: string[], word: string): boolean {
  if (path.length === 0) return word === 'lay' || ACTIONS.has(word);
  return isCell(word) || word === 'city' || (path[0] === 'flip' && word !== 'nothing') || path[0] === 'lay';
}

/** What is chosen, without the verb that the question names. */
export function chip(frame: Frame, words: string[]): string {
  return words.length === 1 && words[0] === 'to' ? '' : frame.word(words.length === 1 ? 'verb' : 'word', words.at(-1)!);
}

/** A run is laid step by step; its first clicks lead straight on, and the way back stays open until tiles are drawn. */
export const straight = (words: string[]): boolean => FIRST_STEPS.has(words[0]!);

export function strip(frame: Frame, seat: number): string {
  const coins = (frame.view as PalmyraView).seats[seat]?.coins;
  return coins === null || coins === undefined ? '' : `${coins} ${frame.say('coins')}`;
}

export function question(frame: Frame): Question {
  const view = frame.view as PalmyraView;
  const run = view.run;
  return {
    ask: frame.say(`ask-${view.phase}`, { pawn: frame.word('pawn', run?.pawn ?? ''), tile: frame.word('tile', run?.picked ?? '') }),
    more: run ? frame.say('income-preview', { n: run.income }) : undefined,
  };
}

export function outlook(frame: Frame): string {
  const run = (frame.view as PalmyraView).run;
  const gain = frame.path[0] === 'to' ? run?.incomes?.[frame.path[1] ?? ''] : undefined;
  if (!run) return '';
  return frame.say('income-preview', { n: run.income + (gain ?? 0) });
}

const RULES: Record<string, string> = {
  conquer: 'PM-A.9',
  collect: 'PM-A.10',
  reorganise: 'PM-A.12',
  lay: 'PM-A.7.3',
  stop: 'PM-A.7.5',
  flip: 'PM-A.10.4',
  more: 'PM-A.9.2',
  draw: 'PM-A.12.2',
  emperor: 'PM-A.13.2',
};

export function rule(path: string[], view: View): string {
  const phase = (view as PalmyraView).phase;
  if (path[0] === 'to') return phase.startsWith('place') ? 'PM-A.12.3' : 'PM-A.8';
  return RULES[path[0] ?? ''] ?? (phase === 'pick' ? 'PM-A.7.3' : 'PM-A.6.1');
}

/** The rule that concerns what lies on a cell. */
export function ruleAt(cell: string, view: View): string {
  const { tiles, seats } = view as PalmyraView;
  if (cell === 'city') return 'PM-A.4.1';
  if (seats.some((seat) => seat.legion === cell || seat.censor === cell)) return 'PM-A.8.3';
  const tile = tiles.find((each) => each.cell === cell);
  if (!tile) return 'PM-A.7.2';
  return tile.start ? 'PM-A.4' : tile.element === 'none' ? 'PM-A.8.1' : 'PM-A.8.2';
}
