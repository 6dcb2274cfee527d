"""Makes msgspec inspect all message types before a second thread starts (`know_types`).

msgspec inspects a type when it is first decoded, and publishes the result before it is complete. A second thread that
needs the type meanwhile uses the incomplete result, and the process ends with a segmentation fault (msgspec 0.22).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

OWN = "tertulia."


def know_types() -> int:
    """Make msgspec inspect every imported message type of this project. Returns the number of types.

    Call it from the first thread, before others start.
    """
    known = [each for each in _below(msgspec.Struct) if each.__module__.startswith(OWN)]
    for each in known:
        try:
            msgspec.json.Decoder(each)
        except (NameError, TypeError):
            continue  # a type that is only encoded
    return len(known)


def _below(kind: type[object]) -> Iterator[type[object]]:
    """Yield all subclasses of `kind`, including indirect ones."""
    for each in type.__subclasses__(kind):
        yield each
        yield from _below(each)
