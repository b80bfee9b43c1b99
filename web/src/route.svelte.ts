// Where we are: `/`, `/new/tigris`, `/table/ID`, `/table/ID?move=12`, `/after/ID`, `/rules/tigris#TE-21`, `/learn/tigris`,
// `/aid/tigris`.

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follow links inside the site without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
