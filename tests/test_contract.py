"""The browser's types of what the server sends are made from the server's structs."""

from __future__ import annotations

from tools.contract import FILE, contract


def test_the_browser_s_types_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == contract(), "run `npm run contract` in web/"
