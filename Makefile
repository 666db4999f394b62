# Everything here works from a bare clone with make and Python 3.11 or newer; what it installs stays in .venv.

# Said on the command line: make terminal BOOKLET=battle/fr
BOOKLET :=
ARGS    :=
PYTHON  :=
MINUTES ?= 10
# Libraries whose learners `make plugs` runs.
PLUGS   ?= sb3 torchrl rllib
# More than cores: tests of servers and of the page mostly wait.
WORKERS ?= 3

BIN       := .venv/bin
# Written when everything is installed that a player needs, and what checks and tests need besides.
PLAYER    := .venv/.player
DEVELOPER := .venv/.developer
LEARN     := .venv-learn/bin/python
# Tests of native code, which `make test` leaves out.
NATIVE    := tests/rules/test_compiled.py tests/rules/test_whole_program.py tests/rules/test_make_move.py tests/game/test_copies.py tests/rules/test_chance.py tests/envs/test_kernel.py tests/envs/test_workers.py tests/envs/test_vector.py tests/envs/test_evaluation.py tests/lab/test_results.py
INSTALL   := -m pip install --disable-pip-version-check -q -c constraints.txt

# Tests start hundreds of Pythons. Where the environment keeps them from writing compiled modules beside the sources,
# each would compile all that it imports, for up to a second: then compiled modules are kept here.
ifdef PYTHONDONTWRITEBYTECODE
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/.compiled
endif

define HELP
Penultima

  make play      play in the browser             make play ARGS=--lan opens it to everybody in the house
  make terminal  play in the terminal            make terminal BOOKLET=battle/fr ARGS="--players 4"
  make test      every check and every test      make test ARGS="-k challenge" WORKERS=4
  make test-long what takes minutes              all ways to run, native code, the engine file made anew
  make check     in less than a minute           lint, types, contracts and the tests of what you changed

  make setup     only install, tools and all     make setup PYTHON=/path/to/python3.12
  make engine    the engine file, after an edit of a rule
                                                 make engine ARGS=--check compares it with the sources
  make lint      style                           ruff
  make format    repair the style                ruff, prettier
  make types     types                           mypy
  make contracts who may import whom             import-linter
  make web       the page: types, style, tests   svelte-check, eslint, prettier, vitest
  make page      build the page                  into src/penultima/server/page; play and test do it too
  make wheel     one wheel for every machine     into dist, with its checksum; the same sources give the same bytes
  make site      the game as static files        make site ARGS="--address https://example.org/cards"; into build/site
  make docs      the documentation as a site     into build/docs; make site takes it along
  make screenshots  pictures of the page         writes docs/screens
  make bench     how fast the engine is          make bench ARGS=--json
  make soak      engine against oracle, long     make soak MINUTES=60
  make soak-server  kills, restarts, 10,000 connections, leaks; about an hour and a half
                                                 make soak-server ARGS="--only restart,connections"
  make generated what is made from the sources   writes docs/protocol* and web/src/generated
  make notices   manual page, whose work is used writes docs/penultima.1, THIRD-PARTY-NOTICES.md and sbom.cdx.json
  make errata    the suite put to other programs writes docs/errata.md; needs node and npm
  make rlcard    our bots among RLCard's agents  make rlcard ARGS="--deals 500"; the table of docs/rlcard.md
  make learn     a network learns by self-play   make learn ARGS="--steps 5e6"; installs torch in a place of its own
  make plugs     learners of other libraries     make plugs PLUGS=sb3; each in a place of its own, docs/envs/plugs.md
  make clean     remove all that make has made

play and terminal install what the game needs, test adds the rest; all are quick afterwards.
Without make: pip install . && penultima serve
endef

.PHONY: help setup play terminal page docs wheel notices site web screenshots test test-long check engine engine-is-current lint format types contracts bench soak soak-server generated protocol errata rlcard learn plugs clean

help:
	@$(info $(HELP)):

setup: $(DEVELOPER)

play: page
	@$(BIN)/penultima serve $(ARGS)

terminal: $(PLAYER)
	@$(BIN)/penultima play $(BOOKLET) $(ARGS)

play page site wheel: BESIDE_PLAYER = page
page: $(PLAYER)
	@$(BIN)/python scripts/page.py

# The clock of the build is that of the last commit, so that everybody who builds it gets the same bytes.
wheel: page
	@rm -rf dist
	@SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}" \
		$(BIN)/python -m pip wheel --disable-pip-version-check --quiet --no-deps -w dist .
	@cd dist && $(CURDIR)/$(BIN)/python -c "import hashlib, pathlib; [print(hashlib.sha256(f.read_bytes()).hexdigest(), f.name) for f in pathlib.Path().glob('*.whl')]" | tee SHA256SUMS

# Whose work is in the wheel and beside it, and the manual page; after a change of a dependency or of a command's help.
notices: $(DEVELOPER)
	@$(BIN)/python scripts/page.py tools
	@$(BIN)/python -m scripts.third_party
	@$(BIN)/penultima man > docs/penultima.1

site: page docs
	@$(BIN)/penultima site -o build/site $(ARGS)

docs: $(PLAYER) .venv-docs/.installed
	@$(BIN)/python -m scripts.docs

.venv-docs/.installed: scripts/docs/requirements.txt
	@echo "Setting up .venv-docs with the pinned tools that build the documentation (about 30 MB to download) …"
	@$(or $(PYTHON),python3) -m venv .venv-docs
	@.venv-docs/bin/python -m pip install --disable-pip-version-check -q -r scripts/docs/requirements.txt
	@touch $@

web: $(DEVELOPER)
	@$(BIN)/python scripts/page.py check

screenshots: $(DEVELOPER) page
	@$(BIN)/python -m tests.page.screenshots $(ARGS)

# Checks of the sources run beside the tests, which leave a core free whenever they wait. The page is built before.
# Each worker has a row of tests that lie side by side and share what they start, and takes from others when it is done.
test web: BESIDE_DEVELOPER = tools
test: engine-is-current
	@$(BIN)/python scripts/page.py tools
	@$(BIN)/python scripts/page.py
	@$(BIN)/python -m scripts.whole -n $(WORKERS) --dist worksteal $(ARGS)

# What takes minutes: every way to run compared, native code and its threads, the engine file and the documentation made
# anew, and the notebook that needs torch where `make learn` has installed it.
test-long: $(DEVELOPER)
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal -m long --durations=40
	@PENULTIMA_ENGINE=compiled $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(NATIVE)
	@$(MAKE) --no-print-directory engine ARGS=--check
	@$(MAKE) --no-print-directory docs
	@if [ -e .venv-learn/.installed ]; then $(LEARN) -m scripts.docs.notebooks --check agent; \
		else echo "docs/notebooks/agent.ipynb was not run: it needs torch, which make learn installs."; fi

check: $(DEVELOPER)
	@$(BIN)/python -m scripts.check $(ARGS)

engine: .venv-engine/.installed
	@.venv-engine/bin/python -m scripts.engine $(ARGS)

.venv-engine/.installed: pyproject.toml constraints.txt scripts/engine/requirements.txt
	@echo "Setting up .venv-engine with the pinned tools that make the engine file (about 180 MB to download) …"
	@$(or $(PYTHON),python3) -m venv .venv-engine
	@PENULTIMA_WITHOUT_PAGE=1 .venv-engine/bin/python $(INSTALL) -r scripts/engine/requirements.txt -e .
	@touch $@

engine-is-current: $(DEVELOPER)
	@$(BIN)/python -m scripts.engine.current

lint: $(DEVELOPER)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "make format repairs this"; exit 1; }

format: $(DEVELOPER)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python scripts/page.py format

types: $(DEVELOPER)
	@$(BIN)/python -m mypy

contracts: $(DEVELOPER)
	@$(BIN)/lint-imports --no-logo

bench: $(DEVELOPER)
	@$(BIN)/penultima bench $(ARGS)

soak: $(DEVELOPER)
	@$(BIN)/python -m tests.soak --minutes $(MINUTES) $(ARGS)
	@echo "make soak-server is the same for servers"

soak-server: $(DEVELOPER)
	@$(BIN)/python -m tests.server.soak $(ARGS)

generated: $(DEVELOPER)
	@$(BIN)/python -m penultima.client.generated

protocol: generated

errata: .venv-errata/.installed
	@npm install --prefix errata --no-audit --no-fund
	@.venv-errata/bin/python -m errata $(ARGS)

.venv-errata/.installed: pyproject.toml constraints.txt errata/requirements.txt
	@$(or $(PYTHON),python3) -m venv .venv-errata
	@PENULTIMA_WITHOUT_PAGE=1 .venv-errata/bin/python $(INSTALL) -r errata/requirements.txt -e .
	@touch $@

rlcard: .venv-rlcard/.installed
	@.venv-rlcard/bin/python -m bench.rlcard $(ARGS)

.venv-rlcard/.installed: pyproject.toml constraints.txt bench/rlcard/requirements.txt
	@$(or $(PYTHON),python3) -m venv .venv-rlcard
	@PENULTIMA_WITHOUT_PAGE=1 .venv-rlcard/bin/python $(INSTALL) -r bench/rlcard/requirements.txt -e .
	@touch $@

learn: .venv-learn/.installed
	@$(LEARN) examples/learning/self_play.py $(ARGS)
	@$(LEARN) examples/learning/examine.py

.venv-learn/.installed: pyproject.toml constraints.txt
	@$(or $(PYTHON),python3) -m venv .venv-learn
	@PENULTIMA_WITHOUT_PAGE=1 $(LEARN) $(INSTALL) -e ".[learn]" nbclient ipykernel
	@touch $@

plugs: $(PLUGS:%=.venv-plugs/%/.installed)
	@for plug in $(PLUGS); do \
		if [ -e tests/envs/test_$$plug.py ]; then .venv-plugs/$$plug/bin/python -m pytest -q tests/envs/test_$$plug.py || exit 1; fi; \
		OMP_NUM_THREADS=1 .venv-plugs/$$plug/bin/python examples/plugs/learn_$$plug.py || exit 1; \
	done

# What a library pins in its own file is held at that version, not at the one this project is otherwise tried with.
.venv-plugs/%/.installed: examples/plugs/%.txt pyproject.toml constraints.txt
	@$(or $(PYTHON),python3) -m venv .venv-plugs/$*
	@sed -n 's/==.*/==/p' examples/plugs/$*.txt | grep -viFf - constraints.txt > .venv-plugs/$*/constraints.txt || cp constraints.txt .venv-plugs/$*/
	@PENULTIMA_WITHOUT_PAGE=1 .venv-plugs/$*/bin/python -m pip install --disable-pip-version-check -q \
		-c .venv-plugs/$*/constraints.txt -r examples/plugs/$*.txt -e ".[learn,fast]"
	@touch $@

clean:
	rm -rf .venv .venv-docs .venv-engine .venv-errata .venv-rlcard .venv-learn .venv-plugs errata/node_modules web/node_modules src/penultima/server/page build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './web/node_modules/*' -prune -exec rm -rf {} +

$(PLAYER): pyproject.toml constraints.txt scripts/setup scripts/install.py $(BIN)/python
	@PYTHON="$(PYTHON)" sh scripts/setup player $(BESIDE_PLAYER)

$(DEVELOPER): $(PLAYER)
	@sh scripts/setup developer $(BESIDE_DEVELOPER)

# Missing, or pointing to a Python that has gone: scripts/setup makes it.
$(BIN)/python: ;

# A virtual environment cannot be moved: the stamp holds the folder it was made in. A PYTHON asked for makes it anew.
ifneq ($(shell cat $(PLAYER) 2>/dev/null)$(PYTHON),$(CURDIR))
.PHONY: $(PLAYER)
endif
