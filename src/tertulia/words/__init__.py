"""Words for people, made from the Fluent catalogues in `locales/`; the rules themselves have none.

>>> from tertulia.words import Words, negotiate
>>> words = Words("en", "granada")
>>> words.text("granada-tile", kind="school", value=4)
'School 4'
>>> words.event({"type": "take", "seat": 1, "cards": [{"currency": "blue", "value": 3}]}, ["Ann", "Ben"])
'Ben took blue 3.'
>>> negotiate("fr, de-AT;q=0.8, en;q=0.5")
'de'
"""

from tertulia.words.catalogues import DEFAULT, languages
from tertulia.words.negotiation import negotiate
from tertulia.words.speaker import Words

__all__ = ["DEFAULT", "Words", "languages", "negotiate"]
