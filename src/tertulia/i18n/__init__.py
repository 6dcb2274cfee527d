"""Translated texts from the Fluent catalogues of Tertulia and of each game (`Catalogue`).

The rules of games contain no texts.

>>> from tertulia.i18n import Catalogue, negotiate_language
>>> words = Catalogue("en", "a-game-without-words")
>>> words.text("cli-what")
'What do you do?'
>>> words.describe_event({"type": "roof_bought", "seat": 1, "silver": 3}, ["Ann", "Ben"])
'Ben: roof bought: silver 3'
>>> negotiate_language("fr, de-AT;q=0.8, en;q=0.5")
'de'
"""

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT_LANGUAGE, catalogue_sources, supported_languages
from tertulia.i18n.negotiation import negotiate_language
from tertulia.i18n.schema import fact_schema

__all__ = [
    "DEFAULT_LANGUAGE",
    "Catalogue",
    "catalogue_sources",
    "fact_schema",
    "negotiate_language",
    "supported_languages",
]
