#include "depths.h"

int depth_of_berth(int berth) { return berth * 2 + 3; }
