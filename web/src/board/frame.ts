// What the shell gives to a game's drawing, and what the drawing gives back: the words of a path. No rules here.
import type { Component } from 'svelte';
import type { LogEntry, SeatInfo } from '../api';
import type { Session } from '../session.svelte';
import type { Details } from '../words';

export type View = any;

export interface Frame {
  readonly view: View;
  readonly seat: number | null; // ours; null for a spectator
  readonly seats: SeatInfo[];
  readonly names: string[];
  readonly path: string[];
  readonly next: string[]; // words that continue the path
  readonly live: boolean; // it is ours to choose now
  readonly narrow: boolean; // a phone
  readonly last: LogEntry[]; // the moves just made
  can(words: string[]): boolean;
  reach(word: string): string[] | null;
  choose(words: string[]): void;
  why(words: string[]): void; // ask why this move is not possible; the answer stands where refusals stand
  say(name: string, details?: Details): string;
  word(kind: string, name: string): string;
  told(words: string[]): string; // a move in people's words
}

export interface Question {
  ask: string;
  more?: string;
}

/** A game's part of the browser: src/zenobia/games/<id>/web/index.ts. Only the board is needed. */
export interface GameWeb {
  Board: Component<{ frame: Frame }>;
  Own?: Component<{ frame: Frame }>;
  Seat?: Component<{ frame: Frame; seat: number }>;
  Over?: Component<{ frame: Frame }>; // lies over the board and is not zoomed
  Side?: Component<{ frame: Frame }>;
  Step?: Component<{ frame: Frame; words: string[] }>; // a step of the path as a small picture
  chip?(frame: Frame, words: string[]): string; // a step in one word; nothing: no chip
  icon?(seat: number): string; // symbol of a seat
  colour?(seat: number): number | null; // seat colour 1 to 5, or none
  strip?(frame: Frame, seat: number): string; // one line under a name on the phone
  stripIcon?: string; // symbol before that line
  claims?(path: string[], word: string): boolean; // drawn by the board or the own area: no button needed
  also?(frame: Frame): string[][]; // further paths to offer as buttons, such as taking back the leader just chosen
  straight?(words: string[], view: View): boolean; // sent with the click: our own next choice follows and the way back is free
  question?(frame: Frame): Question | null;
  outlook?(frame: Frame): string; // what the complete path will do, in one sentence
  rule?(path: string[], view: View): string | undefined; // the rule that concerns what is asked
  ruleAt?(place: string, view: View): string; // the rule that concerns what lies there
}

/** What a session shows and takes, for a drawing. */
export function frameOf(session: Session, narrow: () => boolean): Frame {
  return {
    get view() {
      return session.view;
    },
    get seat() {
      return session.seat;
    },
    get seats() {
      return session.position.seats;
    },
    get names() {
      return session.names;
    },
    get path() {
      return session.path;
    },
    get next() {
      return session.paths.next(session.path);
    },
    get live() {
      return (session.myTurn || session.planning) && session.shown === null && !session.sent;
    },
    get narrow() {
      return narrow();
    },
    get last() {
      return session.shown === null ? session.last : session.log.slice(Math.max(0, session.shown - 1), session.shown);
    },
    can: (words) => session.paths.can(words),
    reach: (word) => session.paths.reach(session.path, word),
    choose: (words) => session.choose(words),
    why: (words) => session.why(words),
    say: (name, details) => session.say(name, details),
    word: (kind, name) => session.words?.word(kind, name) ?? name,
    told: (words) => session.words?.move(words.join(' ')) ?? words.join(' '),
  };
}

const found = import.meta.glob<GameWeb>('../../../src/zenobia/games/*/web/index.ts');
const art = import.meta.glob<string>('../../../src/zenobia/games/*/web/art.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const address = (game: string, file: string) => `../../../src/zenobia/games/${game}/web/${file}`;

/** The drawing of a game; null where a game has none yet (then the shell lists its parts). */
export async function findBoard(game: string): Promise<GameWeb | null> {
  const load = found[address(game, 'index.ts')];
  return load ? await load() : null;
}

/** The small picture of a game on the start page: what stands inside its svg. */
export function artOf(game: string): string {
  return art[address(game, 'art.svg')] ?? '';
}
