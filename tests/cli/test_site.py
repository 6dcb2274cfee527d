"""Settings built from values by name, and combinations that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tertulia.cli.errors import InputError
from tertulia.cli.site import build_settings
from tertulia.server.settings import MailSettings, OpenIdSettings

ISSUER = "https://accounts.example.org/"


def test_settings_of_a_feature_are_one_object(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("word\n", encoding="utf-8")
    openid = {"openid-issuer": ISSUER, "openid-client": "tertulia", "openid-secret-file": tmp_path / "secret"}
    mail = {"mail-server": "localhost", "mail-from": "games@example.org"}
    found = build_settings({"data": tmp_path, **openid, **mail})
    assert found.openid == OpenIdSettings(issuer=ISSUER, client="tertulia", secret="word", name="accounts.example.org")
    assert found.mail == MailSettings(server="localhost", sender="games@example.org")
    bare = build_settings({"data": tmp_path})
    assert (bare.openid, bare.mail, bare.bot_step) == (None, None, 0.25)


def test_openid_needs_no_optional_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tertulia.cli.consistency.find_spec", lambda name: None)
    assert build_settings({"data": tmp_path, "openid-issuer": ISSUER, "openid-client": "tertulia"}).openid is not None


def test_values_are_assigned_to_fields(tmp_path: Path) -> None:
    found = build_settings({"data": tmp_path, "no-chat": True, "bot-pause": 0.0, "trusted-proxy": ("::1",)}, "web")
    assert (found.chat, found.bot_step, found.trusted_proxies, found.role) == (False, 0.0, ("::1",), "web")
    assert (found.host, found.port, found.search_processes) == (("127.0.0.1",), None, None)


def test_password_from_file_is_added_to_address(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss/wörd\n", encoding="utf-8")
    address = "postgresql://me@host:5432/tertulia?sslmode=require"
    found = build_settings({"data": tmp_path, "database": address, "database-password-file": file})
    assert found.database == "postgresql://me:p%40ss%2Fw%C3%B6rd@host:5432/tertulia?sslmode=require"


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"openid-client": "x"}, "--openid-client requires --openid-issuer"),
        ({"openid-issuer": ISSUER}, "--openid-issuer requires --openid-client"),
        (
            {
                "openid-issuer": ISSUER,
                "openid-client": "x",
                "openid-secret": "word",
                "openid-secret-file": Path("file"),
            },
            "--openid-secret and --openid-secret-file cannot be combined",
        ),
        ({"database-password-file": Path("file")}, "--database-password-file requires --database"),
        (
            {"database": "postgresql://me:word@host/x", "database-password-file": Path("file")},
            "--database-password-file: the address of --database already contains a password",
        ),
    ],
)
def test_contradictory_settings_are_refused(values: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        build_settings(values)
