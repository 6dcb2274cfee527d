"""The OpenAPI description of the HTTP API, served under `/api/schema` as JSON and as YAML."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Server
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from tertulia import __version__
from tertulia.play.visibility import SHAPE
from tertulia.server.http.responses import Refusal

PATH = "/api/schema"
COMPONENTS = "#/components/schemas/{name}"
REFUSED = {
    "description": "Nothing was changed; the body gives the reason.",
    "content": {"application/json": {"schema": {"$ref": COMPONENTS.format(name="Refusal")}}},
}
FRAMEWORK_ERROR_STATUS = "400"
"""Status of the error response that Litestar adds to the API description for invalid bodies.

The description leaves this response out, because its response `default` describes every error.
"""


def description(base_path: str) -> OpenAPIConfig:
    """Return the OpenAPI configuration of a site that is served under `base_path`."""
    return OpenAPIConfig(
        title="Tertulia",
        version=__version__,
        description=(
            "A request that changes something must carry the cookie and, in the header `X-CSRF-Token`, the token that "
            '`GET /api/me` gives. Every error has the body `{"error": code, "message": text}`.'
        ),
        path=PATH,
        servers=[Server(url=f"{base_path}/")],
        use_handler_docstrings=True,
        render_plugins=[_Json(), _Yaml()],
    )


class Shapes(OpenAPISchemaPlugin):
    """Litestar plugin that gives a response field with encoded JSON the schema of its contents.

    The field's annotation has the type of the contents in `Meta.extra`, under the key `SHAPE`.
    """

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return any(_shapes(field_definition))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        shape = next(_shapes(field_definition))
        return schema_creator.for_field_definition(FieldDefinition.from_annotation(shape))


def _shapes(field: FieldDefinition) -> Iterator[Any]:
    for each in field.metadata:
        if isinstance(each, msgspec.Meta) and SHAPE in (each.extra or {}):
            yield (each.extra or {})[SHAPE]


class _Json(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_refusals(openapi_schema))


class _Yaml(YamlRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_refusals(openapi_schema))


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema with the error response `Refusal` added to every operation."""
    paths = {
        path: {
            method: {**operation, "responses": _answers(operation)} if method in METHODS else operation
            for method, operation in operations.items()
        }
        for path, operations in schema["paths"].items()
    }
    _, refusal = msgspec.json.schema_components((Refusal,), ref_template=COMPONENTS)
    components = schema["components"]
    return {**schema, "paths": paths, "components": {**components, "schemas": {**components["schemas"], **refusal}}}


METHODS = frozenset(("get", "put", "post", "delete"))


def _answers(operation: dict[str, Any]) -> dict[str, Any]:
    responses = {
        status: answer for status, answer in operation["responses"].items() if status != FRAMEWORK_ERROR_STATUS
    }
    return {**responses, "default": REFUSED}
