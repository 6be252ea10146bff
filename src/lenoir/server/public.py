"""Doors to what is the same for everybody: the catalogue, how rulebooks are read, the first case,
puzzles. It hides nothing, so it alone is compressed."""

import asyncio
from functools import cache
from typing import Final, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from lenoir.core.edition import LANGUAGES, Language
from lenoir.editions.loader import edition_keys
from lenoir.puzzles.calendar import VOLUMES
from lenoir.server.desk import TheDesk
from lenoir.server.doorstep import AnyRequest
from lenoir.server.sockets.connection import teller_in
from lenoir.telling.first_case import FirstCase, first_case
from lenoir.telling.puzzle import PuzzleList, PuzzleVolume, puzzle_list
from lenoir.telling.readings import HowWePlay, how_we_play
from lenoir.telling.sheets import Catalogue, catalogue
from lenoir.thinking.volumes import Packed, packed


@get("/api/catalogue", summary="All editions and bots", media_type=MediaType.JSON)
async def whole_catalogue(request: AnyRequest) -> Response[Catalogue]:
    """What can be played, in every language: boards, cards, options, bots.

    It hides nothing and is the same for everybody, as are puzzles: these alone are compressed.
    """
    return cast("Response[Catalogue]", _public(request, _catalogue()))


def _public(request: AnyRequest, data: Packed) -> Response[bytes]:
    """Bytes that were encoded before, compressed for whoever accepts that."""
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(data.gzip, media_type=MediaType.JSON, headers=headers)
    return Response(data.plain, media_type=MediaType.JSON, headers=headers)


@cache
def _catalogue() -> Packed:
    return packed(msgspec.json.encode(catalogue()))


@get("/api/first-case", summary="A game to learn by")
async def the_first_case(language: FromQuery[Language] = "en") -> Response[FirstCase]:
    """The same for everybody: scene by scene, with what the learner does in each."""
    return Response(_first_case(language), media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _first_case(language: Language) -> bytes:
    return msgspec.json.encode(first_case(language))


@get("/api/puzzles", summary="All puzzles, each in a line")
async def the_puzzles(request: AnyRequest) -> Response[PuzzleList]:
    """The cases of all days, then the puzzles of the lessons: without their answers."""
    return cast("Response[PuzzleList]", _public(request, await asyncio.to_thread(_puzzles)))


@cache
def _puzzles() -> Packed:
    return packed(msgspec.json.encode(puzzle_list()))


@get("/api/puzzles/{volume:int}", summary="The puzzles of four weeks, or of the lessons")
async def the_volume(
    request: AnyRequest, desk: TheDesk, volume: FromPath[int], language: FromQuery[Language] = "en"
) -> Response[PuzzleVolume]:
    """Volumes 1 to 13 hold the cases of four weeks each, volume 0 the lessons.

    Everything of each puzzle, its answer included: whoever has a volume can play without a network.
    """
    if not 0 <= volume <= VOLUMES:
        raise NotFoundException
    found = await desk.volumes.volume(volume, language)
    return cast("Response[PuzzleVolume]", _public(request, found))


@get("/api/readings", summary="How an edition’s rulebook is read")
async def readings(edition: FromQuery[str]) -> HowWePlay:
    """Where it is silent or disputed: what was chosen and why, and which house rules change it."""
    if edition not in edition_keys():
        raise NotFoundException
    return how_we_play(edition)


PUBLIC: Final = (whole_catalogue, readings, the_first_case, the_puzzles, the_volume)


def make_ready() -> None:
    """Work out what is the same for everybody, before anybody has to wait for it."""
    _catalogue()
    for language in LANGUAGES:
        _first_case(language)
        teller_in(language)
