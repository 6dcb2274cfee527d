"""Components of the printed game La Granja: loads and validates a set, and writes it into a state."""
