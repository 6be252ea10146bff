"""Publishing a game that is over: by one of its players, who alone takes it back."""

from hmac import compare_digest

from msgspec.structs import replace

from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import Published
from lenoir.play.tables.publication import Lineup, Publication
from lenoir.play.tables.seating import Seating


def played_in(table: Seating, game: str) -> Lineup:
    """Who played a game of this table to its end, as far as is known by now."""
    if table.is_dealt and game == table.game:
        return playing(table)
    found = next((played for played in table.played if played.game == game), None)
    if found is None:
        raise Refusal("no_such_game")
    return found


def playing(table: Seating) -> Lineup:
    """Who plays the game of a table."""
    seats = (
        {who: chair.called(who) or table.people[who].name for who in table.people_of(chair)}
        for chair in table.chairs
    )
    return Lineup(table.game, tuple(seats))


def published(table: Seating, who: int, game: str, link: str, named: bool) -> Seating:
    """One of its players shows a game that is over to strangers; everybody at the table hears it.

    Whether it is over is asked before: that is the referee's to say.
    """
    if not played_in(table, game).has(who):
        raise Refusal("not_seated")
    if _publication(table, game) is not None:
        return table
    publication = Publication(game, link, who, (who,) if named else ())
    shown = replace(table, publications=(*table.publications, publication))
    return shown.announcing(Published(who))


def unpublished(table: Seating, who: int, game: str) -> Seating:
    """Whoever has published a game takes it back; for somebody who has left, the host does."""
    publication = _publication(table, game)
    if publication is None:
        return table
    is_left_to_host = who == table.host and not table.people[publication.by].keys
    if who != publication.by and not is_left_to_host:
        raise Refusal("not_publisher")
    rest = tuple(other for other in table.publications if other != publication)
    return replace(table, publications=rest)


def being_named(table: Seating, who: int, game: str, on: bool) -> Seating:
    """One of its players agrees to be named in a publication, or does not any more."""
    publication = _publication(table, game)
    if publication is None:
        raise Refusal("no_such_replay")
    if not played_in(table, game).has(who):
        raise Refusal("not_seated")
    rest = tuple(other for other in publication.named if other != who)
    renamed = replace(publication, named=(*rest, who) if on else rest)
    others = (renamed if other == publication else other for other in table.publications)
    return replace(table, publications=tuple(others))


def publication_by(table: Seating, link: str) -> Publication:
    """What a link shows."""
    for publication in table.publications:
        if compare_digest(publication.link.encode(), link.encode()):
            return publication
    raise Refusal("no_such_replay")


def names_in(table: Seating, publication: Publication) -> tuple[str, ...]:
    """What each seat is called in a publication: nothing, unless its people agreed.

    Somebody who has left the table could not take that back, so they are not named either.
    """
    agreed = {who for who in publication.named if table.people[who].keys}
    seats = played_in(table, publication.game).seats
    return tuple(" & ".join(seat[who] for who in seat if who in agreed) for seat in seats)


def _publication(table: Seating, game: str) -> Publication | None:
    return next((each for each in table.publications if each.game == game), None)
