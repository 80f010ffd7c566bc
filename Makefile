# Everything a developer runs. `make` alone lists the targets.

PYTHON ?= python3
PORT   ?= 8888
OPEN   ?= yes
SHARE  ?= 1

BIN   := .venv/bin
STAMP := .venv/.installed
NBVAL := --nbval --nbval-cell-timeout=300
# Tests start hundreds of processes: what they import is compiled once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE
# Lab's own settings for this environment: no news popup, no look for updates.
LAB_SETTINGS := .venv/share/jupyter/lab/settings

# Lessons that are left to the soak: some in English, whose code runs in Spanish, and those that play for a minute.
LONG := $(addprefix notebooks/, $(addsuffix .ipynb, teg/02-missiles teg/03-blockades-and-regrouping \
	teg/05-armies-and-continents teg/06-cards-and-exchanges teg/07-the-situation-card teg/08-attacking-together \
	teg/09-winning teg/10-two-and-three-players teg/11-a-first-strategy teg/12-reading-a-rule teg/06-tarjetas-y-canjes teg/07-la-tarjeta-de-situacion teg/08-atacar-de-a-dos teg/09-ganar \
	tgm/02-dice-and-ladder wargame/01-resources-and-tasks \
	reconquista/02-who-knows-what analysis/01-analysing-a-match analysis/03-which-continent-to-hold \
	analysis/04-two-thousand-matches analysis/05-on-a-cluster eggar/02-dice-and-groups eggar/02-dados-y-grupos \
	wargame/02-the-economy wargame/02-la-economia analysis/06-learning-to-play analysis/06-aprender-a-jugar \
	analysis/07-write-your-own-bot analysis/07-escribi-tu-bot analysis/08-your-matches))

# Python for browsers: five files that npm fetches, by the hash in js/package-lock.json.
PINNED_PYODIDE := artifacts/pyodide/pyodide.mjs

# Lists of versions name no address: who installs has an index of their own.
COMPILE := uv pip compile --quiet --no-header --no-annotate --no-emit-index-url --no-emit-find-links
HASHED := --generate-hashes --constraint requirements.lock
LITE_PLATFORM := wasm32-pyodide2025

# Ends with a sentence on a Python that is too old: pip would speak of the first package that is.
NEW_ENOUGH := import sys; sys.exit("teg_nb needs Python 3.11 or newer, and $(PYTHON) is %d.%d. Name another: \
make lab PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)

# What `make learners` needs besides, in an environment of its own: torch is large, and nothing else wants it.
LEARNERS := sb3-contrib==2.9.2 torch==2.13.0

# Tests run in parallel already: what they simulate uses one process each.
test test-fast test-pythons soak: export TEG_NB_WORKERS := 1

.DEFAULT_GOAL := help
.PHONY: help install lab notebooks test test-fast soak lint lint-code lint-words addresses test-pythons clauses bench bench-large counts bench-browser learners gallery turn site play lite replays links js dist lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(STAMP)  ## make .venv with everything in requirements-dev.lock, each file by its hash

$(STAMP): pyproject.toml requirements-dev.lock binder/overrides.json
	@echo 'Installing into .venv: this takes some minutes the first time.'
	@test -x $(BIN)/python || { $(PYTHON) -c '$(NEW_ENOUGH)' && $(PYTHON) -m venv .venv; }
	@if command -v uv >/dev/null 2>&1; then \
		pip='uv pip install --quiet --python $(BIN)/python'; \
	else \
		pip='$(BIN)/python -m pip install --quiet'; \
	fi; \
	$$pip --require-hashes --requirement requirements-dev.lock && \
	$$pip --no-deps --no-build-isolation --editable .
	@mkdir -p $(LAB_SETTINGS)
	@cp binder/overrides.json $(LAB_SETTINGS)/overrides.json
	@touch $@

lab: install  ## open the first lesson in JupyterLab (PORT=8888 OPEN=yes|no)
	$(BIN)/teg-nb lab --folder notebooks --port $(PORT) $(if $(filter yes,$(OPEN)),--open,--no-open)

notebooks: install  ## run the lessons and write their outputs
	$(BIN)/python notebooks/execute.py

test: install  ## lint, then every test: unit, doctest, notebooks, browser, package
	$(MAKE) --no-print-directory -j2 --output-sync=target lint
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not browser and not soak' teg_nb tests
	$(BIN)/python -m pytest -n auto --dist loadscope $(NBVAL) $(LONG:%=--ignore=%) notebooks
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations=15 -m 'browser and not soak' tests/browser

test-fast: install  ## engine, session, tables, small matches: a minute or two
	$(BIN)/python -m pytest -q -n auto -m 'not browser and not notebook and not package and not slow and not soak' tests

test-pythons: install  ## the suite without a browser on each Python found, and with the lowest versions
	$(BIN)/python tests/support/pythons.py

# Other programs that show a board, in an environment of their own.
HOSTS := artifacts/hosts/bin/python

$(HOSTS): requirements.lock
	$(PYTHON) -m venv artifacts/hosts
	$(HOSTS) -m pip install --quiet --constraint requirements.lock --editable '.[data,rl,cluster,hosts]'

soak: install $(HOSTS)  ## a million inputs, secrets at every step, kills, full disks, races (SHARE=0.01 tries it out)
	rm -f artifacts/soak*.xml
	TEG_NB_SOAK=$(SHARE) $(BIN)/python -m pytest -n auto --dist worksteal --junitxml artifacts/soak.xml -m 'soak and not browser' tests
	TEG_NB_SOAK=$(SHARE) $(BIN)/python -m pytest --junitxml artifacts/soak-browser.xml -m 'soak and browser' tests/browser || [ $$? -eq 5 ]
	$(BIN)/python -m pytest -n auto --dist loadscope --junitxml artifacts/soak-lessons.xml $(NBVAL) $(LONG)
	$(BIN)/python tests/support/trust.py

lint: lint-code lint-words  ## ruff, mypy, the floors of the package, plain English, spelling, no bare Any

lint-code: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

lint-words: install
	$(BIN)/python tests/support/english.py
	$(BIN)/python tests/support/any_types.py
	$(BIN)/codespell *.md docs teg_nb benchmarks
	$(BIN)/python tests/support/spanish.py
	$(BIN)/python docs/addresses.py --check
	$(BIN)/python docs/messages.py --check

addresses:  ## write docs/addresses.toml into README.md, pyproject.toml and CITATION.cff
	$(PYTHON) docs/addresses.py

clauses: install  ## which clause of the rule book is shown by which test
	$(BIN)/python tests/support/clauses.py

bench: install  ## the benchmarks
	$(BIN)/python -m benchmarks

bench-large: install  ## write and analyse a dataset of 5 GB in less than 1 GiB (half an hour)
	$(BIN)/python -m benchmarks.large

counts: install  ## write the Python calls per entry into benchmarks/counts.json; say why in the commit
	PYTHONHASHSEED=0 $(BIN)/python -m benchmarks.counts --write

bench-browser: install  ## speed of boards, desks, saved pages, the play page and JupyterLite, smoothness of motion, and the delay after a restart
	$(BIN)/python -m pytest -q -s tests/browser/bench_board.py tests/browser/bench_motion.py tests/browser/bench_desk.py tests/browser/bench_restart.py tests/browser/bench_page.py tests/browser/bench_play.py tests/browser/bench_lite.py

learners:  ## a seat learns for some minutes, and its curve is drawn (installs torch)
	@test -x .venv/learners/bin/python || $(PYTHON) -m venv .venv/learners
	.venv/learners/bin/python -m pip install --quiet --constraint requirements.lock $(LEARNERS) --editable '.[rl]'
	.venv/learners/bin/python -m benchmarks.learner --out artifacts/learner

gallery: install  ## draw the pictures of docs/gallery.md anew, in a browser
	$(BIN)/python docs/gallery.py

turn: install  ## draw the README's moving picture anew, in a browser
	$(BIN)/python docs/turn.py

# Where npm is missing, the site has no page to play on and no JupyterLite, and says so.
site: install $(if $(shell command -v npm),play lite)  ## build the site into artifacts/site, in Spanish and English, with its pages to play, practise and run lessons
	$(BIN)/python docs/site/make_site.py

play: install $(PINNED_PYODIDE)  ## build the pages to play and practise in a browser, without Jupyter (needs npm)
	$(BIN)/python docs/site/play/make_play.py

replays: install  ## run the lessons, and write pages whose boards can be stepped (ten minutes)
	$(BIN)/python docs/site/make_site.py --replays

links: install  ## ask other hosts if the site's links to them still lead somewhere
	$(BIN)/python docs/site/make_site.py --links

lite: install $(PINNED_PYODIDE)  ## build a JupyterLite with the lessons (PYODIDE=folder: with its pandas)
	$(BIN)/python docs/site/lite/make_lite.py $(if $(PYODIDE),--pyodide $(PYODIDE))

js:  ## rebuild the front end's bundle, check its types, test it, and fetch Pyodide (needs npm)
	npm ci --prefix js
	npm run --prefix js build
	npm run --prefix js check
	npm test --prefix js
	npm run --silent --prefix js pyodide

$(PINNED_PYODIDE): js/package-lock.json js/pyodide.mjs
	npm ci --prefix js
	npm run --silent --prefix js pyodide
	@touch $@

dist: install  ## build the wheel and the sdist into dist/
	rm -rf dist
	$(BIN)/python -m build --outdir dist .

lock:  ## write requirements.lock, requirements-dev.lock and the lists of Binder and JupyterLite anew (UPGRADE=yes: newest versions)
	@command -v uv >/dev/null 2>&1 || { echo 'make lock needs uv (pip install uv)'; exit 1; }
	$(COMPILE) $(if $(UPGRADE),--upgrade) --all-extras --universal --python-version 3.11 pyproject.toml --output-file requirements.lock
	echo hatchling | $(COMPILE) $(HASHED) --universal --python-version 3.11 \
		--extra dev pyproject.toml - --output-file requirements-dev.lock
	$(COMPILE) $(HASHED) --universal --python-version 3.11 docs/site/lite/tools.in --output-file docs/site/lite/tools.lock
	$(COMPILE) $(HASHED) --no-build --python-version 3.14 --python-platform $(LITE_PLATFORM) \
		pyproject.toml docs/site/lite/wheels.in --output-file docs/site/lite/wheels.lock
	echo hatchling | $(COMPILE) $(HASHED) --python-version 3.11.9 --python-platform linux \
		--extra lab --extra data --extra rl pyproject.toml - --output-file binder/requirements.txt

clean:  ## remove what was built, .venv included
	rm -rf .venv build dist artifacts js/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
