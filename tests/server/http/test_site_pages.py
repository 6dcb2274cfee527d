"""The host's own pages (imprint, privacy) in the client's page and files."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

from tertulia.server.http.pages import load
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
