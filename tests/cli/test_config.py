"""Settings from `tertulia.toml`, environment and command line; no password is printed."""

from __future__ import annotations

import json
import os
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from tertulia.cli import main
from tertulia.cli.options import settings_of
from tertulia.cli.pages import KINDS
from tertulia.cli.passwords import read_password, with_password, without_password
from tertulia.cli.readers import readers
from tertulia.cli.setting import FORMER, SETTINGS, Setting
from tertulia.cli.sources import examine, find_file, gather
from tertulia.server.settings import LIMITS, Role
from tests.cli.conftest import Tertulia
from tools.ready.steps import ROOT
from tools.settings_page import PAGE, replace_tables

SMALL_PAGE = PAGE.with_name("small-site.md")
EXAMPLES: dict[object, tuple[str, object]] = {
    bool: ("true", True),
    int: ("777", 777),
    float: ("0.5", 0.5),
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


def make_example(setting: Setting, folder: Path) -> tuple[str, object]:
    """Return a value in TOML and as it is found."""
    if setting.name in KINDS:
        return '"https://example.org/"', ("https://example.org/",)
    if setting.name == "webhook-port":
        return '["8443"]', (8443,)
    if setting.name == "search-processes":
        return '"7"', 7
    if setting.several:
        return '["127.0.0.1"]', ("127.0.0.1",)
    if setting.choices:
        return f'"{setting.choices[-1]}"', setting.choices[-1]
    if setting.kind is Path:
        (folder / "word").write_text("word\n", encoding="utf-8")
        return '"word"', folder / "word"
    return EXAMPLES.get(setting.kind) or (f'"{TEXTS[setting.name]}"', TEXTS[setting.name])


@cache
def list_commands() -> Any:
    """Return all commands by name.

    Cached, because creating them takes longer than reading a hundred settings.
    """
    return vars(typer.main.get_command(main.app))["commands"]


COMMANDS: dict[str, Role] = {"serve": "site", "web": "web", "worker": "worker"}


def read_settings(command: str, *arguments: str) -> dict[str, Any]:
    """Return the settings that a command finds, by name."""
    options = list_commands()[command].make_context(command, list(arguments)).params
    taken = settings_of(role=COMMANDS[command])
    arguments_by_name = {each.name: options[each.name.replace("-", "_")] for each in taken}
    found, wrong = gather(taken, arguments_by_name, find_file(options["config"], options["data"]))
    assert not wrong
    return {name: each.user_value for name, each in found.items()}


REPEATED_SETTINGS = [name for name, setting in SETTINGS.items() if setting.option.group is LIMITS][1:]
"""Settings of the same type and group as another one."""
COMMAND_SETTINGS = [(command, each.name) for command, role in COMMANDS.items() for each in settings_of(role=role)]


@pytest.mark.parametrize(("command", "name"), [each for each in COMMAND_SETTINGS if each[1] not in REPEATED_SETTINGS])
def test_setting_is_read_from_file_environment_and_option(
    command: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = SETTINGS[name]
    text, value = make_example(setting, tmp_path)
    file = tmp_path / "site.toml"
    file.write_text(f"{name} = {text}\n", encoding="utf-8")
    assert read_settings(command, "--config", str(file))[name] == value
    value_text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    monkeypatch.setenv(setting.variable, value_text)
    assert read_settings(command)[name] == value
    if setting.kind is bool:
        assert read_settings(command, f"--{name}")[name] is True
    else:
        other = {"port": "9", "data": str(tmp_path)}.get(name, value_text)
        from_option = read_settings(command, "--config", str(file), f"--{name}", other)[name]
        assert str(from_option) in (other, str(value))


def test_readers_and_former_names_match_settings() -> None:
    assert readers().keys() <= SETTINGS.keys()
    assert set(FORMER.values()) <= SETTINGS.keys()
    assert not FORMER.keys() & SETTINGS.keys()


def test_command_line_overrides_environment_and_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "site.toml"
    file.write_text("port = 1001\nbot-pause = 2\nsearch-processes = 3\n", encoding="utf-8")
    monkeypatch.setenv("TERTULIA_CONFIG", str(file))
    monkeypatch.setenv("TERTULIA_PORT", "1002")
    monkeypatch.setenv("TERTULIA_SEARCH_PROCESSES", "4")
    found = read_settings("serve", "--search-processes", "5")
    assert (found["port"], found["bot-pause"], found["search-processes"]) == (1002, 2.0, 5)


def test_settings_file_in_data_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tertulia.toml").write_text("port = 1001\n", encoding="utf-8")
    assert read_settings("serve", "--data", str(tmp_path))["port"] == 1001
    monkeypatch.setenv("TERTULIA_DATA", str(tmp_path))
    assert read_settings("serve")["port"] == 1001


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 1\n", "unknown setting 'prot': do you mean 'port'?"),
        ("allowed_hst = []\n", "do you mean 'allowed-host'?"),
        ("thinkers = 3\n", "unknown setting 'thinkers': it was renamed to 'search-processes'"),
        ("trusted_proxies = []\n", "it was renamed to 'trusted-proxy'"),
        ("workers = 2\n", "unknown setting 'workers': it was removed: start several `tertulia web`"),
        ("[limits]\nx = 1\n", "unknown setting 'limits'"),
        ('port = "84x"\n', "port: expected a whole number from 0 to 65535, not '84x'"),
        ('port = "84.5"\n', "port: expected a whole number from 0 to 65535, not '84.5'"),
        ('port = "70000"\n', "port: expected a whole number from 0 to 65535, not '70000'"),
        ("database = 5\n", "is not the address of a database"),
        ("metrics = 99999\n", "metrics: expected a port like 9100"),
        ("metrics = true\n", "metrics: expected a text in quotes, not true"),
        ("port = true\n", "port: expected a whole number from 0 to 65535, not true"),
        ("port = 70000\n", "port: expected a whole number from 0 to 65535, not 70000"),
        ("bot-pause = -1\n", "bot-pause: expected a number from 0 to 60, not -1"),
        ("secure = 1\n", "secure: expected true or false, not 1"),
        ("host = 5\n", "host: expected a list of texts, not 5"),
        (
            'host = "127.0.0.1:80"\n',
            "host: expected an address or a name without a port, like 0.0.0.0, :: or [::1], not",
        ),
        ('host = ["::1", "[::1"]\n', "not '[::1'"),
        ("allowed-host = [1]\n", "allowed-host: expected a text in quotes, not 1"),
        ('trusted-proxy = "localhost"\n', "trusted-proxy: expected an address like 192.0.2.7 or a network"),
        ('metrics = "here"\n', "metrics: expected a port like 9100, or an address with a port like 0.0.0.0:9100"),
        ('traces = "localhost:4318"\n', "traces: expected the address of a collector like http://localhost:4318"),
        ('log-format = "xml"\n', 'log-format: expected "text" or "json", not'),
        ('base-path = "/a b"\n', "base-path: expected a path like /tertulia"),
        ('database = "mysql://localhost/x"\n', "is not the address of a PostgreSQL database"),
        ('broker = "http://localhost"\n', "the broker's address must be like redis://"),
        ('database-password-file = "nowhere"\n', "cannot be read"),
        ("port = \n", "the settings file is not valid TOML"),
        ("port = 1\nport = 2\n", "the settings file is not valid TOML"),
    ],
)
def test_invalid_file_is_one_line_error(text: str, message: str, tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(text, encoding="utf-8")
    ran = tertulia("serve", "--config", str(file), "--data", str(tmp_path / "data"), "--port", "0")
    assert ran.status == 2
    assert f"{file}: " in ran.err
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "data").exists()
    checked = tertulia("config", "--check", str(file))
    assert checked.status in (1, 2)
    assert message in checked.out + checked.err


def test_missing_file_is_reported(tertulia: Tertulia, tmp_path: Path) -> None:
    ran = tertulia("serve", "--config", str(tmp_path / "none.toml"))
    assert ran.status == 2
    assert "none.toml: the settings file cannot be read" in ran.err


def test_all_problems_are_reported_at_once(tertulia: Tertulia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "site.toml"
    file.write_text('port = "a"\nsearch-proceses = 3\nbroker = "redis://localhost"\n', encoding="utf-8")
    monkeypatch.setenv("TERTULIA_SECURE", "perhaps")
    monkeypatch.setenv("TERTULIA_TRUSTED_PROXYS", "127.0.0.1")
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 1
    for message in (
        "port: expected a whole number",
        "do you mean 'search-processes'?",
        "TERTULIA_SECURE: expected true or false, not 'perhaps'",
        "TERTULIA_TRUSTED_PROXYS: unknown variable: do you mean TERTULIA_TRUSTED_PROXY?",
        "--broker requires a database that the processes share",
        "5 problems.",
    ):
        assert message in ran.out


def test_variables_of_test_runs_are_not_taken_for_settings(tertulia: Tertulia, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make proof` sets more of them than `make test`."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for variable in set(re.findall(r"TERTULIA_\w+", makefile)):
        monkeypatch.setenv(variable, "1")
    ran = tertulia("config", "--check")
    assert "unknown variable" not in ran.out
    assert ran.status == 0


def test_config_shows_origins_and_hides_passwords(
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
    settings = json.loads(ran.out)["settings"]
    assert settings["database"]["from"] == str(file)
    assert settings["broker"] == {"value": "redis://:***@localhost:6379/0", "from": "TERTULIA_BROKER"}
    assert settings["port"] == {"value": None, "from": None}


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_readable_password_file_is_a_problem(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('database = "postgresql://me:word@localhost/tertulia"\n', encoding="utf-8")
    file.chmod(0o644)
    ran = tertulia("config", "--check", str(file))
    assert ran.status == 1
    assert "other users can read the file: run chmod 600" in ran.out


def test_config_show_prints_settings_file(tertulia: Tertulia, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text('port = 9000\nallowed-host = ["example.org", "*.example.org"]\n', encoding="utf-8")
    printed = tertulia("config", "--show", str(file))
    assert printed.status == 0
    assert tomllib.loads(printed.out) == tomllib.loads(file.read_text(encoding="utf-8"))
    for name in SETTINGS:
        assert re.search(rf"^(# )?{name} = ", printed.out, re.MULTILINE)
    free = "\n".join(re.sub(r"^# (?=[a-z-]+ = )", "", line) for line in printed.out.splitlines())
    assert set(tomllib.loads(free)) == set(SETTINGS)


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
def test_numbers_and_texts_are_interchangeable(text: str, name: str, value: object, tmp_path: Path) -> None:
    file = tmp_path / "site.toml"
    file.write_text(f"{text}\n", encoding="utf-8")
    found, wrong = examine(file)
    assert ({each: one.user_value for each, one in found.items()}, wrong) == ({name: value}, [])


def test_password_is_read_from_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("p@ss/wörd\n", encoding="utf-8")
    address = with_password("postgresql://me@host:5432/tertulia?sslmode=require", file)
    assert address == "postgresql://me:p%40ss%2Fw%C3%B6rd@host:5432/tertulia?sslmode=require"
    assert without_password(address) == "postgresql://me:***@host:5432/tertulia"
    assert with_password("redis://host/0", file) == "redis://:p%40ss%2Fw%C3%B6rd@host/0"
    file.write_text("\n", encoding="utf-8")
    with pytest.raises(ValueError, match="is empty"):
        read_password(file)


def test_migrate_reads_database_from_settings_file(tertulia: Tertulia, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    file = tmp_path / "site.toml"
    file.write_text('database = "postgresql://me:word@localhost:1/tertulia"\n', encoding="utf-8")
    ran = tertulia("migrate", "--from", str(tmp_path / "one"), "--config", str(file))
    assert ran.status == 2
    assert "me@localhost:1" in ran.err or "no games" in ran.err or "tertulia" in ran.err
    assert "word" not in ran.err
    ran = tertulia("migrate", "--from", str(tmp_path / "one"))
    assert "--to is missing: give it, or name the database with --database" in ran.err
    assert "name the source with --from" in tertulia("migrate").err


def test_docs_list_every_setting() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert replace_tables(page) == page, "write it with `python -m tools.settings_page`"
    assert all(f"| `{setting.variable}` |" in page for setting in SETTINGS.values())


def test_docs_examples_of_settings_are_valid(tmp_path: Path) -> None:
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
        found.append({name: each.user_value for name, each in values.items()})
    one, mail, pages, several = found
    assert one["base-path"] == "/tertulia"
    assert mail["mail-password-file"] == tmp_path / "mail-password"
    assert pages["contact"] == ("host@example.org",)
    assert several["database-password-file"] == tmp_path / "database-password"


def test_docs_example_of_small_site_is_complete(tmp_path: Path) -> None:
    (text,) = re.findall(r"^```toml\n(.*?)^```", SMALL_PAGE.read_text(encoding="utf-8"), re.M | re.S)
    (tmp_path / "mail-password").write_text("word\n", encoding="utf-8")
    file = tmp_path / "tertulia.toml"
    file.write_text(text, encoding="utf-8")
    values, wrong = examine(file)
    assert not wrong
    assert values["mail-password-file"].user_value == tmp_path / "mail-password"
