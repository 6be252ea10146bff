# Every task has a target. All you need is make and Python 3.11 or newer.
#   make play ARGS="--port 9000"        make test PYTHON=python3.13

PYTHON ?= python3
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

# One stamp for each set of installed packages: it is newer than what it was made from, or made again.
RUN    := $(VENV)/.installed-run
TEST   := $(VENV)/.installed-test
BENCH  := $(VENV)/.installed-bench
TOOLS  := $(VENV)/.installed-tools

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play page test check bench docs pages coverage hooks release lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'
	@echo 'ARGS="..." goes to play, test and bench; PYTHON=... sets the Python (now $(PYTHON)).'

play: $(RUN) ## play in the browser (LENOIR_BROWSER=0 opens none)
	@$(NODE)
	@$(BUILDING) build
	@trap : INT; LENOIR_BROWSER="$${LENOIR_BROWSER:-1}" $(BIN)/lenoir serve $(ARGS) || [ $$? -eq 130 ] # 130: Ctrl-C before it listens

page: $(RUN) ## build the page, if its sources changed
	@$(NODE)
	@$(BUILDING) build

test: check ## check the code, then run every test
	@$(BUILDING) build
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

check: $(TEST) ## lint, format, types and layers, and the page without a browser
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(NODE)
	$(BUILDING) check
	$(BUILDING) test

bench: $(BENCH) ## measure speed beside the peers
	@$(BIN)/python -m bench.peers $(ARGS)

docs: $(TOOLS) ## build the documentation site; a dead link is an error
	$(BIN)/python -m sphinx -q -W --keep-going -E -b html -c docs -d build/doctrees . build/site
	@echo "Open build/site/index.html"

pages: $(TEST) ## rewrite the generated pages, and run the examples in all pages
	$(BIN)/python -m tests.docs.rules_table
	$(BIN)/python -m tests.docs.how_page
	$(BIN)/python -m tests.docs.wire_page
	$(BIN)/python -m pytest tests/docs/test_pages.py

coverage: $(TOOLS) ## measure how much of the code the quicker tests run
	@mkdir -p build/coverage
	$(BIN)/python -m coverage erase
	-$(BIN)/python -m coverage run -m pytest -n auto $(if $(ARGS),$(ARGS),$(QUICKER))
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage html --quiet
	$(BIN)/python -m coverage report

# Without the tests that play for long to prove a property, and those in a browser.
QUICKER = tests $(addprefix --ignore=tests/,browser faults leaks machines perft plain)

hooks: $(TOOLS) ## check every file as the git hooks do, and install them
	$(BIN)/pre-commit run --all-files
	$(BIN)/pre-commit install

release: $(TEST) ## build wheel and sdist, install the wheel in an empty place and play a game from it
	@rm -rf dist
	$(BIN)/hatchling build
	$(BIN)/python -m tests.release

clean: ## delete .venv and everything that was built
	rm -rf $(VENV) build dist src/lenoir/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- the environment

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { \
		echo 'There is no "$(PYTHON)" here. Install Python 3.11 or newer, or say which one to take:'; \
		echo '    make $(MAKECMDGOALS) PYTHON=/path/to/python3.12'; exit 1; } >&2
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Lenoir needs Python 3.11 or newer, and \"$(PYTHON)\" is $$($(PYTHON) --version 2>&1). Take another:"; \
		echo '    make $(MAKECMDGOALS) PYTHON=python3.12'; exit 1; } >&2
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo '"$(PYTHON)" cannot make a virtual environment: it comes without ensurepip.'; \
		echo 'On Debian and Ubuntu this helps:  sudo apt install python3-venv'; exit 1; } >&2
	@echo "Making $(VENV) with $$($(PYTHON) --version)" >&2
	@$(PYTHON) -m venv --clear $(VENV)

# The project itself is built with what the lock brought along, so that nothing unhashed is fetched.
INSTALL_LENOIR = $(PIP) install --no-deps --no-build-isolation --editable .

# The page is built with the Node of this machine; where there is none, with one from the lock.
BUILDING = $(BIN)/python web/building.py
NODE = $(BUILDING) node 2>/dev/null || { \
	echo "There is no Node here: installing one into $(VENV)" >&2; \
	$(PIP) install --require-hashes -r requirements/node.txt; }

$(RUN): requirements/build.txt requirements/run.txt pyproject.toml | $(BIN)/python
	@echo "Installing Lenoir and what it needs to run into $(VENV)" >&2
	@$(PIP) install --require-hashes -r requirements/build.txt -r requirements/run.txt
	@$(NODE)
	@$(INSTALL_LENOIR)
	@touch $@

$(TEST): requirements/test.txt pyproject.toml | $(BIN)/python
	@echo "Installing Lenoir and what its tests need into $(VENV)" >&2
	@$(PIP) install --require-hashes -r requirements/test.txt
	@$(NODE)
	@$(INSTALL_LENOIR)
	@touch $@

$(TOOLS): requirements/tools.txt $(TEST) | $(BIN)/python
	@echo "Installing the tools for documentation, coverage and hooks into $(VENV)" >&2
	@$(PIP) install --require-hashes -r requirements/tools.txt
	@touch $@

$(BENCH): requirements/bench.txt | $(RUN)
	@echo "Installing the peers to measure against into $(VENV)" >&2
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# ---- the lock: every version and hash, no address; the same on every system and Python

UV_COMPILE = "$$tmp/bin/uv" pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command "make lock" $(ARGS)

lock: ## rewrite requirements/ from pyproject.toml (ARGS=--upgrade for newer versions)
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	echo "Installing uv for a moment"; \
	$(PYTHON) -m venv "$$tmp"; \
	"$$tmp/bin/python" -m pip --quiet --quiet --disable-pip-version-check install uv; \
	echo "Locking test, build, node, run, container, tools, bench"; \
	$(UV_COMPILE) pyproject.toml --group test -o requirements/test.txt; \
	$(UV_COMPILE) --group build -c requirements/test.txt -o requirements/build.txt; \
	$(UV_COMPILE) --group node -c requirements/test.txt -o requirements/node.txt; \
	$(UV_COMPILE) pyproject.toml -c requirements/test.txt -o requirements/run.txt; \
	$(UV_COMPILE) pyproject.toml --extra backup --extra fast --extra postgres --extra traces \
		-c requirements/test.txt -o requirements/container.txt; \
	$(UV_COMPILE) --group tools -c requirements/test.txt -o requirements/tools.txt; \
	$(UV_COMPILE) --group bench -c requirements/test.txt -o requirements/bench.txt
