# Everything a developer does here, by name. `make` alone lists it.
#
#   PYTHON=python3.12   the interpreter that .venv is made from
#   TERMINAL=1          `make play` in the terminal instead of the browser
#   GAME=exago          the game for `make play` in the terminal
#   ARGS=…              more arguments for `make play`, `make bench` or `make chaos`
#   WORKERS=5           processes that share the tests of Python: one more than there are cores
#   SERVER=https://…    for `make site`: a server elsewhere, where people meet

PYTHON ?= python3
WORKERS ?= 3
TERMINAL ?=
GAME ?=
ARGS ?=
UPGRADE ?=

UV_VERSION := 0.13.7
COVERAGE_FLOOR := 95

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
TYPED := $(wildcard src tests scripts examples)
NPM := cd web && npm --silent
MACHINES := linux-x86_64 linux-aarch64 macos-arm64 macos-x86_64 windows-x86_64
WEB := src/fourfold/web/index.html
PAYLOADS := web/src/payloads.ts
PACKED := build/browser/fourfold.zip
WITH_PYTHON := $(dir $(WEB))assets/fourfold-*.zip.gz
KERNELS := src/fourfold/_native
SERVER ?=
WEB_SOURCES := $(wildcard web/*.*) $(shell find web/src web/public src/fourfold/locales $(wildcard src/fourfold/games/*/locales) -type f)
PACKED_PACKAGES := browser engine games i18n kernels learn match match_commands rules schemas tables
PACKED_SOURCES := scripts/pack_browser.py $(shell find $(addprefix src/fourfold/,$(PACKED_PACKAGES)) src/fourfold/locales -type f -not -name '*.pyc')

.DEFAULT_GOAL := help
.PHONY: help setup services web site kernels libraries meanwhile quickly wheel play test format lint types imports unit client browser pages beyond added bench chaos pictures lock lowest clean
# Processes start by the hundred in tests: let modules be compiled once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE
# One after the other, except where `test` asks for things that do not wait for each other.
ifndef TOGETHER
.NOTPARALLEL:
endif
together = $(MAKE) --no-print-directory --jobs=4 --output-sync=target TOGETHER=1

help: ## List these targets
	@echo "Usage: make TARGET"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' Makefile | \
		while IFS='|' read -r name words; do printf '%-11s %s\n' "$$name" "$$words"; done

setup: $(VENV)/.installed ## Make .venv with everything the other targets need

web: $(WEB) ## Build the web app, if it is not up to date

site: web/node_modules/.locked $(PAYLOADS) $(PACKED) ## Build the web app as a folder for any web space, without a server
	@echo "Building the site"
	@cd web && VITE_ALONE=1 VITE_SERVER=$(SERVER) npm --silent run build -- --logLevel warn
	@cd web && node scripts/weigh.mjs ../build/site

kernels: setup $(if $(shell which cc 2>/dev/null),,$(VENV)/.linker) ## Build the kernels for this machine, if they are not up to date
	@$(BIN)/python -m fourfold.kernels.build --stale

# What the tests call: the kernels for this machine and for the browser, from one reading.
libraries: setup $(VENV)/.linker
	@echo "== Kernels"
	@$(BIN)/python -m fourfold.kernels.build --stale here wasm32

# Behind the scenes. Until kernels are there, levels answer by plain search; until Python for the
# browser is there and the web app is built with it, the server answers everything, and says at its
# start that playing offline is being prepared.
meanwhile: $(if $(TERMINAL)$(GAME),setup,quickly)
	@mkdir -p $(KERNELS)
	@nohup nice sh -c 'echo $$$$ > $(KERNELS)/coming; $(MAKE) --silent kernels; rm -f $(KERNELS)/coming \
		$(if $(TERMINAL)$(GAME),,; $(MAKE) --silent $(PACKED); rm -f $(KERNELS)/packing)' >/dev/null 2>&1 & \
		$(if $(TERMINAL)$(GAME),,echo $$! > $(KERNELS)/packing)

quickly:
	@$(if $(and $(wildcard $(VENV)/.installed),$(wildcard web/node_modules/.locked)),,echo "Installing what is missing: .venv and web/node_modules, side by side")
	@$(together) --silent setup web/node_modules/.locked
	@$(MAKE) --silent web PACKED=$(wildcard $(PACKED))

wheel: setup web $(VENV)/.linker ## Build the wheels for all systems, and a pure one
	@rm -rf dist
	@$(BIN)/python -m fourfold.kernels.build --stale --all
	@for machine in $(MACHINES) pure; do \
		FOURFOLD_WHEEL=$$machine $(BIN)/python -m build --wheel --no-isolation . >/dev/null || exit 1; \
	done
	@ls -l dist

play: meanwhile ## Play in the browser; TERMINAL=1 or GAME=exago in the terminal
	@$(BIN)/fourfold $(if $(TERMINAL)$(GAME),play $(GAME),serve --open) $(ARGS)

test: ## Run every check: format, lint, types, imports, tests, coverage, web app, browser
	@echo "Installing what is missing, checking the code and building the kernels, side by side;" \
		"each says how it went when it is done"
	@$(together) web/node_modules/.locked libraries services web lint imports
	@# Tests of Python wait now and then: what needs no kernels and is needed by nobody is done meanwhile.
	@nice $(together) types client & checks=$$!; trap "kill $$checks" INT TERM; \
		$(MAKE) --no-print-directory unit; tests=$$?; wait $$checks && exit $$tests
	@$(MAKE) --no-print-directory browser

format: setup ## Put the code into the project's format and fix what can be fixed
	@echo "== Format"
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@if [ -d web/node_modules ]; then $(NPM) run format; fi

lint: setup ## Check the format and the lint rules
	@echo "== Format"
	@$(BIN)/ruff format --check .
	@echo "== Lint"
	@$(BIN)/ruff check .

types: setup ## Check the types
	@echo "== Types"
	@$(BIN)/mypy $(TYPED)

imports: setup ## Check which packages import which
	@echo "== Imports"
	@$(BIN)/lint-imports --no-logo

services: ## Install the programs that tests need: PostgreSQL, Redis, nginx, Chromium
	@scripts/services.sh

unit: libraries services web/node_modules/.locked ## Run the tests and check how much of the rules they cover
	@echo "== Tests"
	@$(BIN)/coverage erase
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -p tests.covering
	@echo "== Coverage"
	@$(BIN)/coverage combine --quiet
	@$(BIN)/python scripts/coverage_floor.py $(COVERAGE_FLOOR) 'src/fourfold/rules/*,src/fourfold/games/*/rules.py' 'src/fourfold/match/*'

added: libraries services web ## Add the game of the documentation to a copy, and run all tests there
	@echo "== Tests, with one more game"
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && \
	$(BIN)/python -m tests.adding "$$copy" --suites -n $(WORKERS) --dist worksteal

# Whether the types of payloads are up to date is asked by the tests of Python, so nothing waits for it here.
client: web/node_modules/.locked ## Check the web app: its format, its lint rules, its types, its logic
	@echo "== Web app"
	@$(NPM) run format:check
	@$(NPM) run lint
	@$(NPM) run types
	@$(NPM) run unit

browser: setup services web ## Play whole games in a real browser
	@echo "== Browser, two strands side by side; each says how it went when it is done"
	@$(together) pages beyond

# The pages, answered by our server.
pages: web
	@$(NPM) run pages

# The pages of one more game, and those of the site without a server.
beyond: web site
	@$(NPM) run beyond

bench: setup ## Measure every speed figure the project claims
	@$(BIN)/fourfold bench $(ARGS)

chaos: kernels services ## Kill, stop and cut off servers under play, and check that nothing is lost
	@$(BIN)/python scripts/chaos.py $(ARGS)

pictures: setup web ## Draw the pictures of the documentation anew
	@$(BIN)/python scripts/pictures.py
	@$(NPM) run pictures

lock: ## Write the locks anew; UPGRADE=1 also takes newer versions
	@echo "Resolving the dependencies with uv $(UV_VERSION)"
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	"$(PYTHON)" -m venv "$$scratch" && \
	"$$scratch/bin/python" -m pip --disable-pip-version-check -qq install uv==$(UV_VERSION) && \
	resolve() { \
		"$$scratch/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 \
			$(if $(UPGRADE),--upgrade) --generate-hashes --no-emit-index-url --no-emit-find-links \
			--custom-compile-command "make lock" --output-file "$$@"; \
	} && \
	resolve requirements.lock pyproject.toml --group dev \
		--extra app --extra arrays --extra cluster --extra kernels --extra research && \
	resolve requirements-linker.lock --group linker
	@echo "Wrote requirements.lock and requirements-linker.lock"

# What needs more tools than pytest is left out.
lowest: SUITES ?= tests/cli tests/envs tests/server --ignore tests/server/test_fuzz.py --ignore tests/server/test_hosting.py
lowest: kernels services ## Run tests with the lowest versions that pyproject.toml declares
	@scratch=$$(mktemp -d) && trap 'rm -rf "$$scratch"' EXIT && \
	"$(PYTHON)" -m venv "$$scratch" && \
	"$$scratch/bin/python" -m pip --disable-pip-version-check -qq install uv==$(UV_VERSION) && \
	get() { "$$scratch/bin/uv" pip install --quiet --no-config --python "$$scratch/bin/python" "$$@"; } && \
	get --resolution lowest-direct -r pyproject.toml \
		--extra app --extra arrays --extra cluster --extra kernels --extra research && \
	get $$(sed -En 's/^((httpx|hypothesis|pytest|pytest-xdist)==[^ ]*).*/\1/p' requirements.lock) && \
	get --no-deps --editable . && \
	"$$scratch/bin/python" -m pytest -n $(WORKERS) -p no:anyio -p no:cacheprovider $(SUITES)

clean: ## Remove .venv and everything the tools left behind
	@echo "Removing .venv, caches and build results"
	@rm -rf $(VENV) web/node_modules web/test-results $(dir $(WEB)) $(KERNELS) build dist htmlcov .coverage .coverage.* coverage.json \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	@find src tests scripts examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A new lock makes a new .venv, so that nothing stays in it that is no longer locked.
$(VENV)/.locked: requirements.lock
	@command -v "$(PYTHON)" >/dev/null || \
		{ echo "Fourfold needs Python 3.11 or newer, but there is no '$(PYTHON)' here." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fourfold needs Python 3.11 or newer, but '$(PYTHON)' is" \
		"$$("$(PYTHON)" --version 2>&1). Name a newer one: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "'$(PYTHON)' lacks its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Making $(VENV) with $$("$(PYTHON)" --version)"
	@"$(PYTHON)" -m venv --clear $(VENV)
	@echo "Installing the locked dependencies"
	@# Without looking for what each needs: the lock is whole, and older pips take a newer
	@# release than the locked one for a package that is asked for with an extra.
	@# Modules are compiled when they are first imported, not all of them here.
	@$(PIP) install --no-compile --no-deps --require-hashes -r requirements.lock
	@touch $@

# A linker for every system is large, and needed only by who builds for others or has no compiler.
$(VENV)/.linker: $(VENV)/.locked requirements-linker.lock
	@echo "Installing a linker"
	@$(PIP) install --no-compile --no-deps --require-hashes -r requirements-linker.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@echo "Installing fourfold in place"
	@$(PIP) install --no-deps --no-build-isolation -e .
	@# A hook checks the subjects of commit messages; an archive without history has none.
	@if [ -e .git ]; then git config core.hooksPath .githooks; fi
	@touch $@

web/node_modules/.locked: web/package-lock.json
	@command -v npm >/dev/null || \
		{ echo "The web app needs Node.js 20.19 or newer and its npm to be built." \
		"Without them you can play in the terminal: make play TERMINAL=1" >&2; exit 1; }
	@echo "Installing the tools of the web app"
	@cd web && npm ci --engine-strict --loglevel error >/dev/null
	@touch $@

# What the web app is told and says follows from the payloads; so do tables of the documentation.
$(PAYLOADS): scripts/write_payloads.py $(wildcard src/fourfold/schemas/*.py)
	@$(MAKE) --no-print-directory setup
	@$(BIN)/python scripts/write_payloads.py
	@touch $@

# Side by side, nothing is made twice: one pip writes to .venv at a time, and one reading of the kernels
# serves this machine and the browser.
ifdef TOGETHER
$(VENV)/.linker: | $(VENV)/.installed
$(PAYLOADS): | $(VENV)/.installed
$(PACKED): | libraries
endif

# Python for the browser, with kernels as WebAssembly. Where these were built once, no linker is needed.
$(PACKED): web/node_modules/.locked $(PACKED_SOURCES)
	@$(MAKE) --no-print-directory setup
	@echo "Packing Python for the browser"
	@$(BIN)/python -m fourfold.kernels.build --stale wasm32 2>/dev/null || \
		{ $(MAKE) --no-print-directory $(VENV)/.linker && $(BIN)/python -m fourfold.kernels.build --stale wasm32; }
	@$(BIN)/python scripts/pack_browser.py

# Pages that were built before there was Python for the browser are built again with it.
.PHONY: again
again:
$(WEB): web/node_modules/.locked $(PAYLOADS) $(PACKED) $(WEB_SOURCES) $(if $(PACKED),$(if $(wildcard $(WITH_PYTHON)),,again))
	@echo "Building the web app"
	@$(NPM) run build -- --logLevel warn
	@touch $@
