# Palmyra: words that only the browser needs.

minutes = 40
actions = azioni
