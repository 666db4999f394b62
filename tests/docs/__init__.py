"""The documentation does what it says: pages that are followed, a reference that is whole, pages that are built."""
