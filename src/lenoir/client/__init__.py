"""A client in Python, typed: a device at a server, and whoever plays there over the wire."""

from lenoir.client.device import Device, ServerRefused, Unreachable
from lenoir.client.eyes import Eyes
from lenoir.client.links import BadLink, link_parts, link_to
from lenoir.client.minding import Doubt, Receipts
from lenoir.client.playing import Playing
from lenoir.client.socket import Hung, Socket

__all__ = (
    "BadLink",
    "Device",
    "Doubt",
    "Eyes",
    "Hung",
    "Playing",
    "Receipts",
    "ServerRefused",
    "Socket",
    "Unreachable",
    "link_parts",
    "link_to",
)
