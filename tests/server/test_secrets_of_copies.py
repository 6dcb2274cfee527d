"""A player's data export during a game reveals nothing hidden.

It is the same in two worlds that the player cannot tell apart, stored in two databases, plans and notes included.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tertulia.bots.seeds import derive_seed
from tertulia.kernel.registry import find_game, installed_games
from tertulia.laws.worlds import walk_pairs
from tertulia.play.answers import ONLY_ANSWER
from tertulia.play.planning import match_ahead
from tertulia.server.domain.service import TableService
from tertulia.server.http.routes import account
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.secrecy import settings
from tests.server.worlds import World, guest_at

STEPS = (1, 12, 60)
"""Steps after which the export is requested; after the last, at the next position that allows a plan."""
KEY = derive_seed(b"copies", "plan")


async def copy_of(running: Site, world: World, viewer: int) -> bytes:
    """Return the export of a player with an automatic answer, a note and, if another seat acts, a plan."""
    service = running.assembly.service
    await service.store.create(world.table)
    service._tables[world.table.id] = world.table  # kept in memory: a reload would deal the true world from the key
    guest = guest_at(viewer)
    at = f"/api/tables/{world.table.id}"
    for what, body in (("answers", {"seat": viewer, "answer": ONLY_ANSWER}), ("note", {"words": "Mind the roof."})):
        assert (await running.ask(guest, "PUT", f"{at}/{what}", body)).status == 200
    tried = await running.ask(guest, "POST", f"{at}/plan/try", {"seat": viewer})
    if tried.status == 200:
        chain = [msgspec.json.decode(tried.body)["legal"][0]["notation"]]
        planned = await running.ask(guest, "PUT", f"{at}/plan", {"seat": viewer, "alternatives": [chain]})
        assert planned.status == 200, planned
    answer = await running.ask(guest, "GET", "/api/account/export")
    assert answer.status == 200
    return answer.body


@pytest.mark.file  # with a shared database tables are reloaded, and these are stored without their logs
@pytest.mark.parametrize("name", list(installed_games()))
async def test_a_copy_is_the_same_in_both_worlds(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    table, viewer = next((table, seat) for table, seat in settings(game) if seat == 1)
    assert viewer is not None
    differing = plans = 0
    for number, steps in enumerate(STEPS):
        later = islice(walk_pairs(game, table, viewer, number), steps, None)
        pair = next(each for each in later if steps != STEPS[-1] or match_ahead(each.true, viewer, KEY) is not None)
        copies = []
        for which, match in (("true", pair.true), ("other", pair.other)):
            folder = tmp_path / f"{which}{number}"
            folder.mkdir()
            async with site(folder, clock=StoppedClock()) as running:
                copies.append(await copy_of(running, World(running, match, [viewer]), viewer))
        assert copies[0] == copies[1], f"{pair}"
        assert b'"phase":"running"' in copies[0]
        assert b'"answer":"only"' in copies[0]
        plans += b'"alternatives":' in copies[0]
        differing += pair.true.state.tobytes() != pair.other.state.tobytes()
    assert differing, "the worlds were one"
    assert plans, "nothing was planned"


async def test_a_copy_with_a_running_game_in_it_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaky(service: TableService, table_id: str, phase: str) -> dict[str, object]:
        match = (await service.table(table_id)).state.match
        return {} if match is None else {"record": match.state.tobytes().hex()}

    monkeypatch.setattr(account, "_record", leaky)
    with pytest.raises(AssertionError):
        await test_a_copy_is_the_same_in_both_worlds("la-granja", tmp_path)
