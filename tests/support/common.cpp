// Only here so that there is something to compile the headers for.
#include "support/common.h"
