"""``lenoir verify``: rules kept, chance as promised, and the order proved to a device or not."""

from argparse import Namespace
from pathlib import Path

import msgspec

from lenoir.commands.typed.paper import load, reason
from lenoir.messages import BadInput, Messages
from lenoir.record.errors import Nonsense
from lenoir.record.fairness import DIGEST
from lenoir.record.receipt import RECEIPT_AT_MOST, Receipt, read_receipt
from lenoir.record.verify import Fault, Verdict, verify
from lenoir.terminal.screen import Screen


def run(args: Namespace, say: Messages) -> int:
    """Print what was checked, and the verdict."""
    record = load(args.file, say)
    verdict = verify(record, _noted(args.noted, say))
    if args.json:
        print(_as_json(args.file, verdict))
        return 0 if verdict.ok else 1
    screen = Screen()
    for check in verdict.checked:
        screen.say(f"✓ {say(f'verified-{check}')}", hang="  ")
    if verdict.wrong is None:
        if "chance" not in verdict.checked:
            screen.say(f"– {say('unchecked-chance')}", hang="  ")
        elif verdict.order != "proved":
            screen.say(f"– {say(f'order-{verdict.order}')}", hang="  ")
        good = say("verdict-good", file=args.file, n=len(record.events))
        screen.say(good, style="bold")
        return 0
    why = _placed(verdict.wrong, say)
    screen.say(f"✗ {why[:1].upper()}{why[1:]}", hang="  ")
    screen.say(say("verdict-bad", file=args.file), style="bold")
    return 1


def _noted(what: str | None, say: Messages) -> Receipt | str | None:
    """The file of a receipt, or a commitment as it was copied down."""
    if what is None or DIGEST.fullmatch(what):
        return what
    try:
        with Path(what).open("rb") as file:
            return read_receipt(file.read(RECEIPT_AT_MOST + 1))
    except OSError as error:
        raise BadInput(say("cannot-read", file=what, reason=error.strerror or "")) from None
    except Nonsense as wrong:
        raise BadInput(f"{what}: {reason(wrong.code, wrong.params, say)}") from None


def _placed(wrong: Fault, say: Messages) -> str:
    why = reason(wrong.code, wrong.params, say)
    return say("place-event", n=wrong.line - 1, reason=why)  # the header is the first line


def _as_json(file: str, verdict: Verdict) -> str:
    wrong = verdict.wrong
    told = None if wrong is None else {"code": wrong.code, "line": wrong.line, "text": str(wrong)}
    found = {
        "file": file,
        "ok": verdict.ok,
        "checked": verdict.checked,
        "order": verdict.order,
        "wrong": told,
    }
    return msgspec.json.encode(found).decode()
