"""`tertulia config --check` on partly configured features and on unchanged settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tertulia.cli.setting import SETTINGS
from tests.cli.conftest import Tertulia

pytestmark = pytest.mark.usefixtures("bare")
HTTPS = 'site-address = "https://example.org"\nsecure = true\n'
MAIL = 'mail-server = "localhost"\nmail-security = "none"\n'
OPENID = 'openid-issuer = "https://accounts.example.org"\n'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f'{MAIL}mail-from = "games@example.org"\n', "site-address is missing: without it the site sends no email"),
        (f"{HTTPS}{MAIL}", "mail-server requires --mail-from"),
        (f'{HTTPS}mail-from = "games@example.org"\n', "mail-from requires --mail-server"),
        (f'{HTTPS}{MAIL}mail-from = "games@example.org"\nmail-user = "games"\n', "--mail-password-file is missing"),
        (f"{HTTPS}{OPENID}", "openid-issuer requires --openid-client"),
        (f'{HTTPS}openid-client = "games"\n', "openid-client requires --openid-issuer"),
        ('site-address = "http://example.org"\nsecure = true\n', "it should be https://example.org"),
        (f'{HTTPS}base-path = "/games"\n', "site-address must end with the path of --base-path"),
    ],
)
def test_half_configured_feature_is_a_problem(text: str, wrong: str, tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text, encoding="utf-8")
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 1, ran.out
    assert wrong in ran.out
    assert "1 problem." in ran.out


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (
            'site-address = "http://example.org"\n',
            "passkeys and push notifications are off: browsers support them over https",
        ),
        ('host = "0.0.0.0"\n', "neither site-address nor secure is set"),
        ('site-address = "https://192.0.2.7"\n', "passkeys are off: site-address is an IP address"),
        (HTTPS, ""),
        ('site-address = "http://localhost:8420"\n', ""),
        ("port = 9000\n", ""),
        (f'{HTTPS}{MAIL}mail-from = "games@example.org"\n', ""),
        (f'{HTTPS}{OPENID}openid-client = "games"\n', ""),
    ],
)
def test_disabled_feature_is_a_hint(text: str, hint: str, tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text, encoding="utf-8")
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 0, ran.out
    assert hint in ran.out
    assert ("hint: " in ran.out) == bool(hint)


def test_only_changed_settings_are_listed_without_all(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text("port = 9000\n", encoding="utf-8")
    changed = tertulia("config", "--check", str(file)).out
    assert re.search(r"^port +9000 +", changed, re.MULTILINE)
    assert "search-processes" not in changed
    assert f"{len(SETTINGS) - 1} settings have their defaults; --all lists them." in changed
    every = tertulia("config", "--check", "--all", str(file)).out
    for name in SETTINGS:
        assert re.search(rf"^{name} ", every, re.MULTILINE)
