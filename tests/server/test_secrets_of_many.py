"""Nothing that leaves a site of several processes depends on hidden information.

Responses, event streams, broker messages, jobs and logs are the same in worlds that the viewer cannot tell apart.
Planted leaks are found.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from bench import usual
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.playing import game_tables
from tertulia.laws.worlds import walk_pairs
from tertulia.server.domain.events import Acted
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.logs import warn_once
from tests.server.asgi import Site
from tests.server.many_worlds import Evidence, Moment, Plant, evidence, moments, same, words_of_no_table
from tests.server.redis import NEEDS_BROKER

pytestmark = [
    pytest.mark.proof,
    pytest.mark.timeout(900),
    NEEDS_BROKER,
]
POSITIONS, APART = 2, 15


def positions(name: str, many: int) -> list[Moment]:
    """Positions of a random game, as seen from seat 0."""
    game = find_game(name)
    walk = moments(walk_pairs(game, game_tables(game)[0], 0, seed=7), APART)
    return list(islice(walk, many))


async def compared(moment: Moment, folder: Path, plant: Plant | None = None) -> tuple[Evidence, Evidence]:
    """The evidence of both worlds."""
    one, other = [await evidence(moment, world, folder / str(world), plant) for world in (0, 1)]
    return one, other


@pytest.mark.parametrize("name", list(installed_games()))
async def test_what_leaves_the_site_is_the_same_in_both_worlds(name: str, tmp_path: Path) -> None:
    for number, moment in enumerate(positions(name, POSITIONS)):
        (tmp_path / str(number)).mkdir()
        one, other = await compared(moment, tmp_path / str(number))
        same(one, other)
        free = words_of_no_table(tmp_path, len(moment.both[0].seats))
        assert (one.broker ^ other.broker) <= free, moment.pair
        assert one.jobs == other.jobs, moment.pair
        assert one.logs == other.logs, moment.pair
        assert [status for status, _ in one.answers].count(200) > 10
        assert any("tertulia:tables" in command for command in one.broker)
        assert any(kind == "hint" for kind, *_ in one.jobs)


def hidden(event: Acted) -> str:
    """A hash of the complete state, hidden parts included."""
    match = event.table.state.match
    assert match is not None
    return event.table.game.hash(match.state)[:12]


async def told_by_the_broker(server: Site, event: Acted) -> None:
    server.assembly.backends.relay.announce_version(f"{event.table.id}-{hidden(event)}", 1)


async def told_by_a_job(server: Site, event: Acted) -> None:
    key = f"{event.table.id}/{hidden(event)}"
    await server.assembly.backends.jobs.enqueue(
        [JobOrder(JobId(JobKind.PACK, key), JobPriority.ANALYSIS, "nobody", b"")]
    )


async def told_by_the_log(server: Site, event: Acted) -> None:
    warn_once(f"a table stands at {hidden(event)}")


@pytest.mark.parametrize(
    ("plant", "where"),
    [(told_by_the_broker, "broker"), (told_by_a_job, "jobs"), (told_by_the_log, "logs")],
    ids=["broker", "jobs", "logs"],
)
async def test_what_tells_too_much_is_found(plant: Plant, where: str, tmp_path: Path) -> None:
    (moment,) = positions(usual.RICH, 1)
    one, other = await compared(moment, tmp_path, plant)
    same(one, other)
    if where == "broker":
        assert (one.broker ^ other.broker) - words_of_no_table(tmp_path, len(moment.both[0].seats))
    else:
        assert getattr(one, where) != getattr(other, where)
