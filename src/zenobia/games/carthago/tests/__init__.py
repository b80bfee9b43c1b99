"""Tests of Porto Carthago."""
