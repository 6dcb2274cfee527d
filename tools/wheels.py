"""python -m tools.wheels [FOLDER]: build Tertulia's wheels into a folder (default: `dist`).

`tertulia` contains the browser client and fits every machine. `tertulia-compiled` contains the compiled rules and bots
for this Python and platform. The build takes a minute or two, and needs `make setup`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.ready.environment import build_env

ROOT = Path(__file__).resolve().parents[1]
BUILD = ("-m", "hatchling", "build", "-t", "wheel", "-d")


def build_wheels(folder: Path) -> list[Path]:
    """Build the wheels with the packages of this environment and the build tools, and return their paths.

    Raises `subprocess.CalledProcessError` if a build fails.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wheels = []
    for source in (ROOT, ROOT / "compiled"):
        with tempfile.TemporaryDirectory(dir=folder) as empty:
            subprocess.run(
                [sys.executable, *BUILD, str(Path(empty).resolve())], cwd=source, env=build_env(), check=True
            )
            (wheel,) = Path(empty).glob("*.whl")
            wheels.append(wheel.replace(folder / wheel.name))
    return wheels


def main(arguments: Sequence[str]) -> int:
    """Build the wheels, print their names and sizes, and return the exit status."""
    if arguments[:1] in (["-h"], ["--help"]) or len(arguments) > 1:
        print(__doc__)
        return 2 * (len(arguments) > 1)
    try:
        for wheel in build_wheels(Path(arguments[0]) if arguments else ROOT / "dist"):
            print(f"{wheel}  ({wheel.stat().st_size / 1e6:.1f} MB)")
    except subprocess.CalledProcessError as error:
        print(
            f"the wheel could not be built: {' '.join(map(str, error.cmd))} ended with {error.returncode}",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
