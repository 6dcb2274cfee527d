"""Who must agree anew once the host of a table that waits has changed what people sat down for."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from msgspec.structs import replace

from tertulia.server.domain.errors import NotAgreed, TermsChanged
from tertulia.server.domain.pacing import Altered, AlteredTerm
from tertulia.server.domain.state import TableState

NOTHING = Altered((), (), (), 0)
T = TypeVar("T")


def ask_anew(state: TableState, options: Iterable[str] = (), terms: Iterable[AlteredTerm] = ()) -> None:
    """Ask all but the host anew, because this has changed; what they have not agreed to yet is told with it."""
    before = state.course.altered or NOTHING
    unsure = [number for number, seat in enumerate(state.seats) if seat.guest not in (None, state.host)]
    since = state.version + 1
    told = Altered(_with(before.options, options), _with(before.terms, terms), tuple(unsure), since)
    state.course = replace(state.course, terms=since, altered=told if unsure else None)


def require_seen(state: TableState, version: int) -> None:
    """Raises `TermsChanged` where the host has chosen anew what is played since the version that somebody saw."""
    if version < state.course.terms:
        raise TermsChanged(f"made at version {version}; the host has changed the table since")


def no_longer_asked(state: TableState, seats: Collection[int]) -> bool:
    """Ask nobody any more who sits, or sat, on these seats; whether somebody was asked."""
    altered = state.course.altered
    if altered is None or not set(seats) & set(altered.unsure):
        return False
    unsure = tuple(seat for seat in altered.unsure if seat not in seats)
    state.course = replace(state.course, altered=replace(altered, unsure=unsure) if unsure else None)
    return True


def require_agreed(state: TableState) -> None:
    """Raises `NotAgreed` where somebody has not agreed yet to what was changed."""
    if state.course.altered is not None:
        unsure = ", ".join(map(str, state.course.altered.unsure))
        raise NotAgreed(f"not agreed yet to what the host has changed: seats {unsure}; they say so, or get up")


def _with(before: tuple[T, ...], more: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys((*before, *more)))
