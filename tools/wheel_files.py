"""Hatchling hook: adds the example game and the built browser client to the wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelFiles(BuildHookInterface[Any]):
    """Adds files to the wheel. Warns if the client is not built, as simulations and the terminal work without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout's own folders are read in place
            return
        root = Path(self.root)
        files: dict[str, str] = build_data["force_include"]
        example = root / "examples" / "pig"
        example_files = (path for path in example.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        files.update({str(path): f"tertulia/example/{path.relative_to(example).as_posix()}" for path in example_files})
        client = root / "web" / "dist"
        if (client / "index.html").is_file():
            files[str(client)] = "tertulia/client"
        else:
            self.app.display_warning("web/dist is not built (run `make client`): the wheel has no browser client")
