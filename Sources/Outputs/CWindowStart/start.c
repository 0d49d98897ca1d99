#include "start.h"

// A program that links QuadrantWindow opens windows without saying so anywhere: before its main, the windows make
// themselves known to App.main(). Swift has no code that runs by itself, C has.
void quadrant_window_start(void);

__attribute__((constructor)) static void start(void) { quadrant_window_start(); }
