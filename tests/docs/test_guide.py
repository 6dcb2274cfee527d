"""Players' guide in four languages: short sentences, a picture in each section, and the labels of the interface."""

from __future__ import annotations

import re

import pytest

from tests.docs.conftest import ROOT
from tests.i18n.catalogues import FILES, LANGUAGES, load_texts

GUIDE = ROOT / "docs" / "guide"
MAX_WORDS = 24
PICTURE = re.compile(r"!\[[^\]]+\]\(pictures/(\w\w)/([\w-]+)\.jpg\)")


def read_sections(language: str) -> list[str]:
    return (GUIDE / f"{language}.md").read_text(encoding="utf-8").split("\n## ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_texts_are_labels_of_the_interface(language: str) -> None:
    texts = [text for name in FILES for text in load_texts(language, name).values()]
    labels = {part.strip() for text in texts for part in text.split(" … ")}
    bold = {" ".join(text.split()) for text in re.findall(r"\*\*([^*]+)\*\*", "\n## ".join(read_sections(language)))}
    assert len(bold) > 40
    assert bold - labels == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_one_picture(language: str) -> None:
    pictures = [PICTURE.findall(section) for section in read_sections(language)[1:]]
    english = [PICTURE.findall(section) for section in read_sections("en")[1:]]
    assert pictures == [[(language, name)] for ((_, name),) in english]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    text = re.sub(r"\n(?:- |\d+\. )", "\n\n", PICTURE.sub("", "\n\n".join(read_sections(language))))
    sentences = re.split(r"(?<=[.!?])\s+|\n\n", text)
    assert [sentence for sentence in sentences if len(sentence.split()) > MAX_WORDS] == []
