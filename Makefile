PYTHON ?= python3
BIN := .venv/bin
PYTEST := ZENOBIA_ENGINE=plain $(BIN)/pytest -n 2

.PHONY: help run test check bench fmt mutants clean env

help:           ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s%s\n", $$1, $$2 }' Makefile

run: env        ## play Tigris & Euphrates in the terminal
	@$(BIN)/zenobia play tigris

test: check     ## everything that must hold before a commit: check, then all tests
	$(PYTEST)

check: env      ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: env      ## measure the engine's speed
	@$(BIN)/zenobia bench

fmt: env        ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

mutants: env    ## break rules on purpose: every breakage must be noticed by a test
	$(BIN)/python tools/mutants.py

clean:          ## remove the environment and all caches
	rm -rf .venv .tools .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

env:
	@$(PYTHON) tools/bootstrap.py
