"""What the laws must know of Pig: it hides nothing but the dice to come, as the usual profile says."""

from tertulia.kernel.law_profile import LawProfile

PROFILE = LawProfile()
