// Why something was not done, in the person's words.
import { Refusal } from './api';
import { person, say } from './person.svelte';
import { loadRefusals, type Details, type Words } from './words';

type Given = Record<string, unknown>;

/** A refusal as a sentence, where the words of the engine are loaded. */
export function reason(words: Words | null, why: string, given: Given = {}): string {
  if (!words?.has(`refused-${why}`)) return say(why === 'connection-lost' ? why : 'server-error');
  const details: Details = {};
  for (const [name, value] of Object.entries(given)) details[name] = detail(words, value);
  return words.say(`refused-${why}`, details);
}

/** The same at a table, where moves are clicked and not typed: only why, without the text of the move and of others like it. */
export function reasonAtTable(words: Words | null, why: string, given: Given = {}): string {
  const told = given.reason as { why: string; details?: Given } | undefined;
  if (why !== 'illegal-because' || !told) return reason(words, why, given);
  const text = reason(words, told.why, told.details);
  return /^[a-z]+\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase(person.language) + text.slice(1); // not a square's name
}

/** A detail may be a refusal itself, a word of the game, or several of them. */
function detail(words: Words, value: unknown): string | number {
  if (Array.isArray(value)) return value.map((each) => detail(words, each)).join(', ');
  const inner = value as { why?: string; details?: Given; kind?: string; word?: string } | null;
  if (inner?.why) return reason(words, inner.why, inner.details);
  return inner?.kind ? words.word(inner.kind, inner.word ?? '') : (value as string | number);
}

/** The game whose words a refusal needs, if it needs any. */
export function gameOf(error: unknown): string | undefined {
  const told = error as { game?: string; details?: Given } | null;
  return told?.game ?? Object.values(told?.details ?? {}).map((each) => (typeof each === 'object' ? gameOf(each) : undefined)).find(Boolean);
}

/** Anything that was thrown as a sentence. */
export const explain = (words: Words | null, error: unknown): string =>
  error instanceof Refusal ? reason(words, error.why, error.details) : say('server-error');

/** The same on a page that has no game's words. */
export const explainAlone = async (error: unknown): Promise<string> => explain(await loadRefusals(person.language).catch(() => null), error);
