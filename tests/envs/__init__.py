"""The environments: the same game as everywhere, seen through the interfaces of researchers."""
