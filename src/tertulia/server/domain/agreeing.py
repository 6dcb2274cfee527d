"""Agreement of the players to changes that the host makes before the game starts."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from msgspec.structs import replace

from tertulia.server.domain.errors import AgreementMissing, TermsChanged
from tertulia.server.domain.state import PendingChanges, TableState, TermName

NO_CHANGES = PendingChanges((), (), (), 0)
T = TypeVar("T")


def require_agreement(state: TableState, options: Iterable[str] = (), terms: Iterable[TermName] = ()) -> None:
    """Store in `state` that every seated player except the host has to agree to the host's changes.

    `options` and `terms` are the names of the changed options and settings. They are added to earlier changes that a
    player has not agreed to yet (`PendingChanges`). If no player except the host is seated, no change is pending.
    """
    before = state.course.pending_changes or NO_CHANGES
    must_agree = [number for number, seat in enumerate(state.seats) if seat.guest not in (None, state.host)]
    since = state.version + 1
    changes = PendingChanges(_with(before.options, options), _with(before.terms, terms), tuple(must_agree), since)
    state.course = replace(state.course, terms=since, pending_changes=changes if must_agree else None)


def require_terms_seen(state: TableState, version: int) -> None:
    """Check that a guest has seen the table's current settings. Raises `TermsChanged` otherwise.

    `version` is the version of the table that the guest saw.
    """
    if version < state.course.terms:
        raise TermsChanged(f"the request was made at version {version}, and the host has changed the table since then")


def stop_awaiting_agreement(state: TableState, seats: Collection[int]) -> bool:
    """Remove `seats` from the seats in `state` that must still agree to the host's changes.

    The caller passes seats whose players have agreed or left. Returns whether the player of at least one of the seats
    had yet to agree.
    """
    changes = state.course.pending_changes
    if changes is None or not set(seats) & set(changes.must_agree):
        return False
    must_agree = tuple(seat for seat in changes.must_agree if seat not in seats)
    state.course = replace(
        state.course, pending_changes=replace(changes, must_agree=must_agree) if must_agree else None
    )
    return True


def require_agreed(state: TableState) -> None:
    """Raise `AgreementMissing` if a player has not agreed yet to the host's changes."""
    if state.course.pending_changes is not None:
        must_agree = ", ".join(map(str, state.course.pending_changes.must_agree))
        raise AgreementMissing(
            f"seats {must_agree} have not accepted the host's changes yet: they must accept them or leave"
        )


def _with(before: tuple[T, ...], more: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys((*before, *more)))
