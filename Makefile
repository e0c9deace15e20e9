# Daily work, in short words. CMake does the building; ./run and ./test are for those who have just arrived.

JOBS ?= $(shell nproc)
SECONDS ?= 10
KILLS ?= 50
ROUNDS ?= 3
DB ?= sqlite
NODES ?= 3
TABLES ?= 200
TEAMS ?= 200
ALL ?=
PREFIX ?= /usr/local

.DEFAULT_GOAL := build
.PHONY: build build-tests built served tacit web install check-web e2e everywhere measure screenshots test test-all stress check lint format bench fuzz golden wire english words
.PHONY: wasm check-wasm bench-wasm
.PHONY: python check-python reference docs check-docs rooms weights long crash-test cluster-test cluster-test-short evening-test evening-test-short versions-test
.PHONY: notices packages portable image wheels check-packages check-reproducible soak asan tsan site check-site check-deploy
.PHONY: debug clean help

# One at a time in a folder: others may be building there.
compile = flock build/$(1) cmake --build build/$(1) --parallel $(JOBS)

# What only some targets need: they say so first, in one line.
needs_docs := doxygen
needs_e2e := chromium-headless-shell
needs_fuzz := "clang++-19 -fsanitize=fuzzer,address"
needs_packages := dh lintian debootstrap busybox
needs_lint := clang-format-19 clang-tidy-19
needs_python := python3-config
needs-%:
	@scripts/needs $* $(needs_$*)

build: build/release/.tests  ## the program, tests, tools and benchmarks, in build/release
	@$(call compile,release) --target all extras

build-tests: build/release/.tests  ## only the program and its tests
	@$(call compile,release)

tacit: build/release/build.ninja  ## only the program: build/release/tacit
	@$(call compile,release) --target tacit

served: tacit web web/node_modules/.for-tests  ## the program, its page, and what the page's tests take

built: $(if $(ALL),build,build-tests) served  ## all that the tests need

web: build/release/page.built  ## the page, in build/release/page, where `tacit serve` finds it

# ./run leaves out the packages that only tests need; anyone who has them keeps them.
with_tests := $(filter built served check-web check-docs check-site e2e everywhere measure screenshots lint format,$(MAKECMDGOALS))
page_packages := web/node_modules/.for-$(if $(with_tests)$(wildcard web/node_modules/.for-tests),tests,page)
web/node_modules/.for-%: web/package-lock.json
	@echo "    fetching packages for the $*"
	@cd web && ../scripts/node npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error \
	  $(if $(filter page,$*),$(if $(wildcard web/node_modules/.for-tests),,--omit=dev)) >/dev/null && touch node_modules/.for-$*

words := web/src/paraglide/README.md
$(words): $(page_packages) $(shell find web/messages web/project.inlang/settings.json web/tools/check-words.mjs web/tools/messages.mjs web/tools/sources.mjs -type f)
	@cd web && ../scripts/node npm run --silent words && touch src/paraglide/README.md

page_sources := $(shell find web \( -name node_modules -o -name paraglide -o -name e2e \) -prune -o -type f -print)
build/release/page.built: build/wasm/tacit.wasm src/base/version.h bindings/wasm/index.js src/puzzles/puzzles.txt $(page_packages) $(words) $(page_sources)
	@cd web && TACIT_PAGE_OUT=../build/release/page ../scripts/node npm run --silent build
	@touch $@

install: tacit web  ## the program and its page, under /usr/local: make install PREFIX=/opt/tacit
	@cmake --install build/release --component program --prefix $(PREFIX)

check-web: wasm web/node_modules/.for-tests $(words)  ## the page's words, and its tests without a browser
	@cd web && ../scripts/node npm run --silent test

e2e: needs-e2e tacit web web/node_modules/.for-tests  ## games in a real browser against a real server
	@cd web && ../scripts/node npm run --silent e2e $(if $(ALL),,-- --tags-filter='!thorough')

everywhere: needs-e2e tacit web web/node_modules/.for-tests  ## every screen in every language and theme: axe, and texts that are cut off
	@cd web && TACIT_EVERYWHERE=yes ../scripts/node npm run --silent e2e -- screens

measure: needs-e2e tacit web web/node_modules/.for-tests  ## the page's size, load time and smoothness
	@cd web && ../scripts/node npm run --silent measure

screenshots: needs-e2e tacit web web/node_modules/.for-tests  ## docs/screenshots/*.png, in three sizes
	@cd web && ../scripts/node npm run --silent screenshots

test:  ## build and test: the program, the page, browsers, Python, documentation
	@scripts/test

test-all:  ## the same with the thorough tests, as CI does; ALL=yes adds them to check and e2e
	@scripts/test --all

stress:  ## the tests of program and page on a busy machine: beside four busy loops, and on one core
	@scripts/stress $(ROUNDS)

check: $(if $(ALL),build,build-tests)  ## run the tests; many of them wait for most of their time
	@ctest --preset release --parallel $$((2 * $(JOBS))) $(if $(ALL),,--label-exclude thorough)

lint: needs-lint build/release/build.ninja wasm web/node_modules/.for-tests $(words)  ## check layout and code: clang-format, clang-tidy; the page's types, ESLint, Prettier
	@scripts/lint
	@cd web && ../scripts/node npm run --silent check
	@cd web && ../scripts/node npm run --silent lint

format: web/node_modules/.for-tests  ## put the layout of all sources right
	@cd web && ../scripts/node npm run --silent format
	@find src tests bench fuzz tools bindings examples -name '*.cpp' -o -name '*.h' | xargs clang-format-19 -i

bench: build  ## run the benchmarks
	@build/release/tacit-bench

fuzz: needs-fuzz build/fuzz/build.ninja  ## fuzz the parsers: make fuzz SECONDS=60
	@$(call compile,fuzz) --target fuzz
	@scripts/fuzz $(SECONDS)

wasm: build/wasm/tacit.wasm  ## the core for the browser: the package folder build/wasm

.PHONY: always
build/wasm/tacit.wasm: always  # what it is made of is known to the script
	@scripts/wasm

check-wasm: tacit wasm  ## the tests of the browser's core, in node
	@for each in tests/wasm/*.mjs; do scripts/node node $$each build/wasm build/release/tacit tests/data || exit 1; done

bench-wasm: tacit wasm  ## the browser's core beside the native program, in one run
	@scripts/node node bench/wasm.mjs build/wasm build/release/tacit

python: needs-python  ## the Python module, in build/venv; its wheel in build/wheel
	@scripts/python

check-python: python  ## the tests of the Python module
	@build/venv/bin/pytest $(if $(ALL),bindings/python/tests bindings/python/thorough)

reference: python  ## write docs/python-reference.md from the docstrings of the Python module
	@scripts/python-reference

rooms:  ## redraw who includes whom: docs/pictures/rooms.svg
	@scripts/rooms

docs: needs-docs  ## the documentation and the API as web pages: build/docs/index.html
	@scripts/docs

site: needs-docs tacit wasm $(page_packages) $(words)  ## the page that plays without a server, and the documentation, for any host of files: build/site
	@scripts/site

check-site: needs-e2e site tacit web/node_modules/.for-tests  ## a game on such a host, in a real browser
	@cd web && TACIT_WHAT=site ../scripts/node npm run --silent e2e

notices: tacit $(page_packages)  ## what others wrote and we pass on, with licences, also as CycloneDX: build/notices
	@scripts/notices

packages: needs-packages tacit web python  ## Debian packages of program, server, library and Python module: build/packages/made
	@scripts/packages

portable: tacit web  ## a tar with the program and all libraries, for any Linux: build/portable
	@scripts/portable

image: portable  ## a container image, without a daemon: build/image
	@scripts/image

wheels:  ## wheels for pip that run on other Linux systems too, and the sources: build/wheels
	@scripts/wheels

check-deploy:  ## are the examples for Compose and Kubernetes what those take?
	@tests/deploy/check

check-packages: needs-packages tacit web python portable image wheels  ## install, upgrade and purge all that in a bare Debian and an empty system; needs root
	@tests/packages/wheels
	@tests/packages/portable
	@tests/packages/image
	@tests/packages/debian

check-reproducible:  ## make a release (scripts/release) once more elsewhere, without a cache, and compare all files
	@tests/packages/reproducible

check-docs: tacit python web/node_modules/.for-tests  ## run the documentation: programs, commands, requests, examples, links
	@tests/docs/check.py

golden: build/release/.tests  ## regenerate the golden games and our own perft counts; read the diff
	@$(call compile,release) --target make_golden
	@build/release/tests/make_golden tests/data

words: $(page_packages)  ## a sheet for each language; LANGUAGE=fr of a new one; SHEET=fr.csv takes over what was written in one
	@cd web && ../scripts/node node tools/sheets.mjs $(abspath $(SHEET)) $(LANGUAGE)

english:  ## regenerate the English that the page and the program share: src/base/english.inc
	@scripts/node node web/tools/english.mjs

wire: tacit  ## regenerate the types of all messages: docs/wire.ts
	@build/release/tacit serve --typescript >docs/wire.ts

weights: build  ## refit the weights of the bots by self-play; takes a while
	@build/release/tacit-tune versus src/bots/weights --policy-games 40000 --sampler-games 150 --sims 300 --rounds 3
	@build/release/tacit-tune together src/bots/weights --policy-games 15000 --sampler-games 120 --sims 240 --rounds 4

long: build-tests  ## the long run: some 2,000 games of all bots in all layouts, packs and editions, to their ends
	@TACIT_LONG=15 build/release/tests/bots_tests --gtest_filter='*EveryLayout*'

crash-test: build/release/.tests  ## kill a server KILLS=50 times while people play; DB=postgres: its database too
	@$(call compile,release) --target tacit tacit-crash-test >&2
	@build/release/tacit-crash-test --kills $(KILLS) --db $(DB)

cluster-test: build/release/.tests  ## ten minutes of a cluster in trouble while people play; NODES=3 TABLES=200
	@$(call compile,release) --target tacit tacit-cluster-test >&2
	@build/release/tacit-cluster-test --nodes $(NODES) --tables $(TABLES) --seconds 600

cluster-test-short: build/release/.tests  ## the same in less than a minute, with every kind of trouble
	@$(call compile,release) --target tacit tacit-cluster-test >&2
	@build/release/tacit-cluster-test --nodes $(NODES) --tables 24 --seconds 35

evening-test: tacit  ## an online tournament of TEAMS=200 through real sockets, a club night, 64 teams in two groups with finals; the server killed in all; standings reckoned twice
	@scripts/node node tests/evening/evening.mjs build/release/tacit --teams $(TEAMS) --rounds 5 --kills 3

versions-test: tacit  ## what older versions have kept is opened, played on, backed up and restored
	@scripts/node node tests/versions/opens.mjs build/release/tacit tests/data/versions

evening-test-short: tacit  ## the same with 10 teams
	@scripts/node node tests/evening/evening.mjs build/release/tacit --teams 10 --rounds 3 --kills 2

soak: build/release/.tests  ## two minutes of play at 200 tables; fails when the server's memory grows
	@$(call compile,release) --target tacit tacit-load >&2
	@build/release/tacit-load --tables 200 --plays-per-second 400 --seconds 120 --soak

debug: build/debug/build.ninja  ## build for the debugger, in build/debug
	@$(call compile,debug)

asan tsan: %: build/%/build.ninja  ## build and run the tests with sanitizers
	@$(call compile,$@) --target all extras
	@ctest --preset $@ --parallel $(JOBS)

clean:  ## remove all that was built
	@rm -rf build

help:  ## this list
	@sed -nE 's/^([a-z-]+( [a-z]+)*):[^#]*## (.*)/\1\t\3/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
	  printf '  make %-10s %s\n' "$$name" "$$what"; done

# Configured once; later changes to CMake files are noticed by the build itself.
# Of what goes wrong, our own line on what is missing will do; where there is none, all of it is shown.
configure = cmake --preset $(1) >$(@D)/configure.log 2>&1 || \
  { sed -n 's/^ *missing: //p' $(@D)/configure.log | grep . || cat $(@D)/configure.log; rm -f $@; exit 1; } >&2
build/%/build.ninja: CMakePresets.json
	@echo "==> configuring build/$*" && mkdir -p $(@D)
	@$(call configure,$*)
	@touch $@

# The program takes fewer packages than its tests: they take part from the first time that they are wanted.
build/release/build.ninja: CMakePresets.json
	@echo "==> configuring build/release" && mkdir -p $(@D)
	@$(call configure,release -DTACIT_TESTS=OFF)
	@touch $@

build/release/.tests: build/release/build.ninja
	@$(call configure,release -DTACIT_TESTS=ON)
	@touch $@
