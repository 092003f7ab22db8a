#include "CBuild.h"

#ifndef LOCKB_COMMIT
#define LOCKB_COMMIT ""
#endif

// Swift has no definitions with values, and a generated file would make a bare `swift build` fail.
const char *lockb_commit(void) { return LOCKB_COMMIT; }
