"""When a test says that something hangs. No test depends on how fast a machine is: whatever is still going on after
this long on a machine that does ten other things would never have ended."""

HANGS = 240.0
"""Seconds."""
