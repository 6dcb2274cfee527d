"""A folder with the files that the pages' commands mention."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import usual
from tertulia.simulation import SimulationSpec, simulate_games
from tests.cli.conftest import tertulia as tertulia
from tests.server.storage.data_folder import DataFolder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with the record `game.json`, the component set `my-box.toml`, and a server's folder `data`."""
    from tertulia.kernel.registry import find_game

    folder = tmp_path_factory.mktemp("place")
    simulate_games(
        find_game(usual.LONG), SimulationSpec(1, ["greedy", "greedy"], 1), workers=1, records=folder / "made"
    )
    (record,) = (folder / "made").glob("*.json")
    record.rename(folder / "game.json")
    (folder / "my-box.toml").write_text(find_game(usual.RICH).components().text, encoding="utf-8")
    data_folder = DataFolder(folder / "data")
    data_folder.play("one", 10)
    data_folder.damage("PRAGMA wal_checkpoint(TRUNCATE)")
    data_folder.file.chmod(0o600)
    return folder
