"""Compiled rules are cached by a hash of all sources that they may call, so changed sources are compiled again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tertulia.games.granada
from tertulia.kernel.compile_cache import KERNEL_FOLDER, _sources_key, game_folder, sources_key
from tertulia.kernel.schema import INTERPRET

pytestmark = pytest.mark.slow

PRICES = "from tertulia.kernel.rule import rule\n\n@rule\ndef price(n: int) -> int:\n    return n + {more}\n"
CALLER = """
from tertulia.kernel.rule import compile_entry
from shop.rules.prices import price

def total(n: int) -> int:
    return price(n) * 10

TOTAL = compile_entry(total, "shop", "shop")
print(TOTAL(1))
"""


def create_package(folder: Path, more: int) -> Path:
    """Create a package in which a function calls a rule of a subpackage. Returns its folder."""
    shop = folder / "shop"
    (shop / "rules").mkdir(parents=True, exist_ok=True)
    for home in (shop, shop / "rules"):
        (home / "__init__.py").write_text("")
    (shop / "rules" / "prices.py").write_text(PRICES.format(more=more))
    (shop / "caller.py").write_text(CALLER)
    return shop


def run_package(folder: Path, **environment: str) -> str:
    """Import the package in a new process and return its output.

    No bytecode is written, because Python would mistake a file of equal size, rewritten within a second, for the old one.
    """
    paths = os.pathsep.join([str(folder), *(path for path in sys.path if path)])
    own = {**os.environ, "PYTHONPATH": paths, "TERTULIA_CACHE": str(folder / "cache"), **environment}
    own["PYTHONDONTWRITEBYTECODE"] = "1"
    found = subprocess.run(
        [sys.executable, "-c", "import shop.caller"], env=own, capture_output=True, text=True, check=True, timeout=120
    )
    return found.stdout.strip()


@pytest.mark.slow
def test_copies_of_sources_share_code_until_a_function_changes(tmp_path: Path) -> None:
    """Folder and time of copies do not matter. The changed function is in another file than its caller."""
    cache = {"TERTULIA_INTERPRET": "", "TERTULIA_CACHE": str(tmp_path / "cache")}

    def read_code_times() -> dict[Path, int]:
        """Return the files of compiled code with the times of their last changes."""
        return {path: path.stat().st_mtime_ns for path in (tmp_path / "cache").rglob("*.nb?")}

    create_package(tmp_path / "one", 1)
    assert run_package(tmp_path / "one", **cache) == "20"
    first = read_code_times()
    assert len(first) == 2, "an index and the code"
    os.utime(create_package(tmp_path / "other", 1) / "caller.py", (1, 1))
    assert run_package(tmp_path / "other", **cache) == "20"
    assert read_code_times() == first
    create_package(tmp_path / "other", 4)
    assert run_package(tmp_path / "other", **cache) == "50"
    assert first.items() < read_code_times().items(), "the new code is stored in a separate folder"


def test_game_folder_is_the_whole_package(tmp_path: Path) -> None:
    shop = create_package(tmp_path, 1)
    assert game_folder(shop / "rules" / "prices.py") == game_folder(shop / "caller.py") == shop
    granada = Path(tertulia.games.granada.__file__).parent
    assert game_folder(granada / "rules" / "turn.py") == game_folder(granada / "game.py") == granada
    assert (
        game_folder(KERNEL_FOLDER / "chance.py")
        == game_folder(KERNEL_FOLDER / "numba_backend" / "timed.py")
        == KERNEL_FOLDER
    )


def test_sources_key_depends_on_contents(tmp_path: Path) -> None:
    homes = [tmp_path / name for name in ("one", "same", "other")]
    for home, more in zip(homes, (1, 1, 2), strict=True):
        home.mkdir()
        create_package(home, more)
    one, same, other = (sources_key(home / "shop") for home in homes)
    assert one == same
    assert one != other


def test_views_are_not_in_the_key_and_have_no_rules(tmp_path: Path) -> None:
    shop = create_package(tmp_path, 1)
    before = _sources_key.__wrapped__(shop, False)
    (shop / "views").mkdir()
    (shop / "views" / "prices.py").write_text(PRICES.format(more=1))
    assert _sources_key.__wrapped__(shop, False) == before
    (shop / "caller.py").write_text("import shop.views.prices")
    (shop / "views" / "__init__.py").write_text("")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run_package(tmp_path)
    assert (
        "price is a rule in views/, where changes do not cause a new compilation: move it to rules/"
        in failed.value.stderr
    )


@pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
def test_entries_are_stored_under_the_sources_key() -> None:
    from tertulia.kernel.registry import installed_games

    for game in installed_games().values():
        folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
        assert sources_key(folder) in str(game.compiled.actors._cache.cache_path)  # type: ignore[attr-defined]
