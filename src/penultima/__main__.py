"""`python -m penultima` is `penultima`."""

from penultima.cli import main

if __name__ == "__main__":
    main(prog_name="penultima")
