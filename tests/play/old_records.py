"""Records of games that were played by earlier versions of the rules, as they were written then.

A record whose component set the package has since changed carries that set, so that replay reaches the rules.
"""

from __future__ import annotations

import json
from pathlib import Path

FOLDER = Path(__file__).parent / "old"
_LISTED = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
REFUSED: dict[str, tuple[int, int]] = {
    name: (action, version) for name, (action, version) in _LISTED["refused"].items()
}
"""By the name of the file: the first action that the rules of today do not allow, and their version."""
OTHER_COMPONENTS: str = _LISTED["other_components"]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"
