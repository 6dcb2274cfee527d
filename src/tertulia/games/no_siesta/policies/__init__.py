"""What the game lends to bots."""
