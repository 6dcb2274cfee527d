"""Components of the printed game: load and validate a component set, and write it into a game state."""
