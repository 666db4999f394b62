"""The documentation as a site of its own, `make docs`: pages of `docs/`, and what is made from the code.

source       every page as the site has it: links that hold there, files that pages link to, notebooks
made         what is written from the code when the site is built: the commands and their options, the layers, rulebooks
built        what is wrong with the built site: dead links, files from elsewhere
drawings     the drawings of the architecture, from the import contracts (`python -m scripts.docs.drawings` writes them)
zensical.toml  how it looks, and the order of its pages

The site is built by Zensical, from Python's docstrings by mkdocstrings, in `.venv-docs`, which `requirements.txt` pins.
"""
