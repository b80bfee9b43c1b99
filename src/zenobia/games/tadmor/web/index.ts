// Tadmor in the browser.
import type { Frame, Question, View } from '@shell/board/frame';
import { cardText, isMission, isTile, missionPaths, priced, ruleOf, spaceText, templeText, type TadmorView } from './table';

export { default as Board } from './Board.svelte';
export { default as Over } from './Course.svelte';
export { default as Own } from './Own.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Side } from './Side.svelte';
export { default as Step } from './Step.svelte';

const DRAWN = new Set(['place', 'space', 'tile', 'region', 'choose', 'trade', 'strike', 'pile', 'good', 'fulfil', 'return', 'discard']);
const AGAIN = new Set(['trade', 'temple', 'rare']); // their last word is chosen by buttons

export const claims = (path: string[], word: string): boolean => (path.length === 0 ? DRAWN.has(word) : DRAWN.has(path[0]!) && !AGAIN.has(path[0]!));

export function chip(frame: Frame, words: string[]): string {
  const [verb] = words as [string];
  return words.length === 1 ? (DRAWN.has(verb) ? '' : frame.word('verb', verb)) : frame.word('word', words.at(-1)!);
}

/** What else the thing just chosen could do: the other kind of piece, the other uses of a mission. */
export function also(frame: Frame): string[][] {
  const [verb, what, where] = frame.path as [string, string?, string?];
  if (verb === 'place' && where) return ['camel', 'ship'].filter((piece) => piece !== what).map((piece) => ['place', piece, where]);
  return what && isMission(what) ? missionPaths(frame, what).filter(([other]) => other !== verb) : [];
}

/** Goods are paid one by one: only the last one is sent by itself, the way back is free. */
export function straight(words: string[], view: View): boolean {
  const { question, stage } = view as TadmorView;
  if (words[0] === 'choose') return (question?.units ?? 0) > 1;
  return words[0] === 'tile' && stage === 'improvement' && !question;
}

export const stripIcon = 'prestige';

export const strip = (frame: Frame, seat: number): string => {
  const city = (frame.view as TadmorView).seats[seat];
  return city ? `${city.pp} ${frame.say('col-pp')}` : '';
};

export function question(frame: Frame): Question {
  const view = frame.view as TadmorView;
  const asked = view.question;
  if (frame.path[0] === 'trade') return { ask: frame.say('trade-for', { resource: frame.word('resource', frame.path[1] ?? '') }) };
  if (!asked) return { ask: frame.say(`ask-${view.stage}`), more: view.tax ? frame.say('tax-choice', { gold: view.tax, pp: view.penalty }) : undefined };
  return { ask: frame.say(`ask-${asked.name}`, { n: asked.units }), more: asked.about ? frame.word('word', asked.about) : undefined };
}

/** What the chosen move will do. */
export function outlook(frame: Frame): string {
  const view = frame.view as TadmorView;
  const me = view.seats[frame.seat ?? 0]!;
  const [verb, what, third] = frame.path as [string, string?, string?];
  const space = view.spaces.find((each) => each.id === (verb === 'place' ? third : what));
  switch (verb) {
    case 'place':
    case 'space':
      return space ? spaceText(frame, space) : cardText(frame, third ?? '');
    case 'build':
      return frame.say(`price-${what}`, { cost: priced(frame, what === 'pair' ? me.prices.pair : me.prices.level) });
    case 'temple':
    case 'part':
      return me.prices.temples.filter((each) => each.target === frame.path.at(-1)).map((each) => templeText(frame, each, me)).join(' ');
    case 'rare':
      return third === 'prestige' ? frame.say('cost-pp', { pp: me.prices.rare_pp }) : frame.say('cost', { cost: priced(frame, me.prices.rare[what!]!) });
    case 'buy':
      return frame.say('cost-pp', { pp: me.prices.broker[what!]! });
    case 'tax':
      return what === 'pay' ? frame.say('cost', { cost: frame.say('units-gold', { n: view.tax }) }) : frame.say('cost-pp', { pp: view.penalty });
    case 'trade':
      return frame.say('traded-text');
    case 'pass':
      return view.stage === 'construction' ? frame.say('pass-construction') : '';
    default:
      return what && (isTile(what) || isMission(what)) ? cardText(frame, what) : '';
  }
}

const RULES: Record<string, string> = {
  place: 'TD-4.1',
  space: 'TD-6.2',
  tile: 'TD-7.1',
  return: 'TD-6.18',
  discard: 'TD-6.7',
  fulfil: 'TD-7.16',
  draw: 'TD-7.16',
  trade: 'TD-6.5',
  buy: 'TD-6.16',
  ebla: 'TD-6.4',
  build: 'TD-7.4',
  strike: 'TD-7.11',
  temple: 'TD-7.12',
  part: 'TD-10.3',
  rare: 'TD-7.15',
  pile: 'TD-7.14',
  good: 'TD-12.43',
  region: 'TD-5.7',
  tax: 'TD-8.2',
  council: 'TD-8.7',
};
const STAGES: Record<string, string> = {
  bonus: 'TD-2.5',
  'start-tile': 'TD-2.6',
  placement: 'TD-4.1',
  redirect: 'TD-5.2',
  swap: 'TD-5.6',
  pick: 'TD-5.7',
  improvement: 'TD-7.1',
  'late-improvement': 'TD-7.2',
  construction: 'TD-7.3',
  kingdom: 'TD-8.6',
  storing: 'TD-11.2',
  over: 'TD-13.1',
};
const QUESTIONS: Record<string, string> = { 'pay-for-tile': 'TD-21.5', 'waive-for-mission': 'TD-6.9', 'waive-for-temple': 'TD-6.9', 'take-resources': 'TD-21.9', 'pawn-good': 'TD-8.5', 'throw-away': 'TD-11.2' };

export function rule(path: string[], view: View): string {
  const { stage, question } = view as TadmorView;
  const what = path.at(-1) ?? '';
  if (path[0] === 'build' && what === 'pair') return 'TD-7.5';
  if (path.length > 1 && (isTile(what) || path[0] === 'return')) return ruleOf(what, view as TadmorView);
  if (path[0] === 'choose' || !path.length) return QUESTIONS[question?.name ?? ''] ?? STAGES[stage] ?? 'TD-3.1';
  return RULES[path[0]!] ?? 'TD-3.1';
}

export const ruleAt = (id: string, view: View): string => ruleOf(id, view as TadmorView);
