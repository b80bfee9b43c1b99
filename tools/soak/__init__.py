"""Hundreds of tables played for long while everything fails that can fail: `make soak`."""
