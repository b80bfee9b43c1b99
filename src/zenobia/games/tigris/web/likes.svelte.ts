// What is drawn on demand: kingdoms as plates, the strength of every leader.
import { keep } from '@shell/person.svelte';

class TigrisLikes {
  realms = $state(read('realms', true));
  strength = $state(read('strength', false));

  set(which: 'realms' | 'strength', on: boolean): void {
    this[which] = on;
    keep(`tigris-${which}`, on);
  }
}

function read(which: string, otherwise: boolean): boolean {
  const text = localStorage.getItem(`tigris-${which}`);
  return text === null ? otherwise : text === 'true';
}

export const likes = new TigrisLikes();
