"""Make rules that convert the number of an action to the values of its arguments."""

from __future__ import annotations

from collections.abc import Callable

from tertulia.kernel.actions import Verb, Verbs
from tertulia.kernel.rule import inline_rule


def pair_decoder(verb: Verbs) -> Callable[[int], tuple[int, int]]:
    """Return a rule that converts the number of an action to the values of its two arguments.

    The action must be of the kind `verb`. Each value is given as its index from 0 in the argument's list of values.
    Raises `ValueError` if the verb does not have two arguments.
    """
    first, (_, last) = int(verb), _sizes(verb, 2)

    def indices(action: int) -> tuple[int, int]:
        offset = action - first
        return offset // last, offset % last

    return inline_rule(indices)


def triple_decoder(verb: Verbs) -> Callable[[int], tuple[int, int, int]]:
    """Return a rule that converts the number of an action to the values of its three arguments.

    The action must be of the kind `verb`. Each value is given as its index from 0 in the argument's list of values.
    Raises `ValueError` if the verb does not have three arguments.
    """
    first, (_, middle, last) = int(verb), _sizes(verb, 3)

    def indices(action: int) -> tuple[int, int, int]:
        offset = action - first
        return offset // (middle * last), offset // last % middle, offset % last

    return inline_rule(indices)


def _sizes(verb: Verbs, count: int) -> list[int]:
    sizes = [argument.size for argument in Verb(verb.name, *verb.parts).arguments]
    if len(sizes) != count:
        raise ValueError(f"{verb.name} has {len(sizes)} arguments, not {count}")
    return sizes
