"""Hatchling hooks of the wheel `tertulia-compiled`: compile rules and bots, pin the versions they need.

The wheel contains the rules of every game, for one game and for `StepBatch`, and the search. It has the tag of the
installed Numba's wheel: it can be used on every machine for which that wheel exists.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from email import message_from_string
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NAME = "tertulia_compiled"
PINNED_PACKAGES = ("llvmlite", "numba", "numpy")
"""Packages whose versions are pinned, as compiled code runs with no other ones."""


class Processor(NamedTuple):
    """Target of compilation: LLVM's name of the processor, and LLVM's names of the features it needs."""

    name: str
    needs: tuple[str, ...] = ()


X86_64_V3 = Processor(
    "x86-64-v3",
    ("avx", "avx2", "bmi", "bmi2", "cmov", "cx16", "cx8", "f16c", "fma", "fxsr", "lzcnt", "mmx", "movbe", "popcnt",
     "sahf", "sse", "sse2", "sse3", "sse4.1", "sse4.2", "ssse3", "xsave"),
)  # fmt: skip
"""Nearly every x86-64 processor sold since 2015."""
PROCESSORS = {"x86_64": X86_64_V3, "amd64": X86_64_V3}
BASELINE = Processor("generic")
"""Target on all other architectures: the features that LLVM assumes of each processor of that kind."""


class Pins(MetadataHookInterface):
    """Pins the compiled code to the versions that compile it."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["dependencies"] = [f"{name}=={version(name)}" for name in PINNED_PACKAGES]


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles into a temporary folder and adds its files to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            raise ValueError(
                "tertulia-compiled cannot be installed in editable mode: build it with python -m tools.wheels"
            )
        self._folder = Path(tempfile.mkdtemp(prefix="tertulia-compiled-"))
        compile_into(self._folder, PROCESSORS.get(platform.machine().lower(), BASELINE))
        files = (path for path in self._folder.rglob("*") if path.is_file())
        build_data["force_include"].update(
            {str(path): f"{NAME}/{path.relative_to(self._folder).as_posix()}" for path in files}
        )
        build_data["tag"], build_data["pure_python"] = tag_of("numba"), False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)


def tag_of(name: str) -> str:
    """Return the tag of an installed distribution's wheel, such as `cp311-cp311-manylinux_2_27_x86_64`.

    Several platforms are joined by dots.
    """
    tags = message_from_string(distribution(name).read_text("WHEEL") or "").get_all("Tag", [])
    python, abi, _ = tags[0].split("-")
    return "-".join((python, abi, ".".join(sorted({tag.split("-")[2] for tag in tags}))))


def compile_into(folder: Path, processor: Processor) -> None:
    """Compile every game's rules and search for a processor.

    The folder gets the manifest and a folder for each game.
    """
    for name in ("TERTULIA_INTERPRET", "NUMBA_BOUNDSCHECK"):
        os.environ.pop(name, None)
    # Numba reads these when it is imported, and the processes that compile inherit them.
    os.environ.update(NUMBA_CPU_NAME=processor.name, NUMBA_CPU_FEATURES="", TERTULIA_CACHE=str(folder / "cache"))
    from tertulia.bots.search.precompile import FullPrecompilation
    from tertulia.kernel import compiled_manifest
    from tertulia.kernel.registry import installed_games

    chosen = [game for game in installed_games().values() if type(game).__module__.startswith("tertulia.games.")]
    FullPrecompilation(chosen, lambda step: None).run()
    for game in chosen:
        _step_once(game)
    codes = tuple(_move_game_files(game, folder) for game in chosen)
    shutil.rmtree(folder / "cache")
    platform_key = compiled_manifest.current_platform()
    manifest = compiled_manifest.Manifest(platform_key, processor.name, "", processor.needs, codes)
    compiled_manifest.write_manifest(manifest, folder)


def _step_once(game: Any) -> None:
    """Advance a game by a decision as `StepBatch` does, so that this is compiled, too."""
    from tertulia.kernel.step_batch import StepArrays, StepBatch

    observed = game.observation_table.size > 0
    arrays = StepArrays.allocate(game, game.seats[-1], 1, mask=True, bits=True, observations=observed)
    with StepBatch(game, arrays) as batch:
        batch.step(batch.choose())


def _move_game_files(game: Any, folder: Path) -> Any:
    """Move a game's files out of the cache, and return their manifest entry."""
    from tertulia.bots.search.compiled import cache_name
    from tertulia.kernel.compile_cache import cache_folder, game_folder, sources_key
    from tertulia.kernel.compiled_manifest import GameCode

    key = sources_key(game_folder(game.source))
    compiled_files = sorted(cache_folder(game.source).glob("*.nb[ic]"))
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in compiled_files}
    code = GameCode(game.name, key, (game.name, cache_name(game)), files)
    (folder / code.folder).mkdir()
    for path in compiled_files:
        path.rename(folder / code.folder / path.name)
    return code
