"""Proof of Palmyra's rules."""
