"""Networks that learn a game by playing against themselves. Needs PyTorch; a GPU makes it useful."""
