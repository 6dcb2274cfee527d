"""Components of the printed game Granada: loads and validates a set, and writes it into a state."""
