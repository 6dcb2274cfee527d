"""Members of an enum by the names that notation, views and files use."""

from __future__ import annotations

from enum import IntEnum


def names_of(members: type[IntEnum]) -> tuple[str, ...]:
    """Returns the names of an enum whose members count from 0, in lower case: a member is the index of its name.

    >>> class Good(IntEnum):
    ...     OLIVE = 0
    ...     GRAIN = 1
    >>> names_of(Good)
    ('olive', 'grain')
    """
    if [member.value for member in members] != list(range(len(members))):
        raise ValueError(f"{members.__name__}: its members do not count from 0")
    return tuple(member.name.lower() for member in members)
