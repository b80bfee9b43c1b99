// A move's text is its path of clicks: `leader red h7`. This small file serves every game: which words continue a legal
// path, when is it complete, and where does a click on something else lead.

const KEY = (words: string[]) => words.join(' ');

export class Paths {
  private readonly after = new Map<string, string[]>();
  private readonly whole: Set<string>;

  constructor(legal: string[]) {
    this.whole = new Set(legal);
    for (const text of legal) {
      const words = text.split(' ');
      for (let n = 0; n < words.length; n++) {
        const begun = KEY(words.slice(0, n));
        const known = this.after.get(begun);
        if (!known) this.after.set(begun, [words[n]!]);
        else if (known.at(-1) !== words[n] && !known.includes(words[n]!)) known.push(words[n]!);
      }
    }
  }

  get any(): boolean {
    return this.whole.size > 0;
  }

  /** Does a legal move begin with these words? */
  can(words: string[]): boolean {
    return this.whole.has(KEY(words)) || this.after.has(KEY(words));
  }

  /** Are these words a legal move as they stand? */
  complete(words: string[]): boolean {
    return this.whole.has(KEY(words));
  }

  /** The words that may come next. */
  next(words: string[]): string[] {
    return this.after.get(KEY(words)) ?? [];
  }

  /** The path with every word added that has no alternative. */
  extended(words: string[]): string[] {
    let path = words;
    while (!this.complete(path) && this.next(path).length === 1) path = [...path, this.next(path)[0]!];
    return path;
  }

  /** Where a click on `word` leads: one step further, or in place of the last step. */
  reach(path: string[], word: string): string[] | null {
    const further = [...path, word];
    if (this.can(further)) return further;
    const instead = [...path.slice(0, -1), word];
    return path.length > 0 && this.can(instead) ? instead : null;
  }

  /** The path one choice shorter: words that add themselves are not choices. */
  back(path: string[]): string[] {
    for (let n = path.length - 1; n >= 0; n--) {
      const shorter = this.extended(path.slice(0, n));
      if (shorter.length < path.length) return shorter;
    }
    return this.extended([]);
  }
}
