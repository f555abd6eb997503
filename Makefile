# The everyday commands over CMake; `make help` lists them. Plain `make` needs a C compiler, make and CMake, and leaves the
# program at build/zw.
PREFIX ?= /usr/local
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
WERROR ?= $(if $(CI),ON,OFF)
export JOBS WERROR

FORMATTED = $(shell git ls-files '*.c' '*.h' | grep -v ^examples/tictactoe.c)

.PHONY: all setup run lab wasm page test-page test test-slow test-cluster mutants coverage differential sanitize tsan bench matches fuzz uci-fuzz rhino install uninstall deb test-packages format check-format clean help

all: ## build the program and the library (optimised) into build/
	@scripts/build.sh release

setup: ## install what `make run` and `make test` need and the machine lacks
	@scripts/setup.sh test

run: ## the short tour: all algorithms head to head, the experiments at shallow depths, a report; a minute
	@scripts/setup.sh run
	@scripts/build.sh release
	@scripts/tour.sh build/zw build/tour

lab: ## all experiments to the papers' depths, some two hours; goes on where it was stopped, then the report
	@scripts/setup.sh run
	@scripts/build.sh release
	@build/zw lab run all
	@build/zw lab report

wasm: ## the library as a WebAssembly module, and its npm package in build-wasm/package
	@scripts/setup.sh wasm
	@scripts/wasm.sh

page: ## the web page, with the program and the module, into build/page
	@scripts/setup.sh page
	@scripts/build.sh release
	@scripts/page.sh

test-page: page ## the page in a browser (Chromium, which it installs), and every counter of the module; minutes
	@scripts/setup.sh test-page
	@scripts/test_page.sh

test: ## every quick test: optimised, under ASan and UBSan, threads under TSan
	@scripts/setup.sh test
	@scripts/test.sh quick

test-slow: ## the long tests
	@scripts/setup.sh test
	@scripts/test.sh slow

test-cluster: ## zw-mpi under mpirun, which it installs: the same bytes, killed and stopped ranks; some minutes
	@scripts/setup.sh cluster
	@scripts/test.sh cluster

mutants: ## small mistakes in kernel and drivers, which the unit tests must catch; half an hour
	@scripts/setup.sh test
	@python3 -B tests/mutants/run.py . build-mutants

coverage: ## lines and branches that the quick tests cover, by module; LIST=MODULE: its uncovered branches
	@scripts/setup.sh coverage
	@scripts/coverage.sh $(LIST)

differential: ## the generators of moves against independent ones, which it installs
	@scripts/differential.sh

sanitize: ## the unit tests under ASan and UBSan
	@scripts/test.sh sanitize

tsan: ## the thread tests under TSan
	@scripts/test.sh tsan

bench: all ## the fixed workload: its node signature and speed
	@build/zw bench

matches: all ## are the evaluations sane? matches against plain ones and one ply less, some minutes
	@bench/matches.sh build/zw

fuzz: ## every fuzzer over its committed corpus, MINUTES (5) for all together; clang
	@scripts/fuzz.sh $(or $(MINUTES),5)

uci-fuzz: all ## 100,000 random and malformed lines to zw uci, its moves judged by stockfish; some minutes
	@ZW_PROGRAM=build/zw ZW_PLUGINS=build ZW_FUZZ_LINES=$(or $(LINES),100000) python3 -B tests/cli/test_uci_fuzz.py

rhino: all ## a match against gtp-rhino (package grhino) in its own time; goes on where it was stopped
	@bench/rhino.py --zw build/zw --out build/rhino.games

install: all ## install into PREFIX (/usr/local)
	@cmake --install build --prefix $(PREFIX)

uninstall: ## remove from PREFIX (/usr/local) what `make install` put there
	@scripts/uninstall.sh build $(PREFIX)

deb: ## Debian packages, source and binary, into build-deb/; installs the packaging tools
	@scripts/setup.sh deb
	@packaging/deb.sh

test-packages: ## build the packages twice and try them in a fresh system; other processors by emulation; an hour
	@scripts/setup.sh packages
	@packaging/test.sh

format: ## lay out all C sources
	@clang-format -i $(FORMATTED)

check-format: ## fail if a C source is not laid out so
	@clang-format --dry-run --Werror $(FORMATTED)

clean: ## remove every build directory
	@rm -rf build build-*

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | awk -F'|' '{printf "make %-14s %s\n", $$1, $$2}'
