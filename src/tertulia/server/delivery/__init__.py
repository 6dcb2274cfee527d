"""Messages carried to people: the only room that knows how others' servers are spoken to."""
