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
    end, pause = new.end_proposal, new.pause_proposal
    if end is not None and (old.end_proposal is None or old.end_proposal.since != end.since):
        yield "wish", end
    if pause is not None and (old.pause_proposal is None or old.pause_proposal.until != pause.until):
        yield "pause", pause


def unanswered(seats: Seats, course: Course, question: Question) -> list[GuestId]:
    """The guests who have not agreed to a proposal, each once.

    It includes players with a stand-in bot, because the game is theirs, but not those who have lost.
    """
    agree = {seats[seat].guest for seat in question.seats if seat < len(seats)}
    own = [seat.guest for number, seat in enumerate(seats) if number not in course.lost]
    return list(dict.fromkeys(guest for guest in own if guest is not None and guest not in agree))
