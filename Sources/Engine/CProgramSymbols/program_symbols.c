#include "program_symbols.h"

const void *quadrant_random_witnesses[2];
