"""What the database keeps of who people are. Times are milliseconds since 1970; of tokens only hashes are kept."""

from __future__ import annotations

from sqlalchemy import BigInteger, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from tertulia.server.storage.models import Base


class SessionRow(Base):
    """A browser that is somebody (`tertulia.server.domain.accounts.SessionRow`)."""

    __tablename__ = "session"
    __table_args__ = (Index("ix_session_changed", "changed"),)

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    device: Mapped[str] = mapped_column(String(40))
    made: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[bool] = mapped_column(server_default="0")
    changed: Mapped[int] = mapped_column(BigInteger)
    """When it was made or ended: other processes look for what is new."""
    rotated: Mapped[int | None] = mapped_column(BigInteger)
    """When another token replaced this one in the same browser; null for a session that runs or was signed out."""


class CredentialRow(Base):
    """What somebody signs in with (`tertulia.server.domain.accounts.Credential`)."""

    __tablename__ = "credential"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    subject: Mapped[str] = mapped_column(String(400), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    label: Mapped[str] = mapped_column(String(80))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    made: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)
    session: Mapped[str | None] = mapped_column(String(64))
    """The hash of the token that the session which added it has now; null where that is not known."""


class TokenRow(Base):
    """A token that is good once (`tertulia.server.domain.accounts.Token`)."""

    __tablename__ = "token"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str | None] = mapped_column(String(32))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    expires: Mapped[int] = mapped_column(BigInteger)
    tries: Mapped[int] = mapped_column(server_default="0")


class PreferenceRow(Base):
    """One thing that somebody likes otherwise than it usually is, as their browser calls it."""

    __tablename__ = "preference"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
    changed: Mapped[int] = mapped_column(BigInteger)
