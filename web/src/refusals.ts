// Why something was not done, in the person's words.
import { Refusal } from './api';
import { person, say } from './person.svelte';
import { loadRefusals, type Details, type Words } from './words';

/** A refusal as a sentence, where the words of the engine are loaded; a detail may be a refusal itself. */
export function reason(words: Words | null, why: string, given: Record<string, unknown> = {}): string {
  if (!words?.has(`refused-${why}`)) return say(why === 'connection-lost' ? why : 'server-error');
  const details: Details = {};
  for (const [name, value] of Object.entries(given)) {
    const inner = value as { why?: string; details?: Record<string, unknown> } | null;
    details[name] = inner?.why ? reason(words, inner.why, inner.details) : (value as string);
  }
  return words.say(`refused-${why}`, details);
}

/** Anything that was thrown as a sentence. */
export const explain = (words: Words | null, error: unknown): string =>
  error instanceof Refusal ? reason(words, error.why, error.details) : say('server-error');

/** The same on a page that has no game's words. */
export const explainAlone = async (error: unknown): Promise<string> => explain(await loadRefusals(person.language).catch(() => null), error);
