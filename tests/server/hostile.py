"""What somebody might ask of a table to find out what they may not know: by one position, requests of every kind."""

from __future__ import annotations

from collections.abc import Iterator

from tertulia.bots.seeds import derive_seed
from tertulia.laws.worlds import Pair
from tertulia.play.answers import ONLY
from tertulia.play.planning import ahead
from tertulia.server.domain.ids import GuestId
from tests.server.worlds import ID, STRANGER, Request, guest_at

CHAINS = 3
"""Number of legal actions that begin a chain each."""
NONSENSE = ("peek", "", "take 1+1", "done done", "\u0000", "0" * 100)


def requests(pair: Pair) -> Iterator[Request]:
    """Requests of the viewer and of strangers, the same in both worlds; drawn by the pair's own chance."""
    yield from _looks(pair)
    yield from _moves(pair)
    yield from _backs(pair)
    yield from _plans(pair)
    yield from _others(pair)


def _guest(pair: Pair) -> GuestId:
    return STRANGER if pair.viewer is None else guest_at(pair.viewer)


def _looks(pair: Pair) -> Iterator[Request]:
    guest = _guest(pair)
    yield Request(guest, "GET", "")
    yield Request(None, "GET", "")
    yield Request(guest, "GET", f"?as={pair.chance.integers(6)}")
    yield Request(guest, "GET", "events")
    now = pair.true.position
    # What lies further back than may be taken back is dealt again from the key, which is the true world's: see `Worlds.look_back`.
    last = pair.true.log[-1].seat if pair.true.log else 0
    for ply in (now, now - min(pair.true.undoable(last), 1), now + 1):
        yield Request(guest, "GET", f"moment?ply={ply}")
    if not pair.true.over:  # then it tells everything
        yield Request(guest, "GET", "record")


def _moves(pair: Pair) -> Iterator[Request]:
    """Chains that fail at their second action, at their last, that have one revelation too many, or that are right."""
    seat = 0 if pair.viewer is None else pair.viewer
    legal = pair.true.notations(seat)
    begins = [str(action) for action in pair.chance.permutation(legal)[:CHAINS]] if legal else ["done"]
    junk = NONSENSE[pair.chance.integers(len(NONSENSE))]
    later = pair.game.actions.notation(int(pair.chance.integers(pair.game.num_actions)))
    for first in begins:
        yield _move(pair, seat, [first, junk])
        yield _move(pair, seat, [first, first])
        yield _move(pair, seat, [first, begins[0], later])
    yield _move(pair, seat, [begins[0]] * 60)
    yield _move(pair, seat, [junk])
    yield _move(pair, seat, [later])
    yield _move(pair, seat, [later, junk])
    yield _move(pair, (seat + 1) % pair.table.seats, [begins[0], junk])
    yield _move(pair, seat, [begins[0]], position=int(pair.chance.integers(pair.true.position + 2)))


def _move(pair: Pair, seat: int, actions: list[str], position: int | None = None) -> Request:
    made_at = pair.true.position if position is None else position
    body = {"position": made_at, "seat": seat, "actions": actions}
    return Request(_guest(pair), "POST", "moves", body)


def _plans(pair: Pair) -> Iterator[Request]:
    """What a seat would do at its next turn, tried and kept."""
    seat, guest = 0 if pair.viewer is None else pair.viewer, _guest(pair)
    action = pair.game.actions.notation(int(pair.chance.integers(pair.game.num_actions)))
    yield Request(guest, "GET", f"own?as={seat}")
    there = ahead(pair.true, seat, derive_seed(ID.encode(), f"plan {pair.true.position} {seat}"))
    legal = [] if there is None else [there.notations(seat)[:1]]
    for actions in ([], [action], [action] * 3, *legal):
        yield Request(guest, "POST", "plan/try", {"seat": seat, "actions": actions})
    yield Request(guest, "POST", "plan/try", {"seat": (seat + 1) % pair.table.seats})
    for alternatives in ([[action]], legal) if legal else ([[action]],):
        yield Request(guest, "PUT", "plan", {"seat": seat, "alternatives": alternatives})
    for answer in ("never", ONLY):
        yield Request(guest, "PUT", "answers", {"seat": seat, "answer": answer})
    yield Request(guest, "GET", f"own?as={seat}")
    yield Request(guest, "GET", "chat")
    yield Request(guest, "GET", "note")


def _backs(pair: Pair) -> Iterator[Request]:
    for steps in (1, 2, 1000):
        seat = 0 if pair.viewer is None else pair.viewer
        yield Request(_guest(pair), "POST", "undo", {"position": pair.true.position, "seat": seat, "steps": steps})


def _others(pair: Pair) -> Iterator[Request]:
    guest = _guest(pair)
    # Another game has a name of its own, drawn anew: it is asked for only while there is none to be had.
    what = ("start", "leave", "sit", "again")[pair.chance.integers(3 if pair.true.over else 4)]
    yield Request(guest, "POST", what, {"seat": 1} if what == "sit" else {})
    if not pair.true.over:  # then there is a table of its own for whoever asks
        ply, seat = int(pair.chance.integers(pair.true.position + 2)), int(pair.chance.integers(pair.table.seats))
        yield Request(guest, "POST", "practice", {"ply": ply, "seat": seat})
    yield Request(STRANGER, "POST", "moves", {"position": pair.true.position, "seat": 0, "actions": ["done"]})
