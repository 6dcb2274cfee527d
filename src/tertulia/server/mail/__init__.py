"""Letters handed to a mail server: the only room that knows how one is spoken to."""
