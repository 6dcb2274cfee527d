"""Components of the printed game No Siesta: loads and validates a set, and writes it into a state."""
