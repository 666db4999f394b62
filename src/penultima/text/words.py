"""Small things said about words."""

COLORS = ("red", "yellow", "green", "blue")


def capital(text: str) -> str:
    """Begins like a sentence, unless with a setting as it is written (uno=automatic)."""
    written = set("=_") & set(text.partition(" ")[0])
    return text if written else text[:1].upper() + text[1:]
