"""The manifest (`manifest.json`) of a package of compiled rules, and checks that it fits this machine."""

from __future__ import annotations

import hashlib
import platform
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding as llvm
import msgspec
import numpy as np

from tertulia.kernel import numba_backend
from tertulia.kernel.compile_cache import PYTHON_VERSION

MANIFEST_NAME = "manifest.json"


class CompilePlatform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Versions and platform for which code was compiled.

    A process loads the code only if all fields equal those of `current_platform`.
    """

    python: str
    """Python version without the patch level: `3.11`, or `3.14t` for a free-threaded build."""
    implementation: str
    numba: str
    llvmlite: str
    numpy: str
    triple: str
    """Processor and operating system as an LLVM target triple."""


PLATFORM_WORDS = {
    "python": "Python",
    "implementation": "the implementation",
    "numba": "Numba",
    "llvmlite": "llvmlite",
    "numpy": "NumPy",
    "triple": "the platform",
}
"""English names of the `CompilePlatform` fields, for messages."""


class GameCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entry of a manifest about one game's compiled code: name, sources and files."""

    name: str
    sources: str
    """Hash of the sources that were compiled (`compile_cache.sources_key`)."""
    parts: tuple[str, ...]
    """Names of the completely compiled parts: `<game>` (rules) or `<game>-search-<hash>` (bots' search)."""
    files: dict[str, str]
    """SHA-256 (hex) of each file with compiled code, by file name."""

    @property
    def folder(self) -> str:
        """Name of the game's folder inside the package of compiled rules."""
        return f"rules-{self.sources}"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content of a package of compiled rules, with the platform that the code was compiled for."""

    made_for: CompilePlatform
    cpu: str
    features: str
    """CPU features that the code was compiled for, such as `+avx2,-sse4a`.

    The features and the CPU name `cpu` are written as in Numba's index files.
    """
    needs: tuple[str, ...]
    """CPU features that a machine must have to run the code, by LLVM name (`avx2`)."""
    games: tuple[GameCode, ...]


def current_platform() -> CompilePlatform:
    """Return the versions and the platform for which this process compiles rules."""
    return CompilePlatform(
        PYTHON_VERSION,
        platform.python_implementation(),
        numba_backend.numba_version(),
        version("llvmlite"),
        np.__version__,
        llvm.get_process_triple(),
    )


def write_manifest(manifest: Manifest, folder: Path) -> None:
    """Write the manifest of a package of compiled rules into the package's folder."""
    (folder / MANIFEST_NAME).write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")


def mismatch_reason(manifest: Manifest) -> str:
    """Return why a package's code cannot run on this machine, in English; empty if it can."""
    here = current_platform()
    for field, what in PLATFORM_WORDS.items():
        theirs, ours = getattr(manifest.made_for, field), getattr(here, field)
        if theirs != ours:
            return f"compiled rules for {what} {theirs} do not fit {ours}"
    if numba_backend.processor_is_configured():
        return f"compiled rules are for {manifest.cpu}, but Numba is configured to compile for a certain processor"
    lacking = sorted(set(manifest.needs) - numba_backend.processor_features())
    if lacking:
        return f"compiled rules for {manifest.cpu} do not fit this processor, which has no {', '.join(lacking)}"
    return ""


def damage_reason(folder: Path, code: GameCode) -> str:
    """Return which file of a game's compiled code is missing or damaged, in English; empty if none is.

    `folder` is the folder of the package of compiled rules, and `code` the game's entry in its manifest. Every file is
    checked, because a single wrong bit in machine code may crash the process.
    """
    for name, digest in code.files.items():
        path = folder / code.folder / name
        try:
            found = hashlib.sha256(path.read_bytes()).hexdigest()
        except OSError as error:
            return f"{path} cannot be read ({error.strerror})"
        if found != digest:
            return f"{path} is damaged"
    return ""
