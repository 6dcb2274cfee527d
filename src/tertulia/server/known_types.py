"""Types of messages and rows are made known to msgspec before there is a second thread.

msgspec looks at a type when it first decodes one, and keeps what it found as soon as it begins to look: another thread that needs
the same type meanwhile takes what is half there, and the process ends by a segmentation fault (msgspec 0.22).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

OWN = "tertulia."


def know_types() -> int:
    """Have msgspec look at every type of this project that has been imported so far; how many they are. For the first thread, while
    there is no other."""
    known = [each for each in _below(msgspec.Struct) if each.__module__.startswith(OWN)]
    for each in known:
        try:
            msgspec.json.Decoder(each)
        except (NameError, TypeError):
            continue  # one that is only ever written
    return len(known)


def _below(kind: type[object]) -> Iterator[type[object]]:
    """Subclasses, theirs too."""
    for each in type.__subclasses__(kind):
        yield each
        yield from _below(each)
