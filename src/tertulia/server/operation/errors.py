"""Errors of health, metrics and traces."""


class OperationError(ValueError):
    """A library is not installed, a port is taken, or an address is invalid; the message says what to do."""
