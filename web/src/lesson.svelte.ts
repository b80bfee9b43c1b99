// A guided first game: steps of the server, judged by the rules. For boards and the move bar it is a table like others.
import { api, Refusal, whyOf, type Judgement, type LessonPosition, type LessonStep } from './api';
import { person } from './person.svelte';
import { keepProgress, progressOf } from './progress';
import { Session } from './session.svelte';
import { loadLesson, type Words } from './words';

export class Lesson extends Session {
  steps = $state.raw<LessonStep[]>([]);
  n = $state(0); // the step; as many as there are: finished
  texts = $state.raw<Words | null>(null);
  judged = $state.raw<Judgement | null>(null); // what came of the step, or of a move that was not meant
  private made: string[] = []; // the moves of this step so far
  private at: LessonPosition | null = null;
  private past: LessonPosition[] = []; // where each of them was made

  readonly step = $derived(this.steps[this.n] ?? null);
  readonly finished = $derived(this.steps.length > 0 && this.n >= this.steps.length);
  readonly right = $derived(this.judged?.word === 'right');

  async start(): Promise<void> {
    try {
      this.steps = await api.lessons(this.id);
      await this.load(this.id);
      const at = progressOf(this.id)?.at ?? 0;
      await this.to(at < this.steps.length ? at : 0);
    } catch (error) {
      this.missing = whyOf(error);
    }
  }

  override async load(game: string): Promise<void> {
    this.texts = await loadLesson(person.language, game);
    await super.load(game);
  }

  /** A part of the step's words: `text`, `right`, `wrong` ...; the title without a part. */
  tell(part = ''): string {
    const name = `lesson-${this.step?.id}`;
    return this.step ? (this.texts?.say(part ? `${name}.${part}` : name) ?? '') : '';
  }

  /** Go to a step; behind the last one the lesson is finished. */
  async to(n: number): Promise<void> {
    keepProgress(this.id, { at: n, of: this.steps.length });
    if (n < this.steps.length) {
      const position = await this.ask(api.lesson(this.id, n));
      if (!position) return;
      this.made = [];
      this.past = [];
      this.log = this.last = [];
      this.judged = null;
      this.lay(position, this.steps[n]!.moves.length > 0);
    }
    this.n = n;
  }

  private lay(position: LessonPosition, mine: boolean): void {
    const seat = { name: null, kind: 'person' as const, bot: null, online: true, clock: null };
    this.at = position;
    this.position = {
      ...this.position,
      v: this.position.v + 1,
      seat: position.seat,
      view: position.view,
      legal: mine ? position.legal : [],
      seats: Array.from({ length: position.players }, (_, n) => ({ ...seat, name: n === position.seat ? person.name || null : null })),
      undo: { ...this.position.undo, free: mine && this.past.length > 0 },
      over: position.over,
      scores: position.scores,
      ranks: position.ranks,
    };
    this.path = this.paths.extended([]);
    this.sent = false;
  }

  private async ask<T>(answer: Promise<T>): Promise<T | null> {
    this.refused = '';
    try {
      return await answer;
    } catch (error) {
      this.refused = error instanceof Refusal ? this.reason(error.why, error.details) : String(error);
      this.sent = false;
      return null;
    }
  }

  protected override askWhy(move: string): void {
    if (!this.judged) void this.ask(api.judgement(this.id, this.n, [...this.made, move]));
  }

  override sendMove = (): void => {
    if (!this.complete || this.sent || this.judged) return;
    this.sent = true;
    const moves = [...this.made, this.path.join(' ')];
    void this.ask(api.judgement(this.id, this.n, moves)).then((judged) => {
      if (!judged) return;
      this.past.push(this.at!);
      this.made = moves;
      this.log = this.last = judged.log;
      this.lay(judged.position, judged.word === 'on');
      if (judged.word !== 'on') this.judged = judged;
    });
  };

  /** Take the last move back. */
  override undo = (): void => {
    const before = this.past.pop();
    if (!before) return;
    this.made = this.made.slice(0, -1);
    this.judged = null;
    this.log = this.last = [];
    this.lay(before, true);
  };

  /** "Show me": the next move of the step, chosen and ready to be sent. */
  override askHint = (): void => {
    const move = this.step?.moves[this.made.length];
    if (move && !this.judged) this.path = move.split(' ');
  };
}
