"""The server's responses and the games' views match the client's TypeScript types."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from tertulia.kernel.game import Game
from tertulia.kernel.registry import installed_games
from tertulia.resources import game_folders
from tests.browser.conftest import ROOT, Visitor
from tests.browser.decisions import mark_later_as_proof
from tests.browser.tables import BOT, ME, OPEN, ask, create_table, get_table
from tools.contract import ANSWERS
from tools.ready.client import make_node_env

pytestmark = pytest.mark.browser

TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
COMPILER_OPTIONS = (
    "--noEmit --strict --exactOptionalPropertyTypes --module esnext --moduleResolution bundler --target es2023"
)
CHECK_INTERVALS = (83, 23)
"""Number of actions between two checked positions.

`make test` checks fewer positions than `make proof`.
"""


def test_responses_match_contract(visitor: Visitor) -> None:
    page = visitor()
    for game in installed_games():
        path = create_table(page, ME, BOT, game=game)
        waiting = create_table(page, ME, OPEN, start=False, game=game)
        msgspec.convert(ask(page, "GET", f"/api/components/{game}"), ANSWERS["ComponentFacts"])
        for table in (path, waiting):
            msgspec.convert(get_table(page, table), ANSWERS["TableResponse"])
    msgspec.convert(ask(page, "GET", "/api/me"), ANSWERS["Me"])
    msgspec.convert(ask(page, "GET", "/api/invitation"), ANSWERS["Invitation"])
    msgspec.convert(ask(page, "GET", "/api/tables"), ANSWERS["Lobby"])
    for info in ask(page, "GET", "/api/games"):
        msgspec.convert(info, ANSWERS["GameInfo"])


def list_views(game: Game, seats: int, options: dict[str, str], seed: int, every: int) -> Iterator[Mapping[str, Any]]:
    """Yield views of some positions of a random game, for seats and for a spectator.

    These are every `every`-th position and the last one.
    """
    chance = np.random.default_rng(seed)
    state, ply = game.new(options, seats, seed.to_bytes(32, "little")), 0
    while True:
        actors = game.actors(state)
        if ply % every == 0 or not actors:
            yield from (game.view(state, seat) for seat in (None, 0, seats - 1))
        if not actors:
            return
        seat = actors.bit_length() - 1
        game.apply(state, seat, int(chance.choice(game.legal(state, seat))))
        ply += 1


def get_shape(part: Any) -> Any:
    """Return the structure of a view, without its values."""
    if isinstance(part, dict):
        return frozenset((key, get_shape(value)) for key, value in part.items())
    return frozenset(map(get_shape, part)) if isinstance(part, (list, tuple)) else type(part)


def list_shapes(game: Game, every: int) -> list[Mapping[str, Any]]:
    """Return one view of each structure.

    The views come from small and large tables with different choices of the first option.
    """
    option, sizes = game.options[0], list(game.seats)
    tables = enumerate((sizes[0], sizes[len(sizes) // 2], sizes[-1]))
    played = (
        list_views(game, seats, {option.name: option.choices[seed % len(option.choices)]}, seed, every)
        for seed, seats in tables
    )
    return list({get_shape(view): view for found in played for view in found}.values())


@pytest.mark.proof
@pytest.mark.parametrize("every", mark_later_as_proof(CHECK_INTERVALS))
def test_views_match_typescript_types(tmp_path: Path, every: int) -> None:
    """TypeScript compares them: an undeclared field is an error, like a missing or mistyped one."""
    files = []
    for name, game in installed_games().items():
        types, file = game_folders()[name] / "screens" / "types", tmp_path / f"{name}.ts"
        encoded_views = json.dumps(list_shapes(game, every))
        file.write_text(
            f'import type {{ View }} from "{types}";\nexport const views: View[] = {encoded_views};\n', encoding="utf-8"
        )
        files.append(str(file))
    command = [*("node", str(TYPESCRIPT)), *COMPILER_OPTIONS.split(), *files]
    found = subprocess.run(command, capture_output=True, text=True, check=False, env=make_node_env())
    assert found.returncode == 0, found.stdout[:2000]
