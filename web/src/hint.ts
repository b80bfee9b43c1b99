// Why a hint is good, as a sentence: what the move brings for certain, and its chance beside the next best move's.
import { say } from './person.svelte';
import type { Hint, Session } from './session.svelte';

export function reason(hint: Hint, session: Session): string {
  const words = session.words!;
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' });
  const next = hint.other[0];
  const case_ = !next ? 'only' : next.value > hint.value ? 'ahead' : 'best';
  const why = say('hint-reason', {
    case: case_,
    before: percent.format(hint.before),
    after: percent.format(hint.value),
    other: next ? words.move(next.move) : '',
    rival: next ? percent.format(next.value) : '',
  });
  const kinds = Object.fromEntries((session.game?.events ?? []).map((event) => [event.name, event.details]));
  const events = hint.causes.map((event) => words.sentence(event, kinds[event.name] ?? [], session.names)).join(' · ');
  return events ? `${why} ${say('hint-causes', { events })}` : why;
}
