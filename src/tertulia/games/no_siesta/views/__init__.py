"""What is told of a state: views, events, hints."""
