// The server's JSON door. A refusal carries a message id and its details; the person reads it in their language.
import { net } from './net.svelte';
import type { Told } from './words';

export interface OptionInfo {
  name: string;
  values: string[];
  usual: string; // what a new table gets unless it says otherwise
  seat: number; // the seat that it is about, from 1; 0: the whole table
  seats: boolean; // its values are seats
}
export interface GameInfo {
  id: string;
  seats: { least: number; most: number };
  minutes: number;
  options: OptionInfo[];
  events: { name: string; details: string[] }[];
}
export interface Me {
  id: string;
  name: string | null;
  language: string | null;
  account: string | null;
  csrf: string;
}
export interface Login {
  id: string;
  label: string; // browser and system, such as `Firefox, Linux`
  created: number;
  seen: number;
  current: boolean;
}
export interface SeatInfo {
  name: string | null;
  kind: 'person' | 'bot' | 'open' | 'friend';
  bot: string | null;
  vacant?: boolean;
  online: boolean;
  clock: number | null; // seconds left
  emblem?: number; // its name and sign, `seat-N` of the game's words; its own number where there is none
}
export interface Card {
  id: string;
  link: string;
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatInfo[];
  mine: number[];
  host: boolean;
  waiting: boolean;
  over: boolean;
  to_act: number | null;
  my_turn: boolean;
  moves: number;
  watch: boolean;
  chat: boolean;
  clock: null | { minutes: number; increment: number };
  hotseat: boolean;
  ranks: number[] | null;
  rematch: string | null;
}
export interface Stage {
  game: number;
  target: number;
  best: number | null;
  passed: boolean;
}
export interface Rating {
  value: number;
  give: number;
  games: number;
}
interface Tally {
  played: number;
  won: number;
}
export interface Profile {
  name: string | null;
  account: string | null;
  since: number | null;
  games: { game: string; people: Tally; bots: Tally; rating: Rating | null; ladder: { bot: string; rating: Rating }[]; campaign: Stage[] }[];
  results: { table: string; link: string; game: string; players: number; rank: number | null; score: number | null; others: string[]; at: number }[];
}
export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'friend';
  bot?: string;
  name?: string;
}
export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatWish[];
  watch: boolean;
  chat: boolean;
  clock: null | { minutes: number; increment: number };
  hotseat: boolean;
}
export interface LogEntry {
  n: number;
  seat: number;
  move: string | null;
  events: Told[];
}

export interface LessonStep {
  id: string;
  moves: string[]; // none: only to be read
}
export interface LessonPosition {
  seat: number;
  players: number;
  view: unknown;
  legal: string[];
  over: boolean;
  scores: number[];
  ranks: number[];
}
export interface Judgement {
  word: string; // `right`, `on` while moves are missing, or the attribute of the step's words that explains
  log: LogEntry[];
  position: LessonPosition;
}

export interface ScoreLine {
  name: string;
  points: number[];
  counts: boolean[]; // for which seats it is a part of the score
}
export interface AnalysedMove {
  n: number;
  seat: number;
  move: string;
  before: number[];
  after: number[];
  chance: number | null; // what the move left to its seat; null where there was no choice
  better: { move: string; chance: number }[];
}
export interface Analysis {
  curve: number[][]; // every seat's chance after each move
  moves: AnalysedMove[];
  swings: number[];
  mistakes: number[];
}
export interface After {
  game: string;
  moves: number;
  ranks: number[];
  scores: number[];
  lines: ScoreLine[];
  analysis: Analysis | null;
  progress: number | null;
}

/** Something asked for was not done: the id of a message and its details. */
export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(why);
  }
}

/** Why something was not done, as an id. */
export const whyOf = (error: unknown): string => (error instanceof Refusal ? error.why : 'internal');

let csrf = '';
let met: (me: Me) => void = () => undefined;

/** Whoever wants to know as whom the server knows us. */
export function whenMet(tell: (me: Me) => void): void {
  met = tell;
}

/** What the server answers; a refusal is thrown, and so is silence. */
async function reach(address: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(`/api/${address}`, request).catch(() => null);
  net.away = answer === null;
  if (!answer) throw new Refusal('connection-lost');
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { why?: string; details?: Record<string, unknown> };
  throw new Refusal(told.why ?? 'internal', told.details ?? {});
}

async function askOnce<T>(method: string, address: string, body?: unknown): Promise<T> {
  const answer = await reach(address, {
    method,
    headers: method === 'GET' ? {} : { 'content-type': 'application/json', 'x-csrf': csrf },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  });
  return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.text()) as T;
}

/** Ask; and once more if the session has ended, or if another tab has begun a new one. */
async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  if (method !== 'GET' && !csrf) await api.me();
  try {
    return await askOnce<T>(method, address, body);
  } catch (error) {
    if (!['session', 'csrf'].includes(whyOf(error))) throw error;
    if (method !== 'GET' || address !== 'me') await api.me();
    return await askOnce<T>(method, address, body);
  }
}

async function meAnd(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  csrf = me.csrf;
  met(me);
  return me;
}

export const api = {
  games: () => ask<GameInfo[]>('GET', 'games'),
  bots: () => ask<string[]>('GET', 'bots'),
  me: () => meAnd(ask<Me>('GET', 'me')),
  setMe: (me: { name?: string; language?: string }) => meAnd(ask<Me>('POST', 'me', me)),
  register: (account: string, password: string) => meAnd(ask<Me>('POST', 'account', { account, password })),
  logIn: (account: string, password: string) => meAnd(ask<Me>('POST', 'login', { account, password })),
  logOut: () => ask<void>('POST', 'logout', {}).then(() => api.me()),
  logins: () => ask<Login[]>('GET', 'me/sessions'),
  endLogin: (id: string) => ask<void>('DELETE', `me/sessions/${id}`),
  endOtherLogins: () => ask<void>('DELETE', 'me/sessions'),
  profile: () => ask<Profile>('GET', 'me/profile'),
  forget: () => ask<void>('DELETE', 'me'),
  campaign: (game: string) => ask<Stage[]>('GET', `games/${game}/campaign`),
  tables: () => ask<{ mine: Card[]; open: Card[] }>('GET', 'tables'),
  table: (id: string) => ask<Card>('GET', `tables/${id}`),
  create: (wish: TableWish) => ask<{ id: string; link: string }>('POST', 'tables', wish),
  join: (id: string, seat?: number) => ask<Card>('POST', `tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<Card>('POST', `tables/${id}/leave`, {}),
  resign: (id: string) => ask<Card>('POST', `tables/${id}/resign`, {}),
  rematch: (id: string) => ask<{ id: string; link: string }>('POST', `tables/${id}/rematch`, {}),
  fill: (id: string, seat: number, wish: SeatWish) => ask<Card>('POST', `tables/${id}/seats/${seat}`, wish),
  after: (id: string) => ask<After>('GET', `tables/${id}/after`),
  analyse: (id: string) => ask<void>('POST', `tables/${id}/analysis`, {}),
  importRecord: (record: string) => ask<{ id: string; link: string }>('POST', 'records', { record }),
  replay: (id: string, n: number) =>
    ask<{ n: number; of: number; view: unknown; entry: LogEntry | null }>('GET', `tables/${id}/replay/${n}`),
  lessons: (game: string) => ask<LessonStep[]>('GET', `games/${game}/lessons`),
  lesson: (game: string, n: number) => ask<LessonPosition>('GET', `games/${game}/lessons/${n}`),
  judgement: (game: string, n: number, moves: string[]) =>
    ask<Judgement>('GET', `games/${game}/lessons/${n}/judgement?${moves.map((move) => `move=${encodeURIComponent(move)}`).join('&')}`),
};

/** A page of a game, its rules or its aid, and the language it is in: English where nobody has translated it. */
export async function pageOf(game: string, page: 'rules' | 'aid', language: string): Promise<{ text: string; language: string }> {
  const answer = await reach(`games/${game}/${page}/${language}`);
  return { text: await answer.text(), language: answer.headers.get('content-language') ?? 'en' };
}
