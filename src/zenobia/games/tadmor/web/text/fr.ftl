# Tadmor: words that only the browser needs.

