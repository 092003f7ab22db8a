#ifndef CBUILD_H
#define CBUILD_H

/// The git revision that this program was built from; empty where nobody said.
const char *lockb_commit(void);

#endif
