"""What players ask all others at their table while a game runs: that it end as it stands, that it pause. Who has not answered
yet is told of it (`tertulia.server.domain.notices`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.pacing import Course, PauseAsked, Wish
from tertulia.server.domain.seats import Seats

Question = Wish | PauseAsked


def begun(old: Course, new: Course) -> Iterator[tuple[Literal["wish", "pause"], Question]]:
    """What is asked now and was not before. Who agrees later asks nothing new."""
    if new.wish is not None and (old.wish is None or old.wish.since != new.wish.since):
        yield "wish", new.wish
    if new.asked is not None and (old.asked is None or old.asked.until != new.asked.until):
        yield "pause", new.asked


def unanswered(seats: Seats, course: Course, question: Question) -> list[GuestId]:
    """The guests who have not agreed yet, each once. Who is away while a bot plays for them is asked, too: it is their game; who
    has lost is not."""
    agree = {seats[seat].guest for seat in question.seats if seat < len(seats)}
    own = [seat.guest for number, seat in enumerate(seats) if number not in course.lost]
    return list(dict.fromkeys(guest for guest in own if guest is not None and guest not in agree))
