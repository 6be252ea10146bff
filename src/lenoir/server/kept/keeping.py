"""Keeping: an answer that the other side may have already."""

from typing import Any, Final

from litestar import Response

from lenoir.server.doorstep import AnyRequest
from lenoir.server.kept.kept_answers import KeptAnswer

HEADERS: Final = {"cache-control": "private, no-cache", "vary": "Accept-Language, Cookie"}
"""The other side may keep it for itself, and asks whether it is still so."""


def response(
    request: AnyRequest, answer: KeptAnswer, media_type: str, **more: str
) -> Response[Any]:
    """The answer as it was encoded, or only that it is the one they have (304)."""
    headers = {**HEADERS, **{name.replace("_", "-"): told for name, told in more.items()}}
    headers["etag"] = answer.tag
    shown = request.headers.get("if-none-match", "")
    if answer.tag in (each.strip().removeprefix("W/") for each in shown.split(",")):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(answer.body, headers=headers, media_type=media_type)
