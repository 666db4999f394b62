"""The scenario suite, asked of other programs: `python -m errata` writes docs/errata.md."""
