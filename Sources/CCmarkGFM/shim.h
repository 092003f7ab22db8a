// libcmark-gfm and the core extensions that GitHub switches on.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
