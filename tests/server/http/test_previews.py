"""Previews of actions: no event is computed for them before the seat's player requests them, and then once a version."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tertulia.play import Match
from tertulia.play.visibility import Preview
from tests.server.asgi import site
from tests.server.site_guests import create_guests, start_table


async def test_previews_are_computed_once_per_version_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed, compute = list[int](), Match.previews

    def previews(self: Match, seat: int, actions: Sequence[int]) -> list[Preview]:
        computed.append(self.position)
        return compute(self, seat, actions)

    monkeypatch.setattr(Match, "previews", previews)
    async with site(tmp_path) as server:
        players = create_guests(server, "ana", "ben")
        table = await start_table(*players)
        for position in range(2):
            tables = [await player.get(f"tables/{table}") for player in players]
            assert computed == list(range(position)), "a table is sent without previews"
            seat, now = next((seat, now) for seat, now in enumerate(tables) if now["legal"])
            found = [await players[seat].get(f"tables/{table}/previews?as={seat}") for _ in range(2)]
            assert found[0] == found[1]
            assert computed == list(range(position + 1))
            move = {"position": position, "seat": seat, "actions": [now["legal"][0]["notation"]]}
            await players[seat].post(f"tables/{table}/moves", move)
