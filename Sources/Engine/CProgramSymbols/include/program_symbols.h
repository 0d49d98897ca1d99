// Swift cannot define data under a symbol of its own choice: what programs find under one is here.
#ifndef QUADRANT_PROGRAM_SYMBOLS_H
#define QUADRANT_PROGRAM_SYMBOLS_H

/// The witness table that a program uses for `SystemRandomNumberGenerator: RandomNumberGenerator`: the descriptor of the
/// conformance and the one requirement, `next()`. To be filled before a program is loaded.
extern const void *_Nullable quadrant_random_witnesses[2]
    __asm__("__wrap_$ss27SystemRandomNumberGeneratorVSGsWP");

#endif
