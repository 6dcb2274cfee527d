"""Files in `deploy/` fit each other and the program.

Tested without containers.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
import yaml

from tertulia.cli import main
from tertulia.cli.config import OTHER_VARIABLES
from tertulia.cli.setting import SETTINGS
from tertulia.server.measures import MEASURES
from tertulia.server.operation.figures import GAUGES
from tools.ready.programs import find_program

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
IMAGE = "tertulia"
SITE = "example.org"


class StartedProcess(NamedTuple):
    """Arguments and environment of a process."""

    arguments: list[str]
    environment: Mapping[str, str]


def read_compose() -> dict[str, Any]:
    """Return `compose.yaml` with the site's name filled in."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{TERTULIA_SITE:\?[^}]*\}", SITE, text))
    return found


def read_dockerfile() -> str:
    """Return `Dockerfile` with continued lines joined."""
    return re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))


def read_image_environment() -> dict[str, str]:
    """Return the environment set by the image."""
    return dict(
        pair.split("=", 1) for line in re.findall(r"^ENV (.*)$", read_dockerfile(), re.M) for pair in shlex.split(line)
    )


def list_container_processes() -> dict[str, StartedProcess]:
    """Return the processes of `compose.yaml` by service name."""
    return {
        name: StartedProcess(service["command"], {**read_image_environment(), **service["environment"]})
        for name, service in read_compose()["services"].items()
        if service["image"] == IMAGE
    }


def read_unit_process(file: Path, instance: str = "8421") -> StartedProcess:
    """Return the process of a systemd unit."""
    text = file.read_text(encoding="utf-8").replace("%i", instance).replace("%d", "/run/credentials/unit")
    (command,) = re.findall(r"^ExecStart=\S+/tertulia (.*)$", text, re.M)
    environment = dict(line.split("=", 1) for line in re.findall(r"^Environment=(.*)$", text, re.M))
    return StartedProcess(shlex.split(command), environment)


def list_caddy_targets() -> list[str]:
    """Return the addresses to which the Caddyfile forwards requests."""
    (names,) = re.findall(r"reverse_proxy ([^{\n]*?) \{", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    return str(names).split()


PROCESSES = {**list_container_processes(), **{file.name: read_unit_process(file) for file in UNITS}}
KNOWN_VARIABLES = {*OTHER_VARIABLES, *(setting.variable for setting in SETTINGS.values())}
OWN_METRICS = {"tertulia_collect_seconds"}
LIBRARY_METRICS = {"process_resident_memory_bytes", "process_cpu_seconds_total"}


def find_process_settings(started: StartedProcess) -> dict[str, Any]:
    """Return the settings of a process that its command line or its environment sets, by name."""
    group: Any = typer.main.get_command(main.app)
    name, *rest = started.arguments
    options = group.commands[name].make_context(name, rest).params
    return {
        name: options.get(name.replace("-", "_")) or started.environment.get(setting.variable)
        for name, setting in SETTINGS.items()
    }


@pytest.mark.parametrize("started", PROCESSES.values(), ids=PROCESSES.keys())
def test_every_command_line_is_valid(started: StartedProcess) -> None:
    found = find_process_settings(started)
    assert found["data"] == "/var/lib/tertulia"
    if started.arguments[0] != "serve":
        assert found["database-password-file"] is not None


@pytest.mark.parametrize("started", PROCESSES.values(), ids=PROCESSES.keys())
def test_every_variable_is_a_setting(started: StartedProcess) -> None:
    named = {name for name in started.environment if name.startswith("TERTULIA_")}
    assert named <= KNOWN_VARIABLES
    assert "TERTULIA_CACHE" in named, "without it, the rules are compiled into a folder that is not writable"


def test_compose_has_all_processes() -> None:
    assert {name: started.arguments for name, started in list_container_processes().items()} == {
        "web-1": ["web"],
        "web-2": ["web"],
        "worker": ["worker"],
    }
    assert read_compose()["services"].keys() - list_container_processes().keys() == {"database", "broker", "proxy"}


def test_proxy_forwards_to_every_web_process() -> None:
    port = read_image_environment()["TERTULIA_PORT"]
    assert re.search(rf"^EXPOSE {port}$", read_dockerfile(), re.M)
    web = [f"{name}:{port}" for name, started in list_container_processes().items() if started.arguments == ["web"]]
    assert list_caddy_targets() == web


def test_only_proxy_is_reachable_from_outside() -> None:
    services, networks = read_compose()["services"], read_compose()["networks"]
    assert {name for name, service in services.items() if "ports" in service} == {"proxy"}
    assert {port.partition(":")[0] for port in services["proxy"]["ports"]} == {"80", "443"}
    assert networks["inside"]["internal"] is True
    assert {name for name, service in services.items() if "outside" in service["networks"]} == {"proxy"}
    assert networks["outgoing"] == {}, "emails, push messages and webhooks leave by it"
    assert {name for name, service in services.items() if "outgoing" in service["networks"]} == {
        *list_container_processes()
    }
    (subnet,) = (each["subnet"] for each in networks["inside"]["ipam"]["config"])
    assert list_container_processes()["web-1"].environment["TERTULIA_TRUSTED_PROXY"] == subnet
    assert list_container_processes()["web-1"].environment["TERTULIA_ALLOWED_HOST"] == SITE


def test_every_process_has_site_address() -> None:
    for started in list_container_processes().values():
        assert started.environment["TERTULIA_SITE_ADDRESS"] == f"https://{SITE}"


def test_site_env_is_optional_and_ignored_by_git() -> None:
    for name in list_container_processes():
        assert read_compose()["services"][name]["env_file"] == [{"path": "site.env", "required": False}]
    assert "/deploy/site.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def test_volumes_secrets_networks_and_files_exist() -> None:
    found = read_compose()
    for name, service in found["services"].items():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file(), f"{name}: {volume}"
        assert set(service.get("secrets", [])) <= found["secrets"].keys()
        assert set(service["networks"]) <= found["networks"].keys()
        assert set(service.get("depends_on", [])) <= found["services"].keys()
        for value in service.get("environment", {}).values():
            if secret := re.match("/run/secrets/(.*)", str(value)):
                assert secret[1] in service["secrets"], f"{name} is not given {value}"
    used = {volume.partition(":")[0] for service in found["services"].values() for volume in service.get("volumes", [])}
    assert found["volumes"].keys() <= used


def test_only_documented_folders_are_writable() -> None:
    head = read_dockerfile().partition("ARG")[0]
    named = set(re.findall(r"^#   (/\S+)", head, re.M))
    for name in list_container_processes():
        service = read_compose()["services"][name]
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert {*(volume.partition(":")[2] for volume in service["volumes"]), *service["tmpfs"]} == named
    text = read_dockerfile()
    assert text.rindex("\nUSER tertulia") < text.rindex("\nENTRYPOINT")
    assert set(json.loads(re.findall(r"^VOLUME (.*)$", text, re.M)[0])) == named - {"/tmp"}


def test_image_is_built_from_existing_files() -> None:
    assert "requirements/play.txt" in read_dockerfile()
    assert re.search(r"^wheels:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", read_dockerfile(), re.M)
    assert json.loads(entry) == ["tertulia"]


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_systemd_accepts_units(file: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed: it belongs to systemd")
    copy = tmp_path / file.name.replace("@", "@8421")
    text = file.read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/tertulia/.venv/bin/tertulia", "/bin/true"), encoding="utf-8")
    done = subprocess.run([program, "verify", copy], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_accepts_caddyfile(tmp_path: Path) -> None:
    program = find_program("caddy")
    if program is None:
        pytest.skip("caddy is not installed: `make test` fetches it where there is apt-get")
    command = [program, "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    here = {**os.environ, "TERTULIA_SITE": SITE, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=here, check=False)
    assert done.returncode == 0, done.stderr


def test_prometheus_scrapes_every_process() -> None:
    port = list_container_processes()["worker"].environment["TERTULIA_METRICS"].rpartition(":")[2]
    text = (DEPLOY / "prometheus.yml").read_text(encoding="utf-8")
    for name in list_container_processes():
        assert f'"{name}:{port}"' in text
    assert (
        f"127.0.0.1:{read_unit_process(DEPLOY / 'systemd' / 'tertulia-web@.service').environment['TERTULIA_METRICS']}"
        in text
    )


def list_metric_names() -> set[str]:
    """Return the names of all metrics of a process."""
    names = {level.name for level in GAUGES} | OWN_METRICS | LIBRARY_METRICS
    for measure in MEASURES:
        names |= {f"{measure.name}_{end}" for end in ("bucket", "sum", "count")} if measure.bounds else {measure.name}
    return names


def test_alert_rules_use_existing_metrics() -> None:
    (name,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))["rule_files"]
    (group,) = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]:
        assert rule["annotations"]["summary"]
        names = set(re.findall(r"tertulia_\w+", rule["expr"]))
        assert names <= list_metric_names()
        assert names or rule["expr"].startswith('up{job="tertulia"}')


def test_dashboard_shows_existing_metrics() -> None:
    metrics = list_metric_names()
    labels = {label for measure in MEASURES for label in measure.labels} | {
        level.label for level in GAUGES if level.label
    }
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    metrics_in_panels = set()
    for panel in panels:
        assert panel["title"]
        assert panel["description"]
        for target in panel["targets"]:
            names = set(re.findall(r"(?:tertulia|process)_\w+", target["expr"]))
            assert names
            assert names <= metrics, f"{panel['title']}: {names - metrics}"
            metrics_in_panels |= names
            by = {each for found in re.findall(r"by \(([^)]*)\)", target["expr"]) for each in found.split(", ")}
            assert by <= labels | {"le"}, f"{panel['title']}: {by}"
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= by | {"instance"}
    families = {re.sub("_(bucket|sum|count)$", "", name) for name in metrics_in_panels}
    assert {measure.name for measure in MEASURES} | {level.name for level in GAUGES} <= families, "not all are shown"
