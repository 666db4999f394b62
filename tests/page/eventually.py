"""What a page shows in the end: a machine that does ten other things may take a while to draw it."""

from __future__ import annotations

from playwright.sync_api import expect

expect.set_options(timeout=60_000)

__all__ = ["expect"]
