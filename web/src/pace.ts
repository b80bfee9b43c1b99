// Moves of others that come all at once are shown one after another, so that each can be seen. Whoever wants no motion,
// or does not look, gets them at once; nothing is left out and nothing changes its order.
import { prefersReducedMotion } from 'svelte/motion';

const BETWEEN = 700; // ms that a move has for itself
const LONGEST = 4200; // ms that anybody waits for all of them together

export class Pace<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  constructor(
    private readonly show: (one: T) => void,
    private readonly isMove: (one: T) => boolean,
  ) {}

  hear(one: T): void {
    this.waiting.push(one);
    this.next();
  }

  /** Show what waits, all of it now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const one of this.waiting.splice(0)) this.show(one);
  }

  private next = (): void => {
    if (this.timer !== undefined) return;
    while (this.waiting.length) {
      const one = this.waiting[0]!;
      const pause = this.isMove(one) ? this.shownAt + Math.min(BETWEEN, LONGEST / this.waiting.length) - performance.now() : 0;
      if (pause > 0 && !prefersReducedMotion.current && !document.hidden) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.shownAt = -Infinity;
          this.next();
        }, pause);
        return;
      }
      this.waiting.shift();
      if (this.isMove(one)) this.shownAt = performance.now();
      this.show(one);
    }
  };
}
