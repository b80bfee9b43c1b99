// What somebody looks at: on a phone one of the sheets, everywhere the thing whose text is shown.
export const SHEETS = ['map', 'spaces', 'tiles', 'city', 'rivals'] as const;
export type Sheet = (typeof SHEETS)[number];

class Look {
  sheet = $state<Sheet>('map');
  at = $state<string | null>(null);
}

export const look = new Look();

/** Handlers that show the text of a thing while pointer or keyboard is on it. */
export const looks = (id: string) => ({
  onpointerenter: () => (look.at = id),
  onfocus: () => (look.at = id),
});
