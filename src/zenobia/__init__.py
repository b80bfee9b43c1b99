"""Zenobia: four board games of the ancient world, exactly by their rulebooks."""
