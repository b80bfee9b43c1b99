// Keys that choose and send a move: the same at a table and in a lesson.
import type { Session } from './session.svelte';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Is it a key of ours, and not one that somebody writes with or that the browser needs? */
export function isFree(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  return !(event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
}

/** Do what a key means for the move; false where it means nothing. */
export function moveKey(event: KeyboardEvent, session: Session): boolean {
  const pressed = event.key;
  const at = event.target as HTMLElement;
  const chosen = at.dataset.path === session.path.join(' '); // a second Enter on what was chosen sends it
  if (pressed === 'Enter' && session.complete && (chosen || !at.closest('button, a, summary'))) session.sendMove();
  else if (pressed === 'Escape') session.back();
  else if (/^[1-9]$/.test(pressed)) document.querySelectorAll<HTMLElement>('.own .pc:not([disabled])')[Number(pressed) - 1]?.click();
  else if (pressed === 'b') (find('.wrap [data-path][tabindex="0"]') ?? find('.wrap [data-path]'))?.focus();
  else if (pressed === 'h' && session.myTurn) session.askHint();
  else return false;
  return true;
}
