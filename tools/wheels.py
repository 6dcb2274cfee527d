"""python -m tools.wheels [FOLDER]: build Tertulia's wheels into a folder (`dist` otherwise).

`tertulia` with the browser client, for every machine, and `tertulia-compiled` with the compiled rules and bots, for this Python and
this platform. It takes a minute or two. Needs what `make setup` installs.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ("-m", "hatchling", "build", "-t", "wheel", "-d")


def build(folder: Path) -> list[Path]:
    """The wheels, built with the packages of this environment. `subprocess.CalledProcessError` where that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    wheels = []
    for source in (ROOT, ROOT / "compiled"):
        with tempfile.TemporaryDirectory(dir=folder) as empty:
            subprocess.run([sys.executable, *BUILD, str(Path(empty).resolve())], cwd=source, check=True)
            (made,) = Path(empty).glob("*.whl")
            wheels.append(made.replace(folder / made.name))
    return wheels


def main(arguments: Sequence[str]) -> int:
    """Build and name them; 0 if that went well."""
    if arguments[:1] in (["-h"], ["--help"]) or len(arguments) > 1:
        print(__doc__)
        return 2 * (len(arguments) > 1)
    try:
        for wheel in build(Path(arguments[0]) if arguments else ROOT / "dist"):
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
