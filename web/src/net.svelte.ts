// Is the site within reach? The browser says so, and every request shows it.

class Net {
  away = $state(!navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.away = false));
    addEventListener('offline', () => (this.away = true));
  }
}

export const net = new Net();
