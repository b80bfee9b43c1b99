# Porto Carthago: words that only the browser needs.

