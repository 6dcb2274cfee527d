"""The client's page and files: the host's own pages (imprint, privacy), and compression."""

from __future__ import annotations

import gzip
import html
import json
import re
import time
from pathlib import Path

import pytest

from tertulia.server.http.pages import load
from tertulia.server.http.response_types import _gzip_body
from tertulia.server.settings import SitePage

INDEX = b'<html><head><base href="/" /></head><body></body></html>'


async def test_index_page_lists_site_pages_and_text_files(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(INDEX)
    link = SitePage(kind="imprint", url='https://example.org/?a="><script>&b')
    text = SitePage(kind="privacy", language="de", text="# Daten\n\nKeine <b>")
    files = load(tmp_path, "/tertulia", [link, text])
    index = (await files["index.html"].body("identity")).decode()
    (content,) = re.findall(r'<meta name="site-pages" content="([^"]*)" /></head>', index)
    assert json.loads(html.unescape(content)) == [
        {"kind": "imprint", "language": None, "url": link.url, "file": None},
        {"kind": "privacy", "language": "de", "url": None, "file": "site/privacy.de.txt"},
    ]
    assert "<script>" not in index
    file = files["site/privacy.de.txt"]
    assert (file.media_type, (await file.body("identity")).decode()) == ("text/plain", text.text)


def test_index_page_without_site_pages_has_no_list(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(INDEX)
    assert b"site-pages" not in load(tmp_path)["index.html"]._bodies["identity"]


@pytest.mark.parametrize("clock", [-1e9, 0.0, 1e11], ids=["before 1970", "1970", "the far future"])
def test_compressed_page_does_not_depend_on_clock(clock: float, monkeypatch: pytest.MonkeyPatch) -> None:
    page = b"a long page " * 1000
    usual = _gzip_body(page, 1)
    monkeypatch.setattr(time, "time", lambda: clock)
    assert gzip.decompress(usual) == page
    assert _gzip_body(page, 1) == usual
