"""Imprint, privacy notice and contact: links, addresses and texts, by language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tertulia.cli.errors import InputError
from tertulia.cli.pages import read_pages
from tertulia.i18n import supported_languages
from tertulia.server.settings import SitePage

PRIVACY_FOLDER = Path(__file__).resolve().parents[2] / "deploy" / "privacy"


def test_pages_are_links_addresses_and_texts(tmp_path: Path) -> None:
    text = tmp_path / "impressum.txt"
    text.write_bytes(b"\xef\xbb\xbfAna\r\nCalle 1\r\n")
    assert read_pages("imprint", [f"de={text}", "https://example.org/imprint?all=1"]) == (
        SitePage(kind="imprint", language="de", text="Ana\nCalle 1"),
        SitePage(kind="imprint", url="https://example.org/imprint?all=1"),
    )
    assert read_pages("contact", ["host@example.org", "cs=mailto:a@b.cz"]) == (
        SitePage(kind="contact", url="mailto:host@example.org"),
        SitePage(kind="contact", language="cs", url="mailto:a@b.cz"),
    )


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("imprint.txt", "the absolute path of a text file"),
        ("javascript:alert(1)", "a link"),
        ("fr=https://example.org", "the language must be one of"),
        ("", "a link"),
        ("/nowhere/imprint.txt", "cannot be read: No such file"),
        ("/", "cannot be read"),
    ],
)
def test_malformed_values_are_refused(value: str, says: str) -> None:
    with pytest.raises(InputError, match=says):
        read_pages("imprint", [value])


@pytest.mark.parametrize(("content", "says"), [(b" \n", "empty"), (b"\xff", "UTF-8"), (b"a" * 65_537, "64 KiB")])
def test_unusable_texts_are_refused(tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "text.txt"
    file.write_bytes(content)
    with pytest.raises(InputError, match=says):
        read_pages("privacy", [str(file)])


def test_second_page_of_language_is_refused() -> None:
    with pytest.raises(InputError, match="given twice for de"):
        read_pages("contact", ["de=a@example.org", "de=b@example.org"])


def test_privacy_template_exists_in_each_language() -> None:
    pages = list(
        read_pages("privacy", [f"{language}={PRIVACY_FOLDER / language}.txt" for language in supported_languages()])
    )
    counts = {(page.text or "").count("\n\n# ") for page in pages}
    assert counts == {3}
    assert {(page.text or "").count("\n- ") for page in pages} == {9}
