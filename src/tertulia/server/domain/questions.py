"""Proposals that all players of a running game have to answer: to end it, or to pause it.

Players who have not answered are notified (`tertulia.server.domain.notifications`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Course, EndProposal, PauseProposal
from tertulia.server.domain.seats import Seats

Question = EndProposal | PauseProposal


def begun(old: Course, new: Course) -> Iterator[tuple[Literal["wish", "pause"], Question]]:
    """Yield the proposals that are new in `new`. Further agreement to a proposal does not make it new."""
    if new.wish is not None and (old.wish is None or old.wish.since != new.wish.since):
        yield "wish", new.wish
    if new.asked is not None and (old.asked is None or old.asked.until != new.asked.until):
        yield "pause", new.asked


def unanswered(seats: Seats, course: Course, question: Question) -> list[GuestId]:
    """The guests who have not agreed to a proposal, each once.

    It includes players with a stand-in bot, because the game is theirs, but not those who have lost.
    """
    agree = {seats[seat].guest for seat in question.seats if seat < len(seats)}
    own = [seat.guest for number, seat in enumerate(seats) if number not in course.lost]
    return list(dict.fromkeys(guest for guest in own if guest is not None and guest not in agree))
