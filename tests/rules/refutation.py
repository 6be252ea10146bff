"""A suggestion about to be refuted, for the rules that all editions share."""

from tests.builders import Play, a_game


def refutation() -> Play:
    """Rose suspects Violet with the rope; Leblanc holds both cards, Olive the room."""
    scene = a_game("classic", "rose", "moutarde", "leblanc", "olive").standing("rose", "lounge")
    scene.holding("leblanc", "violet", "rope").holding("olive", "lounge").holding("moutarde")
    return scene.begin().suggest("violet", "rope")
