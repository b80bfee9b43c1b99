// How pieces come and go: a piece is set down from above, and lifted away. Nothing moves for people who want no motion.
import { prefersReducedMotion } from 'svelte/motion';
import { backOut, cubicIn } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const COMES = 460;
const GOES = 620;

export const stills = (): boolean => prefersReducedMotion.current;

export const lands = (_: Element, { from = 1.7 }: { from?: number } = {}): TransitionConfig => ({
  duration: stills() ? 0 : COMES,
  easing: backOut,
  css: (t) => `transform: scale(${from + (1 - from) * t}); opacity: ${Math.min(1, 2.5 * t)}`,
});

export const leaves = (_: Element): TransitionConfig => ({
  duration: stills() ? 0 : GOES,
  easing: cubicIn,
  css: (t) => `transform: scale(${1.25 - 0.25 * t}); opacity: ${t}; filter: grayscale(${1 - t})`,
});

export const appears = (_: Element): TransitionConfig => ({ duration: stills() ? 0 : COMES, css: (t) => `opacity: ${t}` });
export const vanishes = (_: Element): TransitionConfig => ({ duration: stills() ? 0 : GOES, css: (t) => `opacity: ${t}` });
