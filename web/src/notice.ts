// "Your turn", told by the page's title, a short dry sound and a notice of the browser: each as the person likes.
import { person } from './person.svelte';

const SECONDS = 0.16;
let turn = false;

function knock(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 520],
    [0.09, 780],
  ] as const) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, audio.currentTime + at);
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + SECONDS);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + SECONDS);
  }
  setTimeout(() => void audio.close(), 600);
}

export const notice = {
  mark: (on: boolean): string => (on ? '● ' : ''),
  say(mine: boolean, title: string, text: string): void {
    if (mine && !turn) {
      if (person.likes.sound) knock();
      if (person.likes.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted')
        new Notification(title, { body: text, tag: 'zenobia-turn', icon: '/icon.svg' });
    }
    turn = mine;
  },
  off(): void {
    turn = false;
  },
};
