"""Metadata of the wheels. Their installation is tested in tests/examples/test_compiled.py."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest
from packaging.requirements import Requirement
from packaging.tags import parse_tag, sys_tags

import tertulia
from tertulia.kernel.compiled_package import COMPILED_GROUP
from tools import compiled_wheel, wheels
from tools.compiled_wheel import BASELINE, PINNED_PACKAGES, PROCESSORS, CompiledWheel, Pins, tag_of


def read_project(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    return found


def test_extra_requires_the_same_version() -> None:
    """Code compiled from other sources cannot be used."""
    (requirement,) = map(Requirement, read_project(wheels.ROOT)["project"]["optional-dependencies"]["compiled"])
    assert requirement.name == read_project(wheels.ROOT / "compiled")["project"]["name"]
    assert str(requirement.specifier) == f"=={tertulia.__version__}"


@pytest.mark.parametrize(
    ("machine", "system", "python", "applies"),
    [
        ("x86_64", "linux", "3.11", True),
        ("x86_64", "linux", "3.13", True),
        ("x86_64", "linux", "3.14", False),
        ("aarch64", "linux", "3.12", False),
        ("arm64", "darwin", "3.12", False),
        ("AMD64", "win32", "3.12", False),
    ],
)
def test_extra_applies_only_to_supported_platforms(machine: str, system: str, python: str, applies: bool) -> None:
    (requirement,) = map(Requirement, read_project(wheels.ROOT)["project"]["optional-dependencies"]["compiled"])
    here = {"platform_machine": machine, "sys_platform": system, "python_version": python}
    assert requirement.marker
    assert requirement.marker.evaluate(here | {"platform_python_implementation": "CPython"}) == applies


def test_compiled_package_has_its_entry_point() -> None:
    points = read_project(wheels.ROOT / "compiled")["project"]["entry-points"]
    assert points == {COMPILED_GROUP: {"tertulia": compiled_wheel.NAME}}
    assert (wheels.ROOT / "compiled" / compiled_wheel.NAME / "__init__.py").is_file()


def test_compiler_versions_are_pinned() -> None:
    metadata: dict[str, Any] = {}
    Pins(str(wheels.ROOT), {}).update(metadata)
    assert metadata["dependencies"] == [f"{name}=={version(name)}" for name in PINNED_PACKAGES]


def test_wheel_tag_is_that_of_numba() -> None:
    tag = tag_of("numba")
    assert re.fullmatch(r"cp3\d+-cp3\d+t?-[\w.]+", tag)
    assert parse_tag(tag) & set(sys_tags()), "it could not be installed here"


def test_processor_features_have_names_known_to_llvm() -> None:
    known = set(llvm.get_host_cpu_features())
    if "avx2" in known:
        assert set(PROCESSORS["x86_64"].needs) <= known
    assert BASELINE.needs == ()


def test_editable_installation_is_refused(tmp_path: Path) -> None:
    hook = CompiledWheel(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="cannot be installed in editable mode"):
        hook.initialize("editable", {})


def test_failed_build_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wheels, "BUILD", ("-c", "raise SystemExit(3)"))
    assert wheels.main([str(tmp_path / "dist")]) == 1
    assert "the wheel could not be built" in capfd.readouterr().err
    assert list((tmp_path / "dist").iterdir()) == []


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), (["a", "b"], 2)])
def test_help_is_shown(words: list[str], status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert wheels.main(words) == status
    assert "python -m tools.wheels [FOLDER]" in capsys.readouterr().out
