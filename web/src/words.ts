// Every word a person reads comes from Project Fluent files: the shell's own (text/), the engine's and the game's (from
// the server). What core/words.py does for the terminal is done here for the browser.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, FluentVariable>;

/** An event that the rules tell, as the server sends it. */
export interface Told {
  name: string;
  details: Record<string, unknown>;
}

const shellFiles = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const gameFiles = import.meta.glob<string>('../../src/zenobia/games/*/web/text/*.ftl', { query: '?raw', import: 'default' });
const lessonFiles = import.meta.glob<string>('../../src/zenobia/games/*/web/lessons/*.ftl', { query: '?raw', import: 'default' });
const fetched = new Map<string, Promise<string>>();

/** The language that the browser asks for, English where we do not speak it. */
export function languageOfBrowser(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const known = LANGUAGES.find((each) => wish.toLowerCase().startsWith(each));
    if (known) return known;
  }
  return 'en';
}

export class Words {
  readonly bundle: FluentBundle;
  readonly language: Language;

  constructor(language: Language, sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  /** A message, or `message.attribute`, with its details filled in; its own name if we have no words for it. */
  say = (name: string, details: Details = {}): string => {
    const [id, attribute] = name.split('.') as [string, string?];
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : id;
    return this.bundle.formatPattern(pattern, details, []);
  };

  /** A plain word of the engine as people say it: the message `<kind>-<name>`, or the word itself. */
  word = (kind: string, name: string): string => (this.has(`${kind}-${name}`) ? this.say(`${kind}-${name}`) : name);

  /** An event in words, with the players' names. `kinds` is the game's list of details, such as `winner:seat`. */
  sentence(told: Told, kinds: string[], names: string[]): string {
    const details: Details = {};
    for (const each of kinds) {
      const [name, given] = each.split(':') as [string, string?];
      const kind = given ?? name;
      const value = told.details[name];
      if (kind === 'seat') details[name] = names[value as number] ?? String(value);
      else if (kind === 'number') details[name] = value as number;
      else {
        const several = (Array.isArray(value) ? value : [value]).map(String);
        details[name] = several.map((word) => this.word(kind, word)).join(', ');
        details[`${name}-id`] = String(value);
        details[`${name}-count`] = several.length;
      }
    }
    return this.say(`event-${told.name}`, details);
  }

  /** A move in people's words: the message `move-<verb>` with $a, $b ... translated and $raw-a ... as they stand. A move
   * that has only begun lacks words of its message: it is its verb and the words so far. */
  move(text: string): string {
    const [verb, ...rest] = text.split(' ') as [string, ...string[]];
    const pattern = this.bundle.getMessage(`move-${verb}`)?.value;
    const details: Details = {};
    rest.forEach((each, n) => {
      const letter = 'abcdefgh'[n];
      details[letter] = this.word('word', each);
      details[`raw-${letter}`] = each;
    });
    const missing: Error[] = [];
    const whole = pattern ? this.bundle.formatPattern(pattern, details, missing) : '';
    if (whole && !missing.length) return whole;
    const said = this.word('verb', verb);
    return rest.length ? `${said}: ${rest.map((each) => this.word('word', each)).join(', ')}` : said;
  }
}

/** The shell's words, and a game's where one is named. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const own = await shellFiles[`../text/${language}.ftl`]!();
  if (!game) return new Words(language, [own]);
  const more = gameFiles[`../../src/zenobia/games/${game}/web/text/${language}.ftl`];
  return new Words(language, [own, await gameWords(game, language), more ? await more() : '']);
}

/** The words of a game's lessons. */
export async function loadLesson(language: Language, game: string): Promise<Words> {
  const own = lessonFiles[`../../src/zenobia/games/${game}/web/lessons/${language}.ftl`];
  return new Words(language, own ? [await own()] : []);
}

/** The words of the engine without a game: what the server says when it refuses something. */
export async function loadRefusals(language: Language): Promise<Words> {
  return new Words(language, [await wordsAt(`/api/words/${language}`)]);
}

const gameWords = (game: string, language: Language): Promise<string> => wordsAt(`/api/games/${game}/words/${language}`);

function wordsAt(address: string): Promise<string> {
  let text = fetched.get(address);
  if (!text) {
    text = fetch(address).then((answer) => (answer.ok ? answer.text() : ''));
    fetched.set(address, text);
  }
  return text;
}
