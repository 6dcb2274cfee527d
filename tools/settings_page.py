"""Tables of settings on the page about sites, from the declarations of the settings: `python -m tools.settings_page`."""

from __future__ import annotations

import re
from pathlib import Path

from tertulia.cli.setting import SETTINGS, Setting
from tertulia.server.settings import GROUPS, Group

PAGE = Path(__file__).resolve().parents[1] / "docs" / "deploy.md"


def replace_tables(page: str) -> str:
    """Replace the table in the section of each group. Raises `ValueError` if a section or its table is missing."""
    for group in GROUPS:
        found = re.search(rf"^### {group.title}\n(?:[^|#\n].*\n|\n)*", page, re.MULTILINE)
        if found is None or not page[found.end() :].startswith("|"):
            raise ValueError(f"the page has no section {group.title!r} with a table")
        rest = re.sub(r"\A(?:\|.*\n)+", "", page[found.end() :])
        page = page[: found.end()] + format_table(group) + rest
    return page


def format_table(group: Group) -> str:
    """The settings of a group as a Markdown table."""
    head = "| option | environment | default | meaning |\n| --- | --- | --- | --- |\n"
    return head + "".join(map(_format_row, (each for each in SETTINGS.values() if each.option.group is group)))


def _format_row(setting: Setting) -> str:
    option = f"--{setting.name} {setting.metavar}".rstrip().replace("|", r"\|")
    return f"| `{option}` | `{setting.variable}` | {setting.usual} | {setting.help} |\n"


if __name__ == "__main__":
    PAGE.write_text(replace_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
