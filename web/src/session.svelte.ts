// One table as this browser sees it: the socket, the position, the path of clicks, the replay.
import { api, Refusal, whyOf, type Card, type GameInfo, type LogEntry, type SeatInfo } from './api';
import type { GameWeb, View } from './board/frame';
import { net } from './net.svelte';
import { Pace } from './pace';
import { Planner, type Plan } from './plan.svelte';
import { Paths } from './paths';
import { person } from './person.svelte';
import { reasonAtTable } from './refusals';
import type { Details, Told, Words } from './words';

export interface ChatLine {
  id: number | string;
  name: string;
  text: string;
  seat: number | null;
}

interface Undo {
  free: boolean;
  asked_by: number | null;
  may_ask: boolean;
  must_answer: boolean;
}

interface Position {
  v: number;
  seat: number | null;
  view: View;
  legal: string[] | null;
  seats: SeatInfo[];
  undo: Undo;
  waiting: boolean;
  over: boolean;
  ranks: number[] | null;
  scores: number[] | null;
  rematch: string | null;
  plan: Plan | null;
}

export interface Hint {
  move: string;
  bot: string;
  value: number;
  before: number;
  other: { move: string; value: number }[];
  causes: Told[];
}

type Message = any;

const NOTHING: Position = {
  v: 0,
  seat: null,
  view: null,
  legal: null,
  seats: [],
  undo: { free: false, asked_by: null, may_ask: false, must_answer: false },
  waiting: false,
  over: false,
  ranks: null,
  scores: null,
  rematch: null,
  plan: null,
};
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING = 20000;
const SILENCE = 6000; // a server that is there answers a ping sooner

export class Session {
  readonly id: string;
  position = $state.raw<Position>(NOTHING);
  card = $state.raw<Card | null>(null);
  watching = $state(0);
  curtain = $state<number | null>(null); // hot seat: who should sit down before the board is shown
  log = $state.raw<LogEntry[]>([]);
  last = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  words = $state.raw<Words | null>(null);
  web = $state.raw<GameWeb | null>(null);
  game = $state.raw<GameInfo | null>(null);
  ready = $state(false);
  missing = $state(''); // the refusal, when there is no such table for us
  connected = $state(false);
  path = $state.raw<string[]>([]);
  refused = $state('');
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  engine = $state<number | null>(null);
  sent = $state(false);
  shown = $state<number | null>(null); // replay: number of moves made, or null for now
  shownView = $state.raw<View>(null);
  clockAt = $state(performance.now());
  undoAsked = $state(false);
  undoRefused = $state(false);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private loading = '';
  private heardAt = 0;
  private readonly pace = new Pace<Message>((message) => this.hearPosition(message), (message) => this.ready && message.log_from > 0 && message.log.some((entry: LogEntry) => entry.seat !== message.seat));

  readonly plan = new Planner(this);

  readonly planning = $derived(this.plan.seen !== null);
  readonly paths = $derived(new Paths(this.plan.seen?.legal ?? (this.shown === null ? (this.position.legal ?? []) : [])));
  readonly view: View = $derived(this.plan.seen?.view ?? (this.shown === null ? this.position.view : this.shownView));
  readonly seat: number | null = $derived(this.position.seat);
  readonly toAct: number | null = $derived(this.position.view?.to_act ?? null);
  readonly myTurn = $derived(!!this.position.legal?.length && !this.position.over);
  readonly complete = $derived(this.paths.complete(this.path));
  readonly names: string[] = $derived(this.position.seats.map((seat, n) => this.nameOf(seat, n)));

  constructor(id: string) {
    this.id = id;
  }

  nameOf(seat: SeatInfo, n: number): string {
    if (seat.name) return seat.name === 'somebody' ? this.say('somebody') : seat.name; // whoever was forgotten
    const own = `seat-${seat.emblem ?? n + 1}`;
    return this.words?.has(own) ? this.words.say(own) : this.say('seat-n', { n: n + 1 });
  }

  /** The symbol of a seat. */
  icon = (seat: number): string => {
    const emblem = this.position.seats[seat]?.emblem ?? seat + 1;
    return this.web?.icon?.(emblem - 1) ?? `seat-${emblem}`;
  };

  say = (name: string, details: Details = {}): string => (this.words ?? person.words)?.say(name, details) ?? name;

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      net.away = false;
      this.pause = FIRST_PAUSE;
      this.pinger = setInterval(() => this.check(), PING);
    };
    socket.onmessage = (event) => {
      this.heardAt = performance.now();
      this.hear(JSON.parse(event.data as string));
    };
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      if (this.socket !== socket) return;
      this.connected = false;
      this.sent = false;
      if (this.closed) return;
      if (event.code === 4404) this.missing = 'table';
      else if (event.code === 4403) this.missing = 'no-watching';
      else if (event.code === 4401) void this.meetAgain();
      else {
        net.away = true;
        this.timer = setTimeout(() => this.open(), this.pause);
      }
      this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
    };
  }

  /** The session has ended: go on as whoever we are now. */
  private async meetAgain(): Promise<void> {
    await api.me().catch(() => undefined);
    if (!this.closed) this.timer = setTimeout(() => this.open(), this.pause);
  }

  /** Is anybody there? A laptop that was closed may hold a connection that died without a word. */
  private check(): void {
    const asked = performance.now();
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (!this.closed && this.connected && this.heardAt < asked) this.reopen();
    }, SILENCE);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  wake = (): void => {
    if (this.closed || this.missing || document.hidden) return;
    if (this.connected) return this.check();
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState === WebSocket.CONNECTING) return;
    this.open();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  reopen(): void {
    const old = this.socket;
    this.socket = null;
    this.connected = false;
    old?.close();
    clearInterval(this.pinger);
    this.open();
  }

  send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'position':
        return this.pace.hear(message);
      case 'refused':
        this.pace.flush();
        this.plan.refused();
        this.sent = false;
        this.hinting = false;
        this.refused = this.reason(message.why, message.details);
        return;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        return;
      case 'presence':
        this.watching = message.watching;
        this.position = {
          ...this.position,
          seats: this.position.seats.map((seat, n) => ({ ...seat, online: message.online.includes(n) })),
        };
        return;
      case 'engine':
        this.engine = message.progress >= 1 ? null : message.progress;
        return;
      case 'hint':
        this.hinting = false;
        this.hint = message;
        if (this.paths.complete(message.move.split(' '))) this.path = message.move.split(' ');
        return;
      case 'foreseen':
        return this.plan.hear(message);
      case 'undo-answer':
        this.undoAsked = false;
        this.undoRefused = !message.yes;
        return;
    }
  }

  private hearPosition(message: Message): void {
    const before = this.position;
    this.log = this.log.slice(0, message.log_from).concat(message.log);
    this.last = lastTurn(this.log);
    const same = before.view !== null && message.v === before.v && message.seat === before.seat && message.waiting === before.waiting;
    const handedOver = this.card?.hotseat && message.seat !== before.seat && message.legal && !message.over;
    if (handedOver) this.curtain = message.seat;
    this.position = message;
    this.clockAt = performance.now();
    this.sent = false;
    if (!same) {
      this.path = this.paths.extended([]);
      this.refused = '';
      this.hint = null;
      this.undoAsked = false;
      this.undoRefused = false;
      this.plan.moved(this.myTurn);
    }
    const game = message.view?.game ?? this.card?.game;
    if (game && this.loading !== game + person.language) void this.load(game);
    if (before.waiting !== message.waiting || before.over !== message.over) void this.readCard();
  }

  /** What the table is: options, host, chat; asked for when it may have changed. */
  async readCard(): Promise<void> {
    try {
      this.card = await api.table(this.id);
      if (this.loading !== this.card.game + person.language) await this.load(this.card.game);
    } catch (error) {
      if (whyOf(error) !== 'connection-lost') this.missing = whyOf(error);
    }
  }

  /** The game's words and drawing. */
  async load(game: string): Promise<void> {
    this.loading = game + person.language;
    const [{ loadWords }, { findBoard }] = await Promise.all([import('./words'), import('./board/frame')]);
    const [words, web, games] = await Promise.all([
      loadWords(person.language, game),
      findBoard(game),
      this.game ? Promise.resolve([this.game]) : api.games(),
    ]);
    this.words = words;
    this.web = web;
    this.game = games.find((each) => each.id === game) ?? null;
    this.ready = true;
  }

  /** A refusal in the person's words. */
  reason(why: string, details?: Record<string, unknown>): string {
    return reasonAtTable(this.words, why, details);
  }

  choose = (words: string[]): void => {
    if (!this.paths.can(words) || this.sent) return;
    this.refused = '';
    this.path = this.paths.extended(words);
    if (this.complete && (this.web?.straight?.(this.path, this.view) || person.likes.sendAtOnce)) this.sendMove();
  };

  back = (): void => {
    if (this.sent) return;
    this.refused = '';
    this.hint = null;
    const shorter = this.paths.back(this.path);
    if (shorter.length < this.path.length) this.path = shorter;
    else if (this.planning) this.plan.takeBack();
    else if (this.position.undo.free) this.undo();
  };

  readonly canGoBack = $derived(
    this.shown === null && !this.sent && (this.paths.back(this.path).length < this.path.length || !!this.plan.seen?.moves.length || (!this.planning && this.position.undo.free && this.seat !== null)),
  );

  sendMove = (): void => {
    if (!this.complete || this.sent) return;
    if (this.planning) return this.plan.add(this.path.join(' '));
    this.sent = true;
    this.send({ type: 'move', v: this.position.v, move: this.path.join(' ') });
  };

  /** Why is this move not possible? The server refuses it and says why. */
  why = (words: string[]): void => {
    if (this.myTurn && !this.sent && !this.planning) this.askWhy(words.join(' '));
  };

  protected askWhy(move: string): void {
    this.send({ type: 'why', move });
  }

  undo = (): void => {
    this.undoRefused = false;
    if (!this.position.undo.free) this.undoAsked = true;
    this.send({ type: 'undo' });
  };

  askHint = (): void => {
    this.hinting = true;
    this.hint = null;
    this.send({ type: 'hint' });
  };

  /** Show the position after n moves; null: now. */
  async show(n: number | null): Promise<void> {
    if (n === null || n >= this.log.length) {
      this.shown = null;
      this.shownView = null;
      this.path = this.paths.extended([]);
      return;
    }
    const wanted = Math.max(0, n);
    try {
      const answer = await api.replay(this.id, wanted);
      this.shownView = answer.view;
      this.shown = wanted;
      this.path = [];
    } catch (error) {
      this.refused = error instanceof Refusal ? this.reason(error.why, error.details) : String(error);
    }
  }
}

/** The entries of the last seat that moved, in a row. */
function lastTurn(log: LogEntry[]): LogEntry[] {
  const end = log.at(-1);
  if (!end) return [];
  let first = log.length - 1;
  while (first > 0 && log[first - 1]!.seat === end.seat && log.length - first < 3) first--;
  return log.slice(first);
}
