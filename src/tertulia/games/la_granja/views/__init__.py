"""Views, events and hints: the data of a state that viewers receive."""
