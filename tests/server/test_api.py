"""schemathesis asks everything that the OpenAPI description offers, well and badly formed: answered as described."""

from __future__ import annotations

import asyncio
import json

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.clients import Person
from tests.server.conftest import Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12


def test_the_api_is_as_described(site: Running) -> None:
    async def visit() -> tuple[str, str, str]:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("palmyra", players=2)
            return str(anna.http.cookies["zenobia"]), anna.http.headers["X-CSRF"], table

    cookie, csrf, table = asyncio.run(visit())
    schema = schemathesis.openapi.from_url(f"{site.address}/api/schema/openapi.json")
    asked = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path == "/api/logout" or (operation.path, operation.method) == ("/api/me", "delete"):
            continue  # they end what the others need

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @schemathesis_given(operation)
        def ask(case: schemathesis.Case) -> None:
            if "table" in (case.path_parameters or {}) and len(case.path_parameters["table"]) % 2:
                case.path_parameters["table"] = table
            headers = {"Cookie": f"zenobia={cookie}", "X-CSRF": csrf}
            case.call_and_validate(base_url=site.address, headers=headers, checks=CHECKS)

        ask()
        asked += 1
    assert asked > 20


def schemathesis_given(operation: object) -> object:
    """Cases of an operation as hypothesis draws them."""
    from hypothesis import given

    def decorate(test: object) -> object:
        return given(case=operation.as_strategy())(test)  # type: ignore[attr-defined,arg-type]

    return decorate


def test_the_page_for_people_needs_no_script(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address) as anna:
            page = (await anna.http.get("/api/schema")).text
            assert "/api/tables" in page and "<script" not in page
            described = json.loads((await anna.http.get("/api/schema/openapi.json")).text)
            assert "/api/tables/{table}/join" in described["paths"]
            metrics = (await anna.http.get("/metrics")).text
            assert "zenobia_requests_total" in metrics
            assert (await anna.get("/health")) == {"status": "ok"}

    asyncio.run(visit())
