// The bots that people choose from: the levels, where there are any; otherwise all that the server knows.

export function levelsOf(bots: string[]): string[] {
  const levels = bots.filter((bot) => /^level\d+$/.test(bot));
  return levels.length ? levels : bots;
}

/** The one that is offered first: it answers at once. */
export const usualLevel = (levels: string[]): string => levels[1] ?? levels[0] ?? 'greedy';
