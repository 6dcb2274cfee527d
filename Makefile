# Two commands are enough: `make play` and `make test`. The work is done by tools/ready, which does nothing twice.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
ifeq ($(strip $(PYTHON)),)
$(error Tertulia needs Python 3.11 or newer; set PYTHON=/path/to/python)
endif

BIN := .venv/bin
READY := $(PYTHON) -m tools.ready
PYTEST := $(BIN)/python -m pytest

.PHONY: help setup play client quick quick-python test soak check check-python check-web coverage bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

setup: ## create .venv, build the browser client, compile the rules
	@$(READY) setup

play: ## set up what is missing, start the server and open the browser (Ctrl-C ends it)
	@$(READY) play

client: ## build the browser client into web/dist
	@$(READY) client

check: ## style, types and the client's tests, Python and browser at the same time
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O check-python check-web

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web:
	$(READY) npm run check
	$(READY) npm test

# The units, where nothing else runs for long, and one game started in a browser: for every small step. Python and the
# browser's side run at the same time.
quick: ## style, types, units and one test with a browser: under two minutes
	@$(READY) test
	@$(MAKE) --no-print-directory -j 2 -O quick-python check-web

quick-python: check-python
	$(PYTEST) -q -n 2 -m "smoke or not (laws or slow or browser)" --ignore=tests/server --ignore=tests/cli

# Laws run twice: with bounds checks in the compiled code, and as plain Python. Those that are marked slow, and all else, run with
# the compiled code that everybody plays: one of them compares it with plain Python, byte for byte, at every table.
test: check ## everything: check, laws in all modes, the whole suite
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tertulia.cli.warm --rules
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -q -n 2 -m "laws and not slow"
	TERTULIA_INTERPRET=1 $(PYTEST) -q -n 2 -m "laws or clause"
	$(PYTEST) -n 2 --dist loadgroup --no-loadscope-reorder -m "slow or not laws"

SOAK ?= $(shell date +%s)
soak: ## the whole suite on more random games and examples than usual, of ever new seeds (SOAK=7 for that of seed 7)
	@$(READY) test
	TERTULIA_TEST_SEED=$(SOAK) TERTULIA_LAW_GAMES=1000 HYPOTHESIS_PROFILE=thorough \
		$(PYTEST) -n 2 --dist loadgroup --no-loadscope-reorder --hypothesis-seed=$(SOAK) --timeout=3600

coverage: ## which lines of the rules the laws and clauses reach, seen where they run as plain Python
	@$(READY) test
	TERTULIA_INTERPRET=1 $(PYTEST) -q -n 2 -m "laws or clause" --cov=tertulia.kernel --cov=tertulia.games --cov-report=term

bench: ## measure every figure that the README quotes
	@$(READY) bench
	$(BIN)/tertulia bench

lock: ## resolve the lock files again
	$(BIN)/python -m pip install -q pip-tools
	$(BIN)/python tools/lock.py

clean: ## remove what make made, packages included
	rm -rf .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
