"""What the game lends to those who play it without hands."""
