"""Games as environments for learning and search, in the interfaces of common libraries.

Nothing in this package is needed to play. `Encoder` needs NumPy alone.
"""

from tertulia.research.encoder import Encoder

__all__ = ["Encoder"]
