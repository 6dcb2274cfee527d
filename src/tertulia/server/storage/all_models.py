"""Imports every module with SQLAlchemy models, so that `METADATA` holds all tables of the database."""

from __future__ import annotations

from tertulia.server.storage import community_models, models

DECLARED = (models, community_models)
"""All modules with SQLAlchemy models. `METADATA` lacks a database table until the module of its model is imported."""
METADATA = models.Base.metadata
