"""Errors of the commands' arguments."""


class InputError(ValueError):
    """An invalid argument; the message says what is wrong and what is accepted."""
