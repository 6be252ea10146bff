"""``lenoir admin``: what whoever runs a server may do, beside the server that runs."""

import asyncio
import getpass
import os
from argparse import Namespace
from pathlib import Path
from time import gmtime, strftime

import msgspec

from lenoir.compose import CannotOpen, House, key_in, opened_house
from lenoir.messages import BadInput, Messages
from lenoir.office.admin import Overview, Search
from lenoir.play.logs.ports import Unavailable
from lenoir.play.refusal import Refusal
from lenoir.server.desk import households_of
from lenoir.server.guarding.bouncer import Bouncer
from lenoir.server.guarding.whereabouts import neighbourhood
from lenoir.settings import DATABASE, data_folder, database, take

OF_A_TABLE = ("show", "end", "delete")
OF_A_PERSON = ("silence", "ban", "erase")
USUAL_DAYS = {"silence": 1.0, "ban": 7.0, "token": 1.0}


def run(args: Namespace, say: Messages) -> int:
    """Look or act."""
    take(vars(args), os.environ)
    _check(args, say)
    where = database(os.environ)
    if not os.environ.get(DATABASE) and not Path(where).exists():
        raise BadInput(say("db-missing", place=where))
    try:
        return asyncio.run(_done(args, where, say))
    except (CannotOpen, OSError, Unavailable) as error:
        raise BadInput(say("serve-cannot-open", why=str(error))) from None
    except Refusal as refusal:
        raise BadInput(say(f"refused-{refusal.code}")) from None


def _check(args: Namespace, say: Messages) -> None:
    """Each deed with what it needs, and nothing else."""
    has_address = args.deed == "ban" and bool(args.address)
    wanted = 0
    if args.deed in OF_A_TABLE or args.deed == "lift":
        wanted = 1
    elif args.deed in OF_A_PERSON and not has_address:
        wanted = 2
    given = (args.target is not None) + (args.person is not None)
    number_is_one = args.deed != "lift" or (args.target or "").isdecimal()
    if given != wanted or not number_is_one or (args.address and args.deed != "ban"):
        raise BadInput(say("admin-needs", deed=args.deed))
    if args.days is not None and args.days < 0:
        raise BadInput(say("admin-needs", deed=args.deed))


async def _done(args: Namespace, where: str, say: Messages) -> int:
    key = key_in(data_folder(os.environ))
    async with opened_house(where, key) as house:
        if args.deed in ("tables", "show", "reports", "bans", "acts"):
            found = await _found(args, house)
            if args.json:
                print(msgspec.json.encode(found).decode())
            else:
                print("\n".join(_lines(found, say)) or say("admin-none"))
            return 0
        told = await _act(args, house, key)
        print(told if args.deed == "token" and told else say("admin-done"))
        return 0


async def _found(args: Namespace, house: House) -> list[object]:
    admin = house.admin
    match args.deed:
        case "tables":
            search = Search(args.search or "", args.edition or "", args.state or "", args.idle or 0)
            return [each async for each in admin.tables(search)]
        case "show":
            return [await admin.show(args.target)]
        case "reports":
            return list(await admin.reports())
        case "bans":
            return [{"number": n, "until": b.until} for n, b in (await admin.bans.now()).items()]
        case _:
            return list(await admin.acts())


async def _act(args: Namespace, house: House, key: bytes) -> str:
    admin, by = house.admin, f"{getpass.getuser()} (local)"
    days = args.days if args.days is not None else USUAL_DAYS.get(args.deed, 0.0)
    match args.deed:
        case "end":
            await admin.end(by, args.target)
        case "delete":
            await admin.delete(by, args.target)
        case "silence":
            await admin.silence(by, args.target, args.person, days)
        case "erase":
            await admin.erase(by, args.target, args.person)
        case "ban" if args.address:
            bouncer = Bouncer(house.bans, households_of(key))
            await admin.ban_address(by, [bouncer.address(neighbourhood(args.address))], days)
        case "ban":
            await admin.ban(by, args.target, args.person, days)
        case "lift":
            await admin.lift(by, int(args.target))
        case "revoke":
            await admin.revoke(by)
        case _:
            return await admin.token(by, days)
    return ""


def _lines(found: list[object], say: Messages) -> list[str]:
    """One line for each; people and chairs of a table beneath it."""
    lines = []
    for each in found:
        if isinstance(each, Overview):
            lines.append(
                f"{each.code}  {each.table}  {each.edition}  {say(f'admin-state-{each.state}')}"
                f"  {_day(each.changed)}"
            )
            for guest in each.people:
                here = say("admin-here" if guest.is_here else "admin-away")
                seats = ", ".join(str(seat + 1) for seat in guest.seats) or "–"
                lines.append(f"    {guest.number}  {guest.name}  {seats}  {here}")
        else:
            values = msgspec.to_builtins(each)
            for name in ("at", "until"):
                if name in values:
                    values[name] = _day(values[name])
            lines.append(
                "  ".join(str(value) for value in values.values() if value not in ("", None))
            )
    return lines


def _day(when: float) -> str:
    return strftime("%Y-%m-%d %H:%M", gmtime(when))
