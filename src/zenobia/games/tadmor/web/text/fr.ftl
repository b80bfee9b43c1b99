# Tadmor: words that only the browser needs.

minutes = 120
