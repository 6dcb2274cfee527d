"""Settings from `tertulia.toml`, environment and command line; no password is printed."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from tertulia.cli import main
from tertulia.cli.page_options import KINDS
from tertulia.cli.passwords import with_password, without_password
from tertulia.cli.setting import NO_SETTINGS, Setting, settings_of
from tertulia.cli.settings_file import examine
from tertulia.cli.site_settings import SITE, site_settings
from tertulia.server.settings import Limits
from tests.cli.conftest import Tertulia

PAGE = Path(__file__).resolve().parents[2] / "docs" / "deploy.md"
SMALL_PAGE = PAGE.with_name("small-site.md")
EXAMPLES: Mapping[type, tuple[str, object]] = {
    bool: ("true", True),
    int: ("7", 7),
    float: ("0.5", 0.5),
    list: ('["127.0.0.1"]', ["127.0.0.1"]),
}
TEXTS = {
    "database": "postgresql://me@localhost/tertulia",
    "broker": "redis://localhost:6379/0",
    "base-path": "/tertulia",
    "metrics": "9100",
    "traces": "http://localhost:4318",
    "site-address": "https://example.org/tertulia",
    "mail-server": "localhost",
    "mail-user": "games",
    "mail-password": "word",
    "mail-from": "games@example.org",
    "openid-issuer": "https://accounts.example.org",
    "openid-client": "tertulia",
    "openid-secret": "word",
    "openid-name": "Club",
}


pytestmark = pytest.mark.usefixtures("bare")


def example(setting: Setting, folder: Path) -> tuple[str, object]:
    """Return a value in TOML and as the command receives it."""
    if setting.name in KINDS:
        return '"https://example.org/"', ["https://example.org/"]
    if setting.name == "webhook-port":
        return '["8443"]', ["8443"]
    if setting.kind in EXAMPLES:
        return EXAMPLES[setting.kind]
    if setting.one_of:
        return f'"{setting.one_of[-1]}"', setting.one_of[-1]
    if setting.kind is Path:
        (folder / "word").write_text("word\n", encoding="utf-8")
        return '"word"', folder / "word"
    return f'"{TEXTS[setting.name]}"', TEXTS[setting.name]


@cache
def commands() -> Any:
    """Return all commands by name.

    Cached, because creating them takes longer than reading a hundred settings.
    """
    return vars(typer.main.get_command(main.app))["commands"]


def read(command: str, *arguments: str) -> dict[str, Any]:
    """Return the parameters with which a command would run."""
    context = commands()[command].make_context(command, list(arguments))
    return dict(context.params)


ALIKE = {name.replace("_", "-") for name in Limits.__struct_fields__[1:]}
"""Settings created by the same code as another one."""
SETTINGS = [(command.NAME, name) for command in SITE for name in settings_of(command.run) if name not in ALIKE]


@pytest.mark.parametrize(("command", "name"), SETTINGS)
def test_each_setting_comes_from_the_file_the_environment_and_the_command_line(
    command: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = site_settings()[name]
    assert setting.variable is not None
    assert setting.variable.startswith("TERTULIA_")
    text, value = example(setting, tmp_path)
    file = tmp_path / "site.toml"
    file.write_text(f"{name} = {text}\n", encoding="utf-8")
    assert read(command, "--config", str(file))[setting.parameter] == value
    shown = " ".join(value) if isinstance(value, list) else str(value)
    monkeypatch.setenv(setting.variable, shown)
    assert read(command)[setting.parameter] == value
    if setting.kind is not bool:
        other = {"port": "9", "data": str(tmp_path)}.get(name, shown)
        given = read(command, "--config", str(file), f"--{name}", other)[setting.parameter]
        assert str(given) in (other, str(value))


def test_the_environment_has_precedence_over_the_file_and_the_command_line_over_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "site.toml"
    file.write_text("port = 1001\nbot-pause = 2\nthinkers = 3\n", encoding="utf-8")
    monkeypatch.setenv("TERTULIA_CONFIG", str(file))
    monkeypatch.setenv("TERTULIA_PORT", "1002")
    monkeypatch.setenv("TERTULIA_THINKERS", "4")
    found = read("serve", "--thinkers", "5")
    assert (found["port"], found["bot_pause"], found["thinkers"]) == (1002, 2.0, 5)


def test_a_file_in_the_data_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tertulia.toml").write_text("port = 1001\n", encoding="utf-8")
    assert read("serve", "--data", str(tmp_path))["port"] == 1001
    monkeypatch.setenv("TERTULIA_DATA", str(tmp_path))
    assert read("serve")["port"] == 1001


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1\n", "there is no setting 'prot': do you mean 'port'?"),
        ("trusted_proxy = []\n", "do you mean 'trusted-proxy'?"),
        ("[limits]\nx = 1\n", "there is no setting 'limits'"),
        ('port = "84x"\n', "port: a whole number from 0 to 65535, not '84x'"),
        ('port = "84.5"\n', "port: a whole number from 0 to 65535, not '84.5'"),
        ('port = "70000"\n', "port: a whole number from 0 to 65535, not 70000"),
        ("database = 5\n", "is no address of a database"),
        ("metrics = 99999\n", "metrics: a port like 9100"),
        ("metrics = true\n", "metrics: a text in quotes, not true"),
        ("port = true\n", "port: a whole number from 0 to 65535, not true"),
        ("port = 70000\n", "port: a whole number from 0 to 65535, not 70000"),
        ("bot-pause = -1\n", "bot-pause: a number from 0 to 60, not -1"),
        ("secure = 1\n", "secure: true or false, not 1"),
        ("host = 5\n", "host: a list of texts, not 5"),
        ('host = "127.0.0.1:80"\n', "host: an address or a name without a port, like 0.0.0.0, :: or [::1], not"),
        ('host = ["::1", "[::1"]\n', "not '[::1'"),
        ("allowed-host = [1]\n", "allowed-host: a list of texts, not a list"),
        ('trusted-proxy = "localhost"\n', "trusted-proxy: an address like 192.0.2.7 or a network"),
        ('metrics = "here"\n', "metrics: a port like 9100, or an address with one like 0.0.0.0:9100"),
        ('traces = "localhost:4318"\n', "traces: the address of a collector like http://localhost:4318"),
        ('log-format = "xml"\n', 'log-format: "text" or "json", not'),
        ('base-path = "/a b"\n', "base-path: a path like /tertulia"),
        ('database = "mysql://localhost/x"\n', "is no address of a PostgreSQL database"),
        ('broker = "http://localhost"\n', "the broker's address is none of Redis"),
        ('database-password-file = "nowhere"\n', "the file of the password cannot be read"),
        ("port = \n", "this is not TOML"),
        ("port = 1\nport = 2\n", "this is not TOML"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(text: str, said: str, tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text, encoding="utf-8")
    ran = tertulia("serve", "--config", str(file), "--data", str(tmp_path / "data"), "--port", "0")
    assert ran.status == 2
    assert f"{file}: " in ran.err
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "data").exists()
    checked = tertulia("config", "--check", str(file))
    assert checked.status in (1, 2)
    assert said in checked.out + checked.err


def test_a_file_that_is_not_there_is_told(tertulia: Tertulia, tmp_path: Path) -> None:
    ran = tertulia("serve", "--config", str(tmp_path / "none.toml"))
    assert ran.status == 2
    assert "none.toml: the settings file cannot be read" in ran.err


def test_all_that_is_wrong_is_told_at_once(tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "site.toml"
    file.write_text('port = "a"\nthinker = 3\nbroker = "redis://localhost"\n', encoding="utf-8")
    monkeypatch.setenv("TERTULIA_SECURE", "perhaps")
    monkeypatch.setenv("TERTULIA_TRUSTED_PROXY", "127.0.0.1")
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 1
    for said in (
        "port: a whole number",
        "do you mean 'thinkers'?",
        "TERTULIA_SECURE: true or false, not 'perhaps'",
        "TERTULIA_TRUSTED_PROXY: there is no such variable: do you mean TERTULIA_TRUSTED_PROXIES?",
        "broker: it is for processes that share a database",
        "5 problems.",
    ):
        assert said in ran.out


def test_what_is_set_is_told_with_where_it_comes_from_and_without_passwords(
    tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "site.toml"
    file.write_text(
        'database = "postgresql://me:secret-word@localhost/tertulia?password=other-word"\n', encoding="utf-8"
    )
    monkeypatch.setenv("TERTULIA_BROKER", "redis://:third-word@localhost:6379/0")
    file.chmod(0o600)
    for more in (["--check"], ["--show"], ["--json"]):
        ran = tertulia("config", *more, str(file))
        assert ran.status == 0, ran.out
        assert not re.search("secret-word|other-word|third-word", ran.out + ran.err)
        assert "postgresql://me:***@localhost/tertulia" in ran.out
    told = json.loads(ran.out)["settings"]
    assert told["database"]["from"] == str(file)
    assert told["broker"] == {"value": "redis://:***@localhost:6379/0", "from": "TERTULIA_BROKER"}
    assert told["port"] == {"value": None, "from": None}


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_password_that_others_may_read_is_told(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('database = "postgresql://me:word@localhost/tertulia"\n', encoding="utf-8")
    file.chmod(0o644)
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 1
    assert "others may read the file: chmod 600" in ran.out


def test_what_is_shown_is_a_settings_file(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('port = 9000\nallowed-host = ["example.org", "*.example.org"]\n', encoding="utf-8")
    shown = tertulia("config", "--show", str(file))
    assert shown.status == 0
    assert tomllib.loads(shown.out) == tomllib.loads(file.read_text(encoding="utf-8"))
    for name in site_settings():
        assert re.search(rf"^(# )?{name} = ", shown.out, re.MULTILINE)
    free = "\n".join(re.sub(r"^# (?=[a-z-]+ = )", "", line) for line in shown.out.splitlines())
    assert set(tomllib.loads(free)) == set(site_settings())


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ('port = "8420"', "port", 8420),
        ("metrics = 9203", "metrics", "9203"),
        ('bot-pause = "0.5"', "bot-pause", 0.5),
        ('bot-pause = "2"', "bot-pause", 2.0),
        ("mail-user = 4711", "mail-user", "4711"),
        ('mail-port = "587"', "mail-port", 587),
    ],
)
def test_numbers_and_texts_are_read_where_both_make_sense(text: str, name: str, value: object, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(f"{text}\n", encoding="utf-8")
    assert examine(file) == ({name: value}, [])


def test_a_password_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss/wörd\n", encoding="utf-8")
    address = with_password("postgresql://me@host:5432/tertulia?sslmode=require", file, "--database")
    assert address == "postgresql://me:p%40ss%2Fw%C3%B6rd@host:5432/tertulia?sslmode=require"
    assert without_password(address) == "postgresql://me:***@host:5432/tertulia"
    assert with_password("redis://host/0", file, "--broker") == "redis://:p%40ss%2Fw%C3%B6rd@host/0"
    with pytest.raises(ValueError, match="has a password already"):
        with_password(address, file, "--database")
    file.write_text("\n", encoding="utf-8")
    with pytest.raises(ValueError, match="is empty"):
        with_password("redis://host/0", file, "--broker")


def test_migrate_takes_the_site_s_database_from_the_settings_file(tertulia: Tertulia, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    file = tmp_path / "site.toml"
    file.write_text('database = "postgresql://me:word@localhost:1/tertulia"\n', encoding="utf-8")
    ran = tertulia("migrate", "--from", str(tmp_path / "one"), "--config", str(file))
    assert ran.status == 2
    assert "me@localhost:1" in ran.err or "no games" in ran.err or "tertulia" in ran.err
    assert "word" not in ran.err
    ran = tertulia("migrate", "--from", str(tmp_path / "one"))
    assert "--to is left out: then --database" in ran.err
    assert "say where the games are with --from" in tertulia("migrate").err


def test_the_page_about_sites_has_every_setting() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)[^`]*` \| `(TERTULIA_[A-Z_]+)`", PAGE.read_text(encoding="utf-8"), re.M)
    assert len(rows) == len(dict(rows))
    assert dict(rows) == {setting.name: setting.variable for setting in site_settings().values()}


def test_the_files_on_the_page_about_sites_are_right(tmp_path: Path) -> None:
    texts = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    file = tmp_path / "tertulia.toml"
    (tmp_path / "privacy").mkdir()
    for name in ("database-password", "mail-password", "impressum.txt", "privacy/de.txt", "privacy/en.txt"):
        (tmp_path / name).write_text("word\n", encoding="utf-8")
    found = []
    for text in texts:
        file.write_text(text.replace("/etc/tertulia/", f"{tmp_path}/"), encoding="utf-8")
        values, wrong = examine(file)
        assert not wrong
        found.append(values)
    one, mail, pages, several = found
    assert one["base-path"] == "/tertulia"
    assert mail["mail-password-file"] == tmp_path / "mail-password"
    assert pages["contact"] == ["host@example.org"]
    assert several["database-password-file"] == tmp_path / "database-password"


def test_the_file_on_the_page_about_a_small_site_is_complete(tmp_path: Path) -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```", SMALL_PAGE.read_text(encoding="utf-8"), re.M | re.S)
    (tmp_path / "mail-password").write_text("word\n", encoding="utf-8")
    file = tmp_path / "tertulia.toml"
    file.write_text(text, encoding="utf-8")
    values, wrong = examine(file)
    assert not wrong
    assert values["mail-password-file"] == tmp_path / "mail-password"


def test_a_setting_is_the_same_in_every_command() -> None:
    for command in SITE:
        for name, setting in settings_of(command.run).items():
            assert setting == site_settings()[name], f"{command.NAME} --{name}"
            assert name not in NO_SETTINGS
