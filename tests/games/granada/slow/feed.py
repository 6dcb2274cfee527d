"""What the engine says happened: the model reads chance from it, and holds everything else against what it expects."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from .box import Piece

Event = Mapping[str, Any]


def plain(value: Any) -> Any:
    """A tile of an event as a piece; all else as it is."""
    if isinstance(value, Mapping) and "number" in value and "face" in value:
        return Piece(value["number"], value["face"])
    return value


class Feed:
    """The events of one action, in their order."""

    def __init__(self, events: Iterable[Event]) -> None:
        self.events = deque(events)

    def coming(self, *types: str) -> bool:
        """Is the next event of one of these types?"""
        return bool(self.events) and self.events[0]["type"] in types

    def told(self, kind: str, **expected: Any) -> dict[str, Any]:
        """Take the next event, which must be this one; what chance decided is in its other fields."""
        assert self.events, f"expected the event {kind} {expected}, but there is none left"
        event = self.events.popleft()
        assert event["type"] == kind, f"expected {kind} {expected}, found {event}"
        for field, value in expected.items():
            assert field in event, f"{field} is missing in {event}"
            assert plain(event[field]) == value, f"expected {field} = {value!r} in {event}"
        return {field: plain(value) for field, value in event.items()}

    def end(self) -> None:
        assert not self.events, f"more was told than happened: {list(self.events)}"
