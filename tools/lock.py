"""Resolve the lock files: every package pinned with its hashes, without addresses of package indexes.

Usage:

    python tools/lock.py            needs the extra `lock`
    python tools/lock.py --upgrade  takes the newest versions that pyproject.toml allows
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
# Each lock file: its sources, its extras, and the lock files whose versions it must share.
LOCKS: dict[str, tuple[list[str], list[str], list[str]]] = {
    "play": (["pyproject.toml"], ["server", "site", "services"], []),
    "build": (["requirements/build.in"], [], ["play"]),
    "test": (
        ["pyproject.toml", "requirements/build.in"],
        ["server", "site", "services", "tracing", "plot", "train", "cluster", "research", "test"],
        ["play", "build"],
    ),
    "bench": (["pyproject.toml"], ["server", "site", "bench"], ["test"]),
    "installers": (["requirements/installers.in"], [], []),
    "pipx": (["requirements/pipx.in"], [], []),
    "docs": (["requirements/docs.in"], [], ["test"]),
    "node": (["requirements/node.in"], [], []),
    "peers": (["requirements/peers.in"], [], []),
}
# Minimum Python version for resolving a lock file; an older Python leaves the file as it is.
MIN_PYTHON = {"peers": (3, 12)}
# Extras must stay: in hash mode pip treats `coverage[toml]` and `coverage` as different, and would take the newest
# `coverage[toml]`, which has no hash.
COMPILE_OPTIONS = ["--no-strip-extras", "--allow-unsafe", "--no-header", "--no-annotate", "--quiet"]
NO_ADDRESS_OPTIONS = ["--no-emit-index-url", "--no-emit-find-links", "--no-emit-trusted-host", "--no-emit-options"]
HEADER = "# Written by tools/lock.py. Install with: pip install --require-hashes -r requirements/{name}.txt\n"


def compile_lock(name: str, upgrade: bool) -> None:
    """Resolve a lock file with pip-compile. Exits if an address got into it."""
    sources, extras, bases = LOCKS[name]
    target = FOLDER / f"{name}.txt"
    command = [sys.executable, "-m", "piptools", "compile", "--generate-hashes", *COMPILE_OPTIONS, *NO_ADDRESS_OPTIONS]
    command += [f"--extra={extra}" for extra in extras]
    command += [f"--constraint=requirements/{base}.pins" for base in bases]
    command += ["--upgrade"] if upgrade else []
    command += [f"--output-file={target.relative_to(ROOT)}", *sources]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    text = target.read_text(encoding="utf-8")
    if re.search(r"://|^--(index|extra-index|find-links)", text, re.MULTILINE):
        raise SystemExit(f"{target}: the lock file contains an address")
    target.write_text(HEADER.format(name=name) + text, encoding="utf-8")


def write_pins(name: str) -> Path:
    """Write the versions of a lock file, without hashes and extras, as constraints for the next one."""
    pins = FOLDER / f"{name}.pins"
    named = re.findall(
        r"^([a-z0-9][^\[=]*)(?:\[.*\])?(==\S+)", (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
    pins.write_text("".join(f"{package}{version}\n" for package, version in named))
    return pins


def main() -> None:
    """Resolve all lock files, each with the versions of the file that it builds on."""
    upgrade = "--upgrade" in sys.argv[1:]
    pins: list[Path] = []
    try:
        for name in LOCKS:
            if sys.version_info < MIN_PYTHON.get(name, (3, 11)):
                print(
                    f"requirements/{name}.txt: not changed, it needs Python {'.'.join(map(str, MIN_PYTHON[name]))} or later"
                )
                continue
            print(f"requirements/{name}.txt")
            compile_lock(name, upgrade)
            pins.append(write_pins(name))
    finally:
        for path in pins:
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
