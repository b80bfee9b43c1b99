// The place that somebody looks at: its facts are shown beside the board, on a phone over it.
import type { Frame } from '@shell/board/frame';
import { deniedAt, pathTo } from './view';

let place = $state<string | null>(null);

export const spot = {
  get place() {
    return place;
  },
  leave(): void {
    place = null;
  },
  /** Under the mouse or the focus; a phone has neither. */
  glance(frame: Frame, at: string): void {
    if (!frame.narrow) place = at;
  },
  /** A click goes where the place leads; on a place that leads nowhere it asks for its facts, and why not. */
  press(frame: Frame, at: string): void {
    const path = pathTo(frame, at);
    const denied = deniedAt(frame, at);
    place = path && frame.narrow ? null : at;
    if (path) frame.choose(path);
    else if (denied) frame.why(denied);
  },
};
