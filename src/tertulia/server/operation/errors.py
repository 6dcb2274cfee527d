"""What keeps a site from being watched as its owner wants it."""


class OperationError(ValueError):
    """A library that is not installed, or a port that is taken; the message says what to do."""
