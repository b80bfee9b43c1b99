// On which sheets of the phone something waits that one would go there for.
import type { Frame } from '@shell/board/frame';
import type { Sheet } from './look.svelte';

const WHERE: Record<string, Sheet> = {
  place: 'map',
  space: 'map',
  region: 'map',
  tile: 'tiles',
  pile: 'tiles',
  good: 'tiles',
  fulfil: 'city',
  return: 'city',
  build: 'map',
  temple: 'map',
  rare: 'map',
  draw: 'map',
};

export function sheetsAsked(frame: Frame): Sheet[] {
  if (!frame.live) return [];
  return [...new Set(Object.keys(WHERE).flatMap((verb) => (frame.can([verb]) ? [WHERE[verb]!] : [])))];
}
