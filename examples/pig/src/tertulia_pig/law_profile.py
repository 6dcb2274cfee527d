"""Law profile of Pig: the default one, as nothing is hidden but future dice."""

from tertulia.kernel.law_profile import LawProfile

PROFILE = LawProfile()
