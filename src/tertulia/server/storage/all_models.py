"""Everything that the database keeps, in however many files it is declared."""

from __future__ import annotations

from tertulia.server.storage import account_models, aside_models, community_models, models, notice_models, time_models

DECLARED = (models, account_models, notice_models, aside_models, time_models, community_models)
"""Whoever goes through all tables (`METADATA`) must have all of these imported."""
METADATA = models.Base.metadata
