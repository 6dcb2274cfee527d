"""Models of accounts: sessions, credentials, one-time tokens and preferences.

Times are in milliseconds since 1970. Tokens are stored as hashes only.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class SessionRow(Base):
    """Session of a browser that is signed in as a guest (`tertulia.server.domain.accounts.SessionRow`)."""

    __tablename__ = "session"
    __table_args__ = (Index("ix_session_changed", "changed"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    device: Mapped[str] = mapped_column(String(40))
    made: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[bool] = mapped_column(server_default="0")
    changed: Mapped[int] = mapped_column(BigInteger)
    """When the session was added or ended. Other processes poll for changes by it."""
    rotated: Mapped[int | None] = mapped_column(BigInteger)
    """When another token replaced this one in the same browser; null for a session that runs or was signed out."""


class CredentialRow(Base):
    """A sign-in method of an account (`tertulia.server.domain.accounts.Credential`)."""

    __tablename__ = "credential"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    subject: Mapped[str] = mapped_column(String(400), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    label: Mapped[str] = mapped_column(String(80))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)
    session: Mapped[str | None] = mapped_column(String(64))
    """The current token hash of the session that added the credential; null if unknown."""


class TokenRow(Base):
    """A one-time token (`tertulia.server.domain.accounts.Token`)."""

    __tablename__ = "token"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(String(32))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    expires: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(server_default="0")


class PreferenceRow(Base):
    """A setting of a guest that differs from its default. The client defines names and values."""

    __tablename__ = "preference"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
    changed: Mapped[int] = mapped_column(BigInteger)
