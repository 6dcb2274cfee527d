"""What is printed on the pieces: read, checked, laid out in a state."""
