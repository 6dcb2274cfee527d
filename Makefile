# Most users need only `make play` and `make test`. tools/ready does the work and skips steps whose inputs are
# unchanged.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
$(error Tertulia needs Python 3.11 or newer; set PYTHON=/path/to/python)
endif

# Processes start dozens of times: write bytecode even if the environment turns that off.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
READY := $(PYTHON) -m tools.ready
PYTEST := $(BIN)/python -m pytest
# Runs a command only if one of its inputs (before --) has changed since it last passed.
UNCHANGED := $(BIN)/python -m tools.unchanged
# The longest first, so that both cores finish at about the same time.
CHECKS := check-python check-web-types check-web-tests check-web-lint check-web-format

.PHONY: help setup play client wheels quick quick-python prepare clauses test proof beyond soak soak-flaky check $(CHECKS) coverage \
	bench docs lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

setup: ## create .venv, build the browser client, compile the rules
	@$(READY) setup

play: ## set up if necessary, start the server and open the browser (stop with Ctrl-C)
	@$(READY) play

client: ## build the browser client into web/dist
	@$(READY) client

wheels: ## build the wheels into dist/: tertulia, and compiled rules and bots for this Python and platform
	@$(READY) setup
	$(BIN)/python -m tools.wheels

check: ## check style and types and run the client's unit tests, two jobs at a time
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O $(CHECKS)

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

WEB_INPUTS := web tools/ready ':(glob)src/tertulia/games/*/screens/**' ':(glob)src/tertulia/games/*/locales/**' \
	':(glob)src/tertulia/games/*/chapters/**'
WEB_TEST_INPUTS := $(WEB_INPUTS) src/tertulia/i18n/locales ':(glob)tests/**/*.json'

check-web-types:
	$(UNCHANGED) web-types $(WEB_INPUTS) -- $(READY) npm run types

check-web-lint:
	$(UNCHANGED) web-lint $(WEB_INPUTS) -- $(READY) npm run lint

check-web-format:
	$(UNCHANGED) web-format $(WEB_INPUTS) -- $(READY) npm run format:check

check-web-tests:
	$(UNCHANGED) web-tests $(WEB_TEST_INPUTS) -- $(READY) npm test

# For every small change: unit tests and one browser test. Checks of Python and of the client run at the same time.
quick: ## check style and types, run unit tests and one browser test: a minute and a half
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O quick-python $(filter-out check-python,$(CHECKS))

quick-python: check-python
	$(PYTEST) -q $(SHARED) -m "smoke or not (laws or slow or browser or proof)" --ignore=tests/server --ignore=tests/cli

# `make test` has four runs: clauses, laws, rules and suite; each test is in one of them. One law compares compiled
# games with plain Python byte for byte, at tables with every option. So it is enough to run clauses as plain Python and
# all other tests compiled. Clauses run beside the checks, as they never wait. Laws and the other tests of the rules use
# all cores, so they run before the tests with servers, which would be too slow beside them.
LAWS_IN := src/tertulia/laws tests/laws tests/games tests/bots tests/kernel
CLAUSES_IN := tests/games tests/bots/search
RULES_IN := tests/laws tests/games tests/bots tests/kernel tests/play tests/analysis tests/simulation tests/research tests/golden
RULES_INPUTS := ':(glob)src/tertulia/*.py' ':(glob)src/tertulia/games/**' ':(exclude,glob)src/tertulia/games/*/screens/**/*.svelte' \
	':(exclude,glob)src/tertulia/games/*/screens/*/**' \
	$(addprefix src/tertulia/,analysis bots cli i18n kernel laws play research simulation server/__init__.py server/settings.py) \
	':(glob)tests/*.py' tests/cli/conftest.py tests/i18n $(RULES_IN) bench tools docs examples
SHARED := --workers 2
# Tests with servers and browsers wait at times: two further workers use the cores meanwhile.
WAITING := 4
CHECKED := NUMBA_BOUNDSCHECK=1
UNITS := "compiled or not (laws or clause or proof)"

prepare: ## install what the tests need: packages, programs, compiled rules and bots
	@$(READY) test

clauses:
	TERTULIA_RUN=clauses TERTULIA_INTERPRET=1 $(UNCHANGED) clauses $(RULES_INPUTS) -- $(PYTEST) -q -m "clause and not (compiled or laws or proof)" $(CLAUSES_IN)

test: ## run the checks and all tests needed before a commit (all but `proof`): the aim is ten minutes on two cores
test: prepare
	@$(MAKE) --no-print-directory -j 2 -O $(CHECKS) clauses
	TERTULIA_RUN=laws $(UNCHANGED) laws $(RULES_INPUTS) -- $(PYTEST) -q $(SHARED) -m "laws and not proof" $(LAWS_IN)
	TERTULIA_RUN=rules $(UNCHANGED) rules $(RULES_INPUTS) -- $(PYTEST) -q $(SHARED) -m $(UNITS) $(RULES_IN)
	TERTULIA_RUN=suite $(PYTEST) --workers $(WAITING) -m $(UNITS) $(addprefix --ignore=,$(RULES_IN))

# Tests that take too long for `make test`: laws and clauses compiled with bounds checks, on more games and games of a new
# seed; laws as plain Python; tests marked `proof`; the server's tests on PostgreSQL, and the storage's on each of its
# versions. A folder that takes more than twice its usual time (tests/costs.py) fails.
proof: export TERTULIA_TEST_COSTS = strict
proof: export TERTULIA_AGAIN = 1
proof: ## run everything: `make test` and the tests that take too long for it: an hour on two cores
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory beyond

beyond: export TERTULIA_TEST_COSTS = strict
beyond:
	@$(READY) proof
	@$(MAKE) --no-print-directory docs
	$(CHECKED) $(BIN)/python -m tertulia.cli.warm --rules
	TERTULIA_RUN=long TERTULIA_LAW_GAMES=4000 TERTULIA_TEST_SEED=$(SOAK) $(CHECKED) $(PYTEST) -q $(SHARED) -m "laws or clause" --timeout=3600 $(LAWS_IN)
	TERTULIA_RUN=interpreted TERTULIA_INTERPRET=1 $(PYTEST) -q $(SHARED) -m "laws and not proof" --timeout=3600 $(LAWS_IN)
	TERTULIA_RUN=proof $(PYTEST) --workers $(WAITING) -m "proof and not laws" --timeout=1800
	TERTULIA_RUN=postgresql TERTULIA_TEST_DATABASE=postgresql $(PYTEST) -q --workers $(WAITING) -m "not (laws or proof)" tests/server
	for version in $$($(BIN)/python -m tests.server.postgres); do TERTULIA_RUN=postgresql-$$version TERTULIA_TEST_DATABASE=postgresql TERTULIA_TEST_POSTGRES=$$version \
		$(PYTEST) -q --workers $(WAITING) -m "not (laws or proof)" tests/server/storage || exit 1; done

SOAK ?= $(shell date +%s)
soak: ## run all tests with a new random seed and more random games and examples (SOAK=7 repeats seed 7)
	@$(READY) test
	TERTULIA_TEST_SEED=$(SOAK) TERTULIA_LAW_GAMES=1000 HYPOTHESIS_PROFILE=thorough \
		$(PYTEST) $(SHARED) --hypothesis-seed=$(SOAK) --timeout=3600

LOAD := 8
AGAIN := 5
soak-flaky: ## run all server and browser tests five times under load, to find tests that depend on timing (hours)
	@$(READY) test
	@for number in $$(seq $(LOAD)); do $(BIN)/python -c "while True: pass" & loads="$$loads $$!"; done; trap "kill $$loads" EXIT; \
	for number in $$(seq $(AGAIN)); do \
		$(PYTEST) -q --workers $(WAITING) -m $(UNITS) --timeout=3000 tests/server tests/browser || exit 1; done

coverage: ## report which lines of the rules are covered by laws and clauses, run as plain Python
	@$(READY) test
	TERTULIA_INTERPRET=1 $(PYTEST) -q -m "laws or clause" --cov=tertulia.kernel --cov=tertulia.games --cov-report=term

bench: ## run all benchmarks and update docs/figures.md
	@$(READY) bench
	$(BIN)/tertulia bench

docs: ## build the documentation site into build/docs, and check its links
	@$(READY) docs
	$(BIN)/python -m tools.docs

lock: ## resolve the lock files
	$(BIN)/python -m pip install -q pip-tools
	$(BIN)/python tools/lock.py

clean: ## remove everything that make created, including packages
	rm -rf .venv build web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
