"""What a wheel carries beside the Python files: the browser client, where it has been built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelFiles(BuildHookInterface[Any]):
    """A missing client is told, not fatal: simulations and the terminal do without it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout's own folders are read in place
            return
        root = Path(self.root)
        files: dict[str, str] = build_data["force_include"]
        client = root / "web" / "dist"
        if (client / "index.html").is_file():
            files[str(client)] = "tertulia/client"
        else:
            self.app.display_warning("web/dist is not built (run `make client`): the wheel has no browser client")
