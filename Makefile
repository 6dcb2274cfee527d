# Two commands are enough: `make play` and `make test`. The work is done by tools/ready, which does nothing twice.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
$(error Tertulia needs Python 3.11 or newer; set PYTHON=/path/to/python)
endif

# What is begun dozens of times is compiled once, whatever the machine says.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
READY := $(PYTHON) -m tools.ready
PYTEST := $(BIN)/python -m pytest
# Runs a command only if one of its inputs, named before --, has changed since it last passed.
UNCHANGED := $(BIN)/python -m tools.unchanged
# The longest first, so that two cores end together.
CHECKS := check-python check-web-types check-web-tests check-web-lint check-web-format

.PHONY: help setup play client wheels quick quick-python prepare clauses test proof beyond soak soak-flaky check $(CHECKS) coverage \
	bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

setup: ## create .venv, build the browser client, compile the rules
	@$(READY) setup

play: ## set up what is missing, start the server and open the browser (Ctrl-C ends it)
	@$(READY) play

client: ## build the browser client into web/dist
	@$(READY) client

wheels: ## build the wheels into dist/: tertulia, and its rules and bots compiled for this Python and platform
	@$(READY) setup
	$(BIN)/python -m tools.wheels

check: ## style, types and the client's tests, two of them at the same time
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O $(CHECKS)

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

WEB_INPUTS := web tools/ready ':(glob)src/tertulia/games/*/screens/**' ':(glob)src/tertulia/games/*/locales/**'
WEB_TEST_INPUTS := $(WEB_INPUTS) src/tertulia/i18n/locales ':(glob)tests/**/*.json'

check-web-types:
	$(UNCHANGED) web-types $(WEB_INPUTS) -- $(READY) npm run types

check-web-lint:
	$(UNCHANGED) web-lint $(WEB_INPUTS) -- $(READY) npm run lint

check-web-format:
	$(UNCHANGED) web-format $(WEB_INPUTS) -- $(READY) npm run format:check

check-web-tests:
	$(UNCHANGED) web-tests $(WEB_TEST_INPUTS) -- $(READY) npm test

# The units, where nothing else runs for long, and one game started in a browser: for every small step. Python and the
# browser's side run at the same time.
quick: ## style, types, units and one test with a browser: a minute and a half
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O quick-python $(filter-out check-python,$(CHECKS))

quick-python: check-python
	$(PYTEST) -q $(SHARED) -m "smoke or not (laws or slow or browser or proof)" --ignore=tests/server --ignore=tests/cli

# Four runs, each test in one of them. One law compares games that the others walk, byte for byte, with plain Python, at tables with
# every option: so clauses are enough as plain Python, and all else with the code that everybody plays. Clauses wait for nothing and run
# beside the checks; laws and the other tests of the rules leave no processor free, which servers would miss, so they run before these.
LAWS_IN := src/tertulia/laws tests/laws tests/games tests/bots tests/kernel
CLAUSES_IN := tests/games tests/bots/search
RULES_IN := tests/laws tests/games tests/bots tests/kernel tests/play tests/analysis tests/simulation tests/golden
RULES_INPUTS := ':(glob)src/tertulia/*.py' ':(glob)src/tertulia/games/**' ':(exclude,glob)src/tertulia/games/*/screens/**/*.svelte' \
	':(exclude,glob)src/tertulia/games/*/screens/*/**' \
	$(addprefix src/tertulia/,analysis bots cli i18n kernel laws play simulation server/__init__.py server/settings.py) \
	':(glob)tests/*.py' tests/cli/conftest.py tests/i18n $(RULES_IN) bench tools docs examples
SHARED := --workers 2
# Servers and browsers wait for each other now and then: a third and a fourth worker compute meanwhile.
WAITING := 4
CHECKED := NUMBA_BOUNDSCHECK=1
UNITS := "compiled or not (laws or clause or proof)"

prepare: ## what tests need: packages, programs, and compiled rules and bots
	@$(READY) test

clauses:
	TERTULIA_RUN=clauses TERTULIA_INTERPRET=1 $(UNCHANGED) clauses $(RULES_INPUTS) -- $(PYTEST) -q -m "clause and not (compiled or laws or proof)" $(CLAUSES_IN)

test: ## what is to pass before every commit: check, clauses, laws, and all else but proof; the aim is ten minutes on two cores
test: prepare
	@$(MAKE) --no-print-directory -j 2 -O $(CHECKS) clauses
	TERTULIA_RUN=laws $(UNCHANGED) laws $(RULES_INPUTS) -- $(PYTEST) -q $(SHARED) -m "laws and not proof" $(LAWS_IN)
	TERTULIA_RUN=rules $(UNCHANGED) rules $(RULES_INPUTS) -- $(PYTEST) -q $(SHARED) -m $(UNITS) $(RULES_IN)
	TERTULIA_RUN=suite $(PYTEST) --workers $(WAITING) -m $(UNITS) $(addprefix --ignore=,$(RULES_IN))

# What is too long for `make test`: long laws and clauses, compiled with bounds checks, laws as plain Python, every question in every
# size, the server's tests on its other database and those of its storage on each version of that, laws on the games of a new seed.
# A folder that takes more than twice its usual time (tests/costs.py) fails here.
proof: export TERTULIA_COSTS = strict
proof: export TERTULIA_AGAIN = 1
proof: ## everything: `make test`, and what is too long for it; an hour on two cores
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory beyond

beyond: export TERTULIA_COSTS = strict
beyond:
	@$(READY) proof
	$(CHECKED) $(BIN)/python -m tertulia.cli.warm --rules
	TERTULIA_RUN=long TERTULIA_LAW_GAMES=4000 $(CHECKED) $(PYTEST) -q $(SHARED) -m "laws or clause" --timeout=3600 $(LAWS_IN)
	TERTULIA_RUN=interpreted TERTULIA_INTERPRET=1 $(PYTEST) -q $(SHARED) -m "laws and not proof" --timeout=3600 $(LAWS_IN)
	TERTULIA_RUN=proof $(PYTEST) $(SHARED) -m "proof and not laws" --timeout=1800
	TERTULIA_RUN=postgresql TERTULIA_TEST_DATABASE=postgresql $(PYTEST) -q $(SHARED) -m "not (laws or proof)" tests/server
	for version in $$($(BIN)/python -m tests.server.postgres); do TERTULIA_RUN=postgresql-$$version TERTULIA_TEST_DATABASE=postgresql TERTULIA_TEST_POSTGRES=$$version \
		$(PYTEST) -q $(SHARED) -m "not (laws or proof)" tests/server/storage || exit 1; done
	TERTULIA_RUN=soak TERTULIA_TEST_SEED=$(SOAK) $(CHECKED) $(PYTEST) -q $(SHARED) -m "laws and not proof" $(LAWS_IN)

SOAK ?= $(shell date +%s)
soak: ## the whole suite, compiled, on more random games and examples than usual, of ever new seeds (SOAK=7 for that of seed 7)
	@$(READY) test
	TERTULIA_TEST_SEED=$(SOAK) TERTULIA_LAW_GAMES=1000 HYPOTHESIS_PROFILE=thorough \
		$(PYTEST) $(SHARED) --hypothesis-seed=$(SOAK) --timeout=3600

LOAD := 8
AGAIN := 5
soak-flaky: ## every test of server and browser five times, beside a load of eight processes: none may fail by the clock (hours)
	@$(READY) test
	@for number in $$(seq $(LOAD)); do $(BIN)/python -c "while True: pass" & loads="$$loads $$!"; done; trap "kill $$loads" EXIT; \
	for number in $$(seq $(AGAIN)); do \
		$(PYTEST) -q --workers $(WAITING) -m $(UNITS) --timeout=3000 tests/server tests/browser || exit 1; done

coverage: ## which lines of the rules the laws and clauses reach, seen where they run as plain Python
	@$(READY) test
	TERTULIA_INTERPRET=1 $(PYTEST) -q -m "laws or clause" --cov=tertulia.kernel --cov=tertulia.games --cov-report=term

bench: ## measure every figure that docs/figures.md quotes
	@$(READY) bench
	$(BIN)/tertulia bench

lock: ## resolve the lock files again
	$(BIN)/python -m pip install -q pip-tools
	$(BIN)/python tools/lock.py

clean: ## remove what make made, packages included
	rm -rf .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
