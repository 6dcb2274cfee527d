"""What a package of compiled rules says of itself (`manifest.json`), and whether that fits this machine."""

from __future__ import annotations

import hashlib
import platform
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding as llvm
import msgspec
import numpy as np

from tertulia.kernel import numba_backend
from tertulia.kernel.compile_cache import PYTHON

NAME = "manifest.json"


class MadeFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What compiled code runs with; all must be the same where it is loaded."""

    python: str
    """Without its patch: 3.11, or 3.14t where it is free-threaded."""
    implementation: str
    numba: str
    llvmlite: str
    numpy: str
    triple: str
    """The kind of processor and system, as LLVM writes it."""


WORDS = {
    "python": "Python",
    "implementation": "the implementation",
    "numba": "Numba",
    "llvmlite": "llvmlite",
    "numpy": "NumPy",
    "triple": "the platform",
}
"""How the fields of `MadeFor` are told."""


class GameCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of one game."""

    name: str
    sources: str
    """The `sources_key` of the game."""
    parts: tuple[str, ...]
    """What is compiled whole: the names of its stamps."""
    files: dict[str, str]
    """The SHA-256 (hex) of each file in its folder."""

    @property
    def folder(self) -> str:
        """The name of its folder in the package."""
        return f"rules-{self.sources}"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a package of compiled rules says of itself."""

    made_for: MadeFor
    cpu: str
    features: str
    """The processor as Numba's index of the files names it."""
    needs: tuple[str, ...]
    """What the processor must have at least, by LLVM's names."""
    games: tuple[GameCode, ...]


def this_machine() -> MadeFor:
    """Returns what code would have to be made for to run in this process."""
    return MadeFor(
        PYTHON,
        platform.python_implementation(),
        numba_backend.version(),
        version("llvmlite"),
        np.__version__,
        llvm.get_process_triple(),
    )


def write(manifest: Manifest, folder: Path) -> None:
    """Write it into the folder of a package."""
    (folder / NAME).write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")


def misfit(manifest: Manifest) -> str:
    """Returns what there is of this machine that a package's code was not made for; empty where it fits."""
    here = this_machine()
    for field, what in WORDS.items():
        theirs, ours = getattr(manifest.made_for, field), getattr(here, field)
        if theirs != ours:
            return f"compiled rules for {what} {theirs} do not fit {ours}"
    if numba_backend.processor_is_told():
        return f"compiled rules are for {manifest.cpu}, and Numba is told which processor to compile for"
    lacking = sorted(set(manifest.needs) - numba_backend.processor_features())
    if lacking:
        return f"compiled rules for {manifest.cpu} do not fit this processor, which has no {', '.join(lacking)}"
    return ""


def damage(folder: Path, code: GameCode) -> str:
    """Returns which file of a game's code is missing or is not as it was made; empty where all are whole. The code is run as it
    is read: a file that differs by a bit may end the process."""
    for name, digest in code.files.items():
        path = folder / code.folder / name
        try:
            found = hashlib.sha256(path.read_bytes()).hexdigest()
        except OSError as error:
            return f"{path} cannot be read ({error.strerror})"
        if found != digest:
            return f"{path} is damaged"
    return ""
