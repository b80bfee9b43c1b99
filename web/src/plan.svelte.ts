// Planning one's next moves while others decide: on the same board, in a position that the server makes from what our
// seat knows. The plan itself is kept by the server and played there.
import type { View } from './board/frame';
import type { Session } from './session.svelte';

export interface When {
  by: number;
  move: string;
  sign: unknown;
}
export interface PlanLine {
  moves: string[];
  when: When | null;
}
export interface Plan {
  lines: PlanLine[];
  dropped: { why: 'illegal' | 'condition' | 'undo'; move: string | null } | null;
}
interface Foreseen {
  when: string | null;
  moves: string[];
  view: View;
  legal: string[];
  by: number; // the player before us
  before: string[]; // what they may do, as far as we know
  sign: unknown;
}

export class Planner {
  seen = $state.raw<Foreseen | null>(null); // the position we plan in; none: we do not plan
  asked = $state(false);
  private others: PlanLine[] = []; // lines that stay as they are

  constructor(private readonly session: Session) {}

  get kept(): PlanLine[] {
    return this.session.position.plan?.lines ?? [];
  }

  get dropped(): Plan['dropped'] {
    return this.session.position.plan?.dropped ?? null;
  }

  /** May we plan now? Who waits for others at a running game. */
  get possible(): boolean {
    const { position, card, seat, myTurn, shown } = this.session;
    return !!card && !card.hotseat && seat !== null && !myTurn && !position.over && !position.waiting && shown === null && !this.seen;
  }

  /** Begin a new line, or change one. */
  start = (line?: PlanLine): void => {
    this.others = this.kept.filter((each) => each !== line);
    this.ask(line?.when?.move ?? null, line?.moves ?? []);
  };

  ask(when: string | null, moves: string[]): void {
    this.asked = true;
    this.session.refused = '';
    this.session.send({ type: 'foresee', when, moves });
  }

  hear(seen: Foreseen): void {
    if (!this.asked) return; // cancelled meanwhile
    this.asked = false;
    this.seen = seen;
    this.session.path = this.session.paths.extended([]);
  }

  /** What was asked for is refused: without a position there is nothing to plan in. */
  refused(): void {
    this.asked = false;
  }

  add = (move: string): void => this.ask(this.seen!.when, [...this.seen!.moves, move]);
  takeBack = (): void => this.ask(this.seen!.when, this.seen!.moves.slice(0, -1));
  suppose = (when: string | null): void => this.ask(when, []);

  keep = (): void => {
    const { when, moves, by, sign } = this.seen!;
    const line: PlanLine = { moves, when: when === null ? null : { by, move: when, sign } };
    const same = (each: PlanLine) => (each.when?.move ?? null) === when;
    const lines = [...this.others.filter((each) => !same(each)), line];
    this.send(lines.sort((a, b) => Number(!a.when) - Number(!b.when))); // what always holds comes last
    this.close();
  };

  remove = (line: PlanLine): void => this.send(this.kept.filter((each) => each !== line));
  clear = (): void => this.send([]);

  close = (): void => {
    this.seen = null;
    this.asked = false;
    this.session.refused = '';
    this.session.path = this.session.paths.extended([]);
  };

  /** The table has changed: on our turn planning ends, else the same is planned in the new position. */
  moved(mine: boolean): void {
    if (!this.seen && !this.asked) return;
    if (mine) this.close();
    else if (this.seen) this.ask(this.seen.when, this.seen.moves);
  }

  private send(lines: PlanLine[]): void {
    this.session.send({ type: 'plan', lines });
  }
}
