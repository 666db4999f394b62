# Everything here works from a bare clone with make and Python 3.11 or newer; what it installs stays in .venv.

# Said on the command line: make terminal BOOKLET=battle/fr
BOOKLET :=
ARGS    :=
PYTHON  :=
MINUTES ?= 10
WORKERS ?= 2

BIN   := .venv/bin
STAMP := .venv/.installed
LEARN := .venv-learn/bin/python

define HELP
Penultima

  make play      play in the browser             make play ARGS=--lan opens it to everybody in the house
  make terminal  play in the terminal            make terminal BOOKLET=battle/fr ARGS="--players 4"
  make test      every check and every test      make test ARGS="-k challenge" WORKERS=4

  make setup     only make .venv and install     make setup PYTHON=/path/to/python3.12
  make lint      style                           ruff
  make format    repair the style                ruff
  make types     types                           mypy
  make contracts who may import whom             import-linter
  make web       the page: types, lint, tests    svelte-check, eslint, vitest
  make page      build the page                  into src/penultima/server/page; play and test do it too
  make screenshots  pictures of the page         writes docs/screens
  make bench     how fast the engine is          make bench ARGS=--json
  make soak      engine against oracle, long     make soak MINUTES=60
  make soak-server  kills, restarts, 10,000 connections, leaks; about an hour and a half
                                                 make soak-server ARGS="--only restart,connections"
  make protocol  the protocol's page and types   writes docs/protocol*
  make errata    the suite put to other programs writes docs/errata.md; needs node and npm
  make rlcard    our bots among RLCard's agents  make rlcard ARGS="--deals 500"; the table of docs/rlcard.md
  make learn     a network learns by self-play   make learn ARGS="--minutes 5"; installs torch in a place of its own
  make clean     remove all that make has made

play and test set up what they need the first time and are quick afterwards.
Without make: pip install . && penultima serve
endef

.PHONY: help setup play terminal page web screenshots test lint format types contracts bench soak soak-server protocol errata rlcard learn clean

help:
	@$(info $(HELP)):

setup: $(STAMP)

play: page
	@$(BIN)/penultima serve $(ARGS)

terminal: $(STAMP)
	@$(BIN)/penultima play $(BOOKLET) $(ARGS)

page: $(STAMP)
	@$(BIN)/python scripts/page.py

web: $(STAMP)
	@$(BIN)/python scripts/page.py check

screenshots: page
	@$(BIN)/python -m tests.page.screenshots $(ARGS)

test: lint types contracts web page
	@$(BIN)/python -m pytest -q -n $(WORKERS) $(ARGS)

lint: $(STAMP)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "make format repairs this"; exit 1; }

format: $(STAMP)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

types: $(STAMP)
	@$(BIN)/python -m mypy

contracts: $(STAMP)
	@$(BIN)/lint-imports --no-logo

bench: $(STAMP)
	@$(BIN)/penultima bench $(ARGS)

soak: $(STAMP)
	@$(BIN)/python -m tests.soak --minutes $(MINUTES) $(ARGS)
	@echo "make soak-server is the same for servers"

soak-server: $(STAMP)
	@$(BIN)/python -m tests.server.soak $(ARGS)

protocol: $(STAMP)
	@$(BIN)/python -m penultima.client.documents

errata: .venv-errata/.installed
	@npm install --prefix errata --no-audit --no-fund
	@.venv-errata/bin/python -m errata $(ARGS)

.venv-errata/.installed: pyproject.toml constraints.txt errata/requirements.txt
	@$(or $(PYTHON),python3) -m venv .venv-errata
	@.venv-errata/bin/python -m pip install --disable-pip-version-check -q -c constraints.txt -r errata/requirements.txt -e .
	@touch $@

rlcard: .venv-rlcard/.installed
	@.venv-rlcard/bin/python -m bench.rlcard $(ARGS)

.venv-rlcard/.installed: pyproject.toml constraints.txt bench/rlcard/requirements.txt
	@$(or $(PYTHON),python3) -m venv .venv-rlcard
	@.venv-rlcard/bin/python -m pip install --disable-pip-version-check -q -c constraints.txt -r bench/rlcard/requirements.txt -e .
	@touch $@

learn: .venv-learn/.installed
	@$(LEARN) examples/learning/self_play.py $(ARGS)
	@$(LEARN) examples/learning/examine.py

.venv-learn/.installed: pyproject.toml constraints.txt
	@$(or $(PYTHON),python3) -m venv .venv-learn
	@$(LEARN) -m pip install --disable-pip-version-check -q -c constraints.txt -e ".[learn]"
	@touch $@

clean:
	rm -rf .venv .venv-errata .venv-rlcard .venv-learn errata/node_modules web/node_modules src/penultima/server/page build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './web/node_modules/*' -prune -exec rm -rf {} +

$(STAMP): pyproject.toml constraints.txt scripts/setup $(BIN)/python
	@PYTHON="$(PYTHON)" sh scripts/setup $@

# Missing, or pointing to a Python that has gone: scripts/setup makes it.
$(BIN)/python: ;

# A virtual environment cannot be moved: the stamp holds the folder it was made in. A PYTHON asked for makes it anew.
ifneq ($(shell cat $(STAMP) 2>/dev/null)$(PYTHON),$(CURDIR))
.PHONY: $(STAMP)
endif
