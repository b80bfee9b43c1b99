PYTHON ?= python3
BIN := .venv/bin
PYTEST := ZENOBIA_ENGINE=plain $(BIN)/pytest -n 2 --dist loadgroup

MINUTES ?= 10

.PHONY: help run play test game check web docs bench bench-page bench-server soak ladder fmt mutants clean env chromium learning

help:           ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s%s\n", $$1, $$2 }' Makefile

run: env web    ## start the site and open the browser
	@$(BIN)/zenobia serve

play: env       ## play Tigris & Euphrates in the terminal
	@$(BIN)/zenobia play tigris

test: check web chromium learning ## everything that must hold before a commit: check, then all tests, in the browser too
	@# two processes, since Playwright keeps an event loop running; the second one runs whatever became of the first
	@status=0; \
	$(PYTEST) --ignore=tests/browser || status=$$?; \
	$(PYTEST) tests/browser || status=$$?; \
	exit $$status

game: env       ## run all that our games must pass over a game of yours: GAME=path/to/game
	@test -n "$(GAME)" || { echo "which one? make game GAME=path/to/game"; exit 2; }
	@ZENOBIA_GAMES=$(GAME) ZENOBIA_TEST_GAMES=$(notdir $(patsubst %/,%,$(GAME))) $(PYTEST) $(GAME) tests/conformance tests/envs tests/test_words.py tests/test_used_words.py

check: env      ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web.py check

web: env        ## build the web files, if anything changed
	@$(BIN)/python tools/web.py

docs: env web   ## build the documentation site into build/docs
	@$(BIN)/python -m tools.docs

bench: env      ## measure the speed of the engine and of the environments, peers beside them
	@$(BIN)/zenobia bench
	@$(BIN)/python bench/peers.py

bench-page: env web chromium ## measure how soon the pages can be used when the CPU is slowed down four times
	@$(BIN)/python bench/page.py

bench-server: env ## measure the server: 500 tables, 1,000 sockets, an attack, two processes (two minutes)
	@$(BIN)/python bench/server.py

soak: env       ## play at hundreds of tables while servers are killed and worse: MINUTES=10
	@$(BIN)/python -m tools.soak --minutes $(MINUTES)

ladder: env     ## measure how strong the bots are: every level against the one below, 200 games each (hours)
	@$(BIN)/python tools/ladder.py

fmt: env        ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

mutants: env    ## break rules on purpose: every breakage must be noticed by a test
	$(BIN)/python tools/mutants.py

clean:          ## remove the environment and all caches
	rm -rf .venv .tools .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/node_modules src/zenobia/server/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

env:
	@$(PYTHON) tools/bootstrap.py

chromium: env
	@$(BIN)/python tools/chromium.py > /dev/null

learning: env
	@$(BIN)/python tools/learning.py
