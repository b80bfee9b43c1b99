# Porto Carthago: words that only the browser needs.

minutes = 90
