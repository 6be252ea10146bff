"""The cards of each edition, and the keepers among the Intrigue cards."""

SUSPECTS = ["rose", "moutarde", "leblanc", "olive", "pervenche", "violet"]
WEAPONS = ["dagger", "candlestick", "revolver", "rope", "lead_pipe", "spanner"]
ROOMS = [
    "kitchen",
    "ballroom",
    "conservatory",
    "dining_room",
    "billiard_room",
    "library",
    "lounge",
    "hall",
    "study",
]
DETECTIVES_WEAPONS = [
    "dagger",
    "candlestick",
    "revolver",
    "rope",
    "poison",
    "trophy",
    "bat",
    "axe",
    "dumbbell",
]
DETECTIVES_ROOMS = [
    "spa",
    "theatre",
    "living_room",
    "observatory",
    "hall",
    "guest_house",
    "dining_room",
    "kitchen",
    "patio",
]
KEEPER_COPIES = {
    "stay": 1,
    "anywhere": 2,
    "plus_six": 2,
    "neighbour": 1,
    "again": 4,
    "back": 2,
    "spy": 2,
    "block": 2,
}


def suspects_of(edition: str) -> list[str]:
    if edition == "modern":
        return ["orchidee" if name == "leblanc" else name for name in SUSPECTS]
    return list(SUSPECTS)


def weapons_of(edition: str) -> list[str]:
    return list(DETECTIVES_WEAPONS if edition == "detectives" else WEAPONS)


def rooms_of(edition: str) -> list[str]:
    return list(DETECTIVES_ROOMS if edition == "detectives" else ROOMS)
