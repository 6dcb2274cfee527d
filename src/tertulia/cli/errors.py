"""What the commands themselves refuse."""


class InputError(ValueError):
    """An argument that cannot be used; the message says what was wrong and what is accepted."""
