#include "module_sources.h"

const char *framework_package(void) { return PACKAGE_NAME; }

const char *framework_optimised(void) { return OPTIMISED_MODULES; }
