// The person before the screen: name, language, and what they like. Kept in the browser; the name also at the server.
import { api, whenMet } from './api';
import { LANGUAGES, languageOfBrowser, loadWords, type Language, type Words } from './words';

export interface Likes {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  notices: boolean;
  title: boolean;
  sendAtOnce: boolean;
  chat: boolean;
}

const LIKES: Likes = { theme: 'system', sound: false, notices: false, title: true, sendAtOnce: false, chat: true };

export function stored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // private windows may refuse: then it lasts as long as the page
  }
}

class Person {
  id = $state(''); // changes with a log-in, and when a session has ended
  name = $state('');
  account = $state('');
  language = $state<Language>(languageOfBrowser());
  likes = $state<Likes>({ ...LIKES, ...stored<Partial<Likes>>('likes', {}) });
  words = $state.raw<Words | null>(null);

  async begin(): Promise<void> {
    const wish = stored<string | null>('language', null);
    if (wish && (LANGUAGES as readonly string[]).includes(wish)) this.language = wish as Language;
    this.applyTheme();
    whenMet((me) => {
      this.id = me.id;
      this.name = me.name ?? '';
      this.account = me.account ?? '';
    });
    const [words] = await Promise.all([loadWords(this.language), api.me().catch(() => null)]);
    this.words = words;
    document.documentElement.lang = this.language;
  }

  async speak(language: Language): Promise<void> {
    this.words = await loadWords(language);
    this.language = language;
    document.documentElement.lang = language;
    keep('language', language);
    api.setMe({ name: this.name || undefined, language }).catch(() => undefined);
  }

  async call(name: string): Promise<void> {
    await api.setMe({ name, language: this.language });
  }

  like<K extends keyof Likes>(name: K, value: Likes[K]): void {
    this.likes[name] = value;
    keep('likes', this.likes);
    if (name === 'theme') this.applyTheme();
  }

  applyTheme(): void {
    if (this.likes.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.likes.theme;
  }

  flipTheme(): void {
    const dark =
      this.likes.theme === 'dark' ||
      (this.likes.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.like('theme', dark ? 'light' : 'dark');
  }
}

export const person = new Person();

/** A message of the shell in the person's language. */
export function say(name: string, details: Record<string, string | number> = {}): string {
  return person.words ? person.words.say(name, details) : '';
}
