"""The engine that every game shares; it knows no game."""
