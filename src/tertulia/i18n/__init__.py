"""Translated texts from the Fluent catalogues of Tertulia and of each game (`Catalogue`).

The rules of games contain no texts.

>>> from tertulia.i18n import Catalogue, negotiate
>>> words = Catalogue("en", "a-game-without-words")
>>> words.text("cli-what")
'What do you do?'
>>> words.event({"type": "roof_bought", "seat": 1, "silver": 3}, ["Ann", "Ben"])
'Ben: roof bought: silver 3'
>>> negotiate("fr, de-AT;q=0.8, en;q=0.5")
'de'
"""

from tertulia.i18n.catalogue import Catalogue
from tertulia.i18n.files import DEFAULT, catalogue_sources, languages
from tertulia.i18n.negotiation import negotiate
from tertulia.i18n.schema import schema

__all__ = ["DEFAULT", "Catalogue", "catalogue_sources", "languages", "negotiate", "schema"]
