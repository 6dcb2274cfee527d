"""Every message of every catalogue can be formatted with any numbers."""

from __future__ import annotations

import pytest

from tertulia.i18n import Catalogue
from tests.i18n.catalogues import FILES, HOUSE, LANGUAGES, find_needed_variables, load_messages

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_formatted(language: str, name: str) -> None:
    words = Catalogue(language, None if name in HOUSE else name.removesuffix("-rules").removesuffix("-lesson"))
    for id in load_messages(language, name):
        for number in (0, 1, 2, 5):
            text = words.text_or_none(id, dict.fromkeys(find_needed_variables(language, id), number))
            assert text or number == 0, id
            assert text is not None, id
            assert "{" not in text, id
