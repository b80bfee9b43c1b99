// The place that somebody looks at: under the mouse, under the focus, or tapped. Its facts are shown beside the board.
let place = $state<string | null>(null);

export const spot = {
  get place() {
    return place;
  },
  look(at: string | null): void {
    place = at;
  },
};
