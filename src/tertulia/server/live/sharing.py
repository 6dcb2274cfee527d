"""What visitors use of what is bounded for them: all processes of a site count it together.

Each process counts for itself and answers at once; a moment later it says what was used, and the others count that, too. So nobody
waits for a broker, a message that is lost makes a bound a little wider, and while none comes through each process bounds by itself.
Who it was that used something is in no message: names of visitors and addresses are hashed with the site's secret.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from tertulia.server.domain.clock import SYSTEM

EVERY = 0.25
"""Seconds between two messages of a process, where there is something to say."""
WHOLE_EVERY = 3.0
"""Seconds after which a process says again all that is held through it."""
HELD_FOR = 10.0
"""Seconds for which others believe it: a process that was killed holds nothing."""
MOST_KEYS = 10_000
"""The number of visitors of whom there may be something to say at a time; of more nothing is said."""

Charge = Callable[[str, float], None]


class Used(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A message of a process."""

    process: str
    spent: list[tuple[str, str, float]]
    """Of which limit, by whom (hashed), and how much, since the last message."""
    held: dict[str, int]
    """By what is bounded and by whom (hashed): how much of it is held through this process now."""
    whole: bool
    """Whether all that is held is said, or only what has changed."""


class SharedUse:
    """What is used here and elsewhere."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._clock, self._process = clock, secrets.token_hex(8)
        self._charges: dict[str, Charge] = {}
        self._spent: dict[tuple[str, str], float] = {}
        self._held, self._changed, self._said_whole = Counter[str](), set[str](), -WHOLE_EVERY
        self._others: dict[str, tuple[float, dict[str, int]]] = {}
        """By process: when it was heard of last, and what is held through it."""
        key = hashlib.sha256(b"shared use" + secret).digest()
        self.named = lru_cache(maxsize=MOST_KEYS)(
            lambda whom: hashlib.blake2b(whom.encode(errors="replace"), key=key, digest_size=9).hexdigest()
        )
        """The name under which all processes count somebody."""

    def count(self, of: str, charge: Charge) -> None:
        """Let `charge` hear of what is spent elsewhere of a limit: by whom (`named`), and how much."""
        self._charges[of] = charge

    def spend(self, of: str, whom: str, amount: float) -> None:
        """Note that somebody (`named`) has spent something here."""
        key = of, whom
        if key in self._spent or len(self._spent) < MOST_KEYS:
            self._spent[key] = self._spent.get(key, 0.0) + amount

    def hold(self, what: str, whom: str, more: int) -> None:
        """Note that somebody holds one more here, or (-1) one less."""
        key = f"{what} {self.named(whom)}"
        self._held[key] += more
        self._changed.add(key)

    def held_elsewhere(self, what: str, whom: str) -> int:
        """How many of something somebody holds through other processes."""
        if not self._others:
            return 0
        key, oldest = f"{what} {self.named(whom)}", self._clock() - HELD_FOR
        return sum(held.get(key, 0) for heard, held in self._others.values() if heard > oldest)

    def message(self) -> bytes | None:
        """What is to be said now, which is not said again; None where there is nothing."""
        now = self._clock()
        whole = now - self._said_whole >= WHOLE_EVERY
        self._held = +self._held if whole else self._held  # without what nobody holds any more
        held: Mapping[str, int] = self._held if whole else {key: self._held[key] for key in self._changed}
        if whole:
            self._said_whole = now
        spent, self._spent, self._changed = self._spent, {}, set()
        if not spent and not held:
            return None
        return msgspec.json.encode(
            Used(self._process, [(of, whom, amount) for (of, whom), amount in spent.items()], dict(held), whole)
        )

    def hear(self, message: bytes) -> None:
        """Count what a process has said; what is no such message is passed over."""
        try:
            used = msgspec.json.decode(message, type=Used)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if used.process == self._process:
            return
        for of, whom, amount in used.spent:
            if of in self._charges and amount > 0:
                self._charges[of](whom, amount)
        now = self._clock()
        _, before = self._others.get(used.process, (now, {}))
        self._others = {other: (at, held) for other, (at, held) in self._others.items() if at > now - HELD_FOR}
        self._others[used.process] = now, used.held if used.whole else {**before, **used.held}
