"""The copy of one's own data, taken while a game runs, tells nothing that one may not know: it is the same in two worlds that one
cannot tell apart, kept in two databases, plans and notes included."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tertulia.kernel.registry import game as game_named
from tertulia.kernel.registry import games
from tertulia.laws.worlds import pairs
from tertulia.server.domain.service import TableService
from tertulia.server.http.routes import own_data
from tests.server.asgi import Site, site
from tests.server.clocks import StoppedClock
from tests.server.secrecy import settings
from tests.server.worlds import World, guest_at

STEPS = (1, 12, 60)
"""How far games are when somebody asks."""


async def copy_of(running: Site, world: World, viewer: int) -> bytes:
    """What a player is given who has planned something and written something down."""
    service = running.assembly.service
    await service.store.create(world.table)
    service._tables[world.table.id] = world.table  # of one that is read anew the key would deal the true world
    guest = guest_at(viewer)
    for what, body in (
        ("plan", {"seat": viewer, "alternatives": [[world.table.game.actions.notation(0)]]}),
        ("answers", {"seat": viewer, "answer": "never"}),
        ("note", {"words": "Mind the roof."}),
    ):
        await running.ask(guest, "PUT", f"/api/tables/{world.table.id}/{what}", body)
    answer = await running.ask(guest, "GET", "/api/account/export")
    assert answer.status == 200
    return answer.body


@pytest.mark.parametrize("name", list(games()))
async def test_a_copy_is_the_same_in_both_worlds(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    table, viewer = next((table, seat) for table, seat in settings(game) if seat == 1)
    assert viewer is not None
    differing = 0
    for number, steps in enumerate(STEPS):
        pair = next(islice(pairs(game, table, viewer, number), steps, None))
        copies = []
        for which, match in (("true", pair.true), ("other", pair.other)):
            folder = tmp_path / f"{which}{number}"
            folder.mkdir()
            async with site(folder, clock=StoppedClock()) as running:
                copies.append(await copy_of(running, World(running, match, [viewer]), viewer))
        assert copies[0] == copies[1], f"{pair}"
        assert b'"phase":"running"' in copies[0]
        differing += pair.true.state.tobytes() != pair.other.state.tobytes()
    assert differing, "the worlds were one"


async def test_a_copy_with_a_running_game_in_it_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaky(service: TableService, table_id: str, phase: str) -> dict[str, object]:
        match = (await service.table(table_id)).state.match
        return {} if match is None else {"record": match.state.tobytes().hex()}

    monkeypatch.setattr(own_data, "_record", leaky)
    with pytest.raises(AssertionError):
        await test_a_copy_is_the_same_in_both_worlds("la-granja", tmp_path)
