"""Players that are programs: any game, never more than their seat may know."""
