# Palmyra: words that only the browser needs.

actions = actions
