"""What has happened. Events are told when all of it is on the disk: nothing of it can fail any more.

Whoever wants to know of them subscribes (`EventBus`): live connections, bots, and whatever else comes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.table import Table

log = logging.getLogger(__name__)


class Event(Struct, frozen=True):
    """Anything that has happened."""


class Renamed(Event, frozen=True):
    """A guest has another name now. No table has changed."""

    guest: GuestId


class Gone(Event, frozen=True):
    """Tables are not there any more."""

    tables: Sequence[str]


class TableEvent(Event, frozen=True):
    """Something about a table."""

    table: Table


class Opened(TableEvent, frozen=True):
    """There is a new table."""


class Loaded(TableEvent, frozen=True):
    """A table has come to memory again."""


class LookedAt(TableEvent, frozen=True):
    """Somebody looks at a table where only bots decide: it need not sleep."""


class Changed(TableEvent, frozen=True):
    """A table has another version now; what of it is different is said by the kind of event."""


class CaughtUp(Changed, frozen=True):
    """Another process has changed the table; all that may be known here is that it is another one."""


class Seated(Changed, frozen=True):
    """A guest has sat down."""

    guest: GuestId
    seat: int


class Left(Changed, frozen=True):
    """A guest has got up again."""

    guest: GuestId
    seats: Sequence[int]


class PlayerChanged(Changed, frozen=True):
    """A seat was given to a bot, or to nobody, or is played by whoever sits there again."""

    seat: int


class TimedOut(Changed, frozen=True):
    """The time of a seat has run out, and what the table chose for that has happened."""

    seat: int
    guest: GuestId | None


class Resigned(Changed, frozen=True):
    """Whoever sits on a seat has given up."""

    seat: int


class Asked(Changed, frozen=True):
    """Players have asked for something that all must agree to, or have agreed, or have refused: an end, a pause, another pace."""


class Slowed(Changed, frozen=True):
    """A live game goes on by turns."""


class Hosted(Changed, frozen=True):
    """A table that has not begun has another host."""

    guest: GuestId


class Started(Changed, frozen=True):
    """The game has been dealt."""


class Acted(Changed, frozen=True):
    """A seat has acted; the last lines of the log tell how."""

    seat: int
    actions: int
    """How many actions there were."""


class Undone(Changed, frozen=True):
    """A seat has taken back its last steps."""

    seat: int
    steps: int


class Followed(Changed, frozen=True):
    """Another table with the same company follows this one."""

    following: str
    """Its id."""


class Finished(TableEvent, frozen=True):
    """The game is over: told after the action that ended it."""


E = TypeVar("E", bound=Event)


class EventBus:
    """The subscribers to events. Each is called at once, in the order of subscribing."""

    def __init__(self) -> None:
        self._handlers: list[tuple[type[Event], Callable[[Any], None]]] = []

    def subscribe(self, kind: type[E], handler: Callable[[E], None]) -> None:
        """Have a handler called with every event of a kind, and of the kinds below it."""
        self._handlers.append((kind, handler))

    def publish(self, event: Event) -> None:
        """Tell an event. What goes wrong with one subscriber is logged, and the others are told all the same."""
        for kind, handler in self._handlers:
            if isinstance(event, kind):
                try:
                    handler(event)
                except Exception as error:
                    log.error("%s could not be told of %s", handler, type(event).__name__, exc_info=error)
