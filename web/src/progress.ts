// How far somebody has come with a game's lessons, in this browser.
import { keep, stored } from './person.svelte';

export interface Progress {
  at: number; // the step; as many as there are: done
  of: number;
}

const all = () => stored<Record<string, Progress>>('lessons', {});

export const progressOf = (game: string): Progress | null => all()[game] ?? null;

export const keepProgress = (game: string, progress: Progress): void => keep('lessons', { ...all(), [game]: progress });
