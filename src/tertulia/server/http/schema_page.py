"""The interface described for people: one plain page without scripts and styles, which the policy of all pages lets work.

Programs read `openapi.json` or `openapi.yaml` beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Server

from tertulia import __version__

PATH = "/api/schema"
BOUNDS = {
    "minimum": "at least",
    "maximum": "at most",
    "minItems": "at least",
    "maxItems": "at most",
    "maxLength": "length at most",
}
Schema = Mapping[str, Any]


def description(base_path: str) -> OpenAPIConfig:
    """The description of the interface of a site that begins at `base_path`."""
    return OpenAPIConfig(
        title="Tertulia",
        version=__version__,
        path=PATH,
        servers=[Server(url=f"{base_path}/")],
        use_handler_docstrings=True,
        render_plugins=[SchemaPage(base_path), JsonRenderPlugin(), YamlRenderPlugin()],
    )


class SchemaPage(OpenAPIRenderPlugin):
    """Lists operations with their parameters, bodies and answers, and then the shapes that they name."""

    def __init__(self, base_path: str) -> None:
        super().__init__(path="/")
        self._files, self._page = f"{base_path}{PATH}", b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page; made once, because the interface stays the same as long as the server runs."""
        self._page = self._page or "\n".join(self._lines(openapi_schema)).encode()
        return self._page

    def _lines(self, schema: Schema) -> Iterator[str]:
        title = escape(f"{schema['info']['title']} {schema['info']['version']}")
        yield f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}: the interface</title>'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield '<meta name="color-scheme" content="light dark">\n</head>\n<body>'
        yield f"<h1>{title}: the interface</h1>"
        files = (f'<a href="{self._files}/openapi.{kind}">openapi.{kind}</a>' for kind in ("json", "yaml"))
        yield f"<p>For programs: {', '.join(files)}. A request that changes something carries the cookie and, in the header"
        yield "<code>X-CSRF-Token</code>, the token that <code>GET /api/me</code> gives. Every error has the body"
        yield '<code>{"error": code, "message": text}</code>.</p>'
        for path, item in schema["paths"].items():
            for method, operation in item.items():
                yield from _operation(method, path, operation)
        yield "<h2>Shapes</h2>"
        for name, shape in schema["components"]["schemas"].items():
            yield from _shape(name, shape)
        yield "</body>\n</html>"


def _operation(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    yield f"<p>{escape(operation.get('description', ''))}</p>"
    yield "<dl>"
    for parameter in operation.get("parameters", ()):
        where = f"{parameter['in']}{'' if parameter.get('required') else ', may be left out'}"
        yield _term(f"{parameter['name']} ({where})", parameter["schema"], parameter.get("description", ""))
    for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
        yield _term(f"body ({media_type})", content["schema"])
    for status, answer in operation["responses"].items():
        if int(status) >= 400:  # every refusal has the same body, said once above
            yield f"<dt>answer {status}</dt><dd>{escape(answer['description'])}</dd>"
        for media_type, content in () if int(status) >= 400 else answer.get("content", {}).items():
            yield _term(f"answer {status} ({media_type})", content["schema"])
    yield "</dl>"


def _shape(name: str, shape: Schema) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name)}</h3>'
    if "properties" not in shape:
        yield f"<p>{kind(shape)}</p>"
        return
    yield "<dl>"
    for part, found in shape["properties"].items():
        yield _term(part if part in shape.get("required", ()) else f"{part} (may be left out)", found)
    yield "</dl>"


def _term(name: str, schema: Schema, words: str = "") -> str:
    said = f": {escape(words)}" if words else ""
    return f"<dt>{escape(name)}</dt><dd>{kind(schema)}{said}</dd>"


def kind(schema: Schema) -> str:
    """A JSON schema in a few words of HTML: `list of <a …>SeatWish</a>, at most 8`."""
    bounds = [f"{words} {schema[key]:g}" for key, words in BOUNDS.items() if key in schema]
    if "pattern" in schema:
        bounds.append(f"like <code>{escape(schema['pattern'])}</code>")
    return ", ".join([_base(schema), *bounds])


def _base(schema: Schema) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(kind(part) for part in schema[key])
    types = schema.get("type", "anything")
    if types == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if types == "object" and schema.get("additionalProperties"):
        return f"object of {kind(schema['additionalProperties'])}"
    return escape(types if isinstance(types, str) else " or ".join(types))
