"""Names of enum members in lower case, for the notation of actions, views and files."""

from __future__ import annotations

from enum import IntEnum


def names_of(members: type[IntEnum]) -> tuple[str, ...]:
    """Return the lower-case names of an enum, so that a member is the index of its name.

    Raises `ValueError` if the members do not count from 0.

    >>> class Good(IntEnum):
    ...     OLIVE = 0
    ...     GRAIN = 1
    >>> names_of(Good)
    ('olive', 'grain')
    """
    if [member.value for member in members] != list(range(len(members))):
        raise ValueError(f"{members.__name__}: its members must be numbered 0, 1, 2 and so on")
    return tuple(member.name.lower() for member in members)
