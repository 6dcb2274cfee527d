"""Installed compiled rules are used if they fit and are intact; otherwise a message gives the reason."""

from __future__ import annotations

import hashlib
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tertulia.kernel import compiled_manifest, compiled_package, numba_backend
from tertulia.kernel.compile_cache import cache_folder, compiled_stamp, sources_key
from tertulia.kernel.compiled_manifest import GameCode, Manifest, current_platform, damage_reason, mismatch_reason
from tertulia.kernel.compiled_package import (
    InstalledPackage,
    is_fully_compiled,
    mark_fully_compiled,
    unused_code_reason,
)
from tertulia.kernel.numba_backend import ReadOnlyCode
from tertulia.kernel.registry import installed_games
from tertulia.kernel.schema import INTERPRET
from tests.kernel.called import triple

pytestmark = pytest.mark.skipif(INTERPRET, reason="nothing is compiled")
FILES = {"legal.nbi": b"an index", "legal.1.nbc": b"machine code"}


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use an empty cache folder and repeat cached look-ups of the process."""
    monkeypatch.setenv("TERTULIA_CACHE", str(tmp_path / "cache"))
    compiled_package._find_shipped.cache_clear()
    yield
    compiled_package._find_shipped.cache_clear()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Source file of a game that consists of one file."""
    game = tmp_path / "shop"
    game.mkdir()
    (game / "__init__.py").write_text("")
    (game / "game.py").write_text("GAME = None\n")
    return game / "game.py"


@pytest.fixture
def installed(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> InstalledPackage:
    """An installed package with that game's code, fitting and intact."""
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in FILES.items()}
    code = GameCode("shop", sources_key(source.parent), ("shop", "shop-search"), digests)
    folder = tmp_path / "package" / code.folder
    folder.mkdir(parents=True)
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    return install_package(
        InstalledPackage(folder.parent, Manifest(current_platform(), "x86-64-v3", "", (), (code,))), monkeypatch
    )


def install_package(package: InstalledPackage, monkeypatch: pytest.MonkeyPatch) -> InstalledPackage:
    monkeypatch.setattr(compiled_package, "installed_packages", lambda: (package,))
    compiled_package._find_shipped.cache_clear()
    return package


def change_manifest(package: InstalledPackage, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> None:
    """Replace fields of the package's manifest."""
    assert package.manifest is not None
    install_package(package._replace(manifest=msgspec.structs.replace(package.manifest, **fields)), monkeypatch)


def get_unused_reason(source: Path) -> str:
    """Return why the package is not used, after checking that it is not."""
    assert compiled_package.shipped_code(source) is None
    assert not is_fully_compiled("shop", source)
    return unused_code_reason("shop", source)


def test_fitting_package_is_used_without_a_stamp(installed: InstalledPackage, source: Path) -> None:
    (code,) = installed.manifest.games if installed.manifest else ()
    assert compiled_package.shipped_code(source) == ReadOnlyCode(installed.folder / code.folder, "x86-64-v3", "")
    assert is_fully_compiled("shop", source)
    assert is_fully_compiled("shop-search", source)
    assert not is_fully_compiled("shop-other", source)
    assert unused_code_reason("shop", source) == ""
    mark_fully_compiled("shop", source)
    assert not compiled_stamp("shop", cache_folder(source)).exists(), (
        "the cache folder has no code: without the package it would lie"
    )


def test_code_missing_from_package_gets_a_stamp(installed: InstalledPackage, source: Path) -> None:
    mark_fully_compiled("shop-other", source)
    assert compiled_stamp("shop-other", cache_folder(source)).exists()
    assert is_fully_compiled("shop-other", source)


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("python", "for Python other do not fit 3."),
        ("implementation", "for the implementation other do not fit CPython"),
        ("numba", "for Numba other do not fit 0."),
        ("llvmlite", "for llvmlite other do not fit 0."),
        ("numpy", "for NumPy other do not fit 2."),
        ("triple", "for the platform other do not fit "),
    ],
)
def test_package_for_other_platform_is_not_used(
    field: str, expected: str, installed: InstalledPackage, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manifest(installed, monkeypatch, made_for=msgspec.structs.replace(current_platform(), **{field: "other"}))
    assert f"compiled rules {expected}" in get_unused_reason(source)


def test_every_platform_field_has_a_word() -> None:
    assert set(compiled_manifest.PLATFORM_WORDS) == set(compiled_manifest.CompilePlatform.__struct_fields__)


def test_missing_processor_features_are_named(
    installed: InstalledPackage, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_manifest(installed, monkeypatch, needs=("avx9000", "flying"))
    assert "for x86-64-v3 do not fit this processor, which has no avx9000, flying" in get_unused_reason(source)


def test_package_is_not_used_with_configured_processor(
    installed: InstalledPackage, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba_backend, "processor_is_configured", lambda: True)
    assert "Numba is configured to compile for a certain processor" in get_unused_reason(source)


def test_package_of_other_sources_is_not_used(
    installed: InstalledPackage, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert installed.manifest
    (code,) = installed.manifest.games
    change_manifest(installed, monkeypatch, games=(msgspec.structs.replace(code, sources="0123456789abcdef"),))
    assert get_unused_reason(source) in (
        "the installed compiled rules were built from other sources",
        "the installed compiled rules do not check array bounds",
    )
    monkeypatch.setattr(compiled_package, "bounds_checked", lambda: True)
    assert get_unused_reason(source) == "the installed compiled rules do not check array bounds"


def test_game_outside_the_package_is_compiled_silently(installed: InstalledPackage, tmp_path: Path) -> None:
    other = tmp_path / "kiosk"
    other.mkdir()
    (other / "__init__.py").write_text("WARES = 3\n")
    assert not is_fully_compiled("kiosk", other / "game.py")
    assert unused_code_reason("kiosk", other / "game.py") == ""


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("content", [None, b"", b"machine c", b"Machine code"], ids=["missing", "empty", "cut", "bit"])
def test_damaged_package_is_not_used(
    name: str, content: bytes | None, installed: InstalledPackage, source: Path
) -> None:
    assert installed.manifest
    (code,) = installed.manifest.games
    path = installed.folder / code.folder / name
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    compiled_package._find_shipped.cache_clear()
    message = get_unused_reason(source)
    assert message == damage_reason(installed.folder, code)
    assert message.startswith(str(path))
    assert message.endswith("is damaged" if content is not None else "cannot be read (No such file or directory)")


def test_package_is_found_by_entry_point_and_broken_one_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: Path
) -> None:
    for name, manifest in (("odd_one", b'{"games": 7}'), ("odd_two", None)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('it is never imported')\n")
        if manifest:
            (tmp_path / name / compiled_manifest.MANIFEST_NAME).write_bytes(manifest)
    about = tmp_path / "odd-1.dist-info"
    about.mkdir()
    points = "".join(f"{name} = {name}\n" for name in ("odd_one", "odd_three", "odd_two"))
    (about / "entry_points.txt").write_text(f"[{compiled_package.COMPILED_GROUP}]\n{points}")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    found = [package for package in compiled_package.installed_packages.__wrapped__() if "odd" in package.fault]
    assert [package.manifest for package in found] == [None] * 3
    one, three, two = (package.fault for package in found)
    assert one.startswith(f"{tmp_path / 'odd_one' / 'manifest.json'} cannot be read: ")
    assert three == "the package odd_three of compiled rules is not installed"
    assert two.startswith(f"{tmp_path / 'odd_two' / 'manifest.json'} cannot be read: ")
    install_package(found[0], monkeypatch)
    assert get_unused_reason(source) == one


def test_manifest_is_read_as_written(installed: InstalledPackage, tmp_path: Path) -> None:
    assert installed.manifest
    compiled_manifest.write_manifest(installed.manifest, tmp_path)
    read = msgspec.json.decode((tmp_path / compiled_manifest.MANIFEST_NAME).read_bytes(), type=Manifest)
    assert read == installed.manifest
    assert mismatch_reason(read) == ""


def test_reason_for_compiling_is_logged_once(
    installed: InstalledPackage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Logged once, when a game's rules are first needed; commands print it earlier."""
    game = min(installed_games().values(), key=lambda game: game.name)
    assert installed.manifest
    code = msgspec.structs.replace(installed.manifest.games[0], name=game.name, sources="0123456789abcdef")
    change_manifest(installed, monkeypatch, games=(code,))
    with caplog.at_level(logging.WARNING):
        assert type(game)().compiled
    assert [record.getMessage() for record in caplog.records] == [
        f"compiling the rules of {game.name}, once: {unused_code_reason(game.name, game.source)}"
    ]


def test_shipped_code_is_loaded_and_not_stored_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Uses code that was really compiled and then moved; if it is damaged, it is compiled again."""
    compile_function, shipped, own = numba_backend.compile_function, tmp_path / "shipped", tmp_path / "own"
    first = compile_function(triple, shipped, entry=True)
    assert first(3) == 9
    (signature,) = first.signatures
    _, cpu, features = first.overloads[signature].library.codegen.magic_tuple()
    code = ReadOnlyCode(Path(shutil.move(shipped, tmp_path / "elsewhere")), cpu, features)
    loaded = compile_function(triple, own, entry=True, read_only=[code])
    assert loaded(4) == 12
    assert list(loaded.stats.cache_hits.values()) == [1]
    assert not own.exists()
    other = compile_function(triple, own, entry=True, read_only=[code._replace(cpu="another")])
    assert other(4) == 12
    assert not other.stats.cache_hits, "code for another processor was loaded"
    assert sorted(path.suffix for path in own.iterdir()) == [".nbc", ".nbi"]
    for ending in ("nbc", "nbi"):
        (damaged,) = code.folder.glob(f"*.{ending}")
        damaged.write_bytes(damaged.read_bytes()[:100])
        with caplog.at_level(logging.WARNING):
            again = compile_function(triple, tmp_path / ending, entry=True, read_only=[code])
            assert again(5) == 15
        assert f"compiled code in {damaged} cannot be read" in caplog.text
        assert len(list((tmp_path / ending).iterdir())) == 2
