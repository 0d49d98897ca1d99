// Swift cannot define data under a symbol of its own choice: what programs find under one is here.
#ifndef QUADRANT_PROGRAM_SYMBOLS_H
#define QUADRANT_PROGRAM_SYMBOLS_H

/// The witness table that a program uses for `SystemRandomNumberGenerator: RandomNumberGenerator`: the descriptor of the
/// conformance and the one requirement, `next()`. To be filled before a program is loaded.
extern const void *_Nullable quadrant_random_witnesses[2]
    __asm__("__wrap_$ss27SystemRandomNumberGeneratorVSGsWP");

/// What the system has refused to this process or to a library in it.
typedef enum {
    REFUSED_ADDRESS,
    REFUSED_READING,
    REFUSED_WRITING,
} QuadrantRefusal;

/// Calls a function, on any thread, when a connection, a host's address or a file is refused: with `errno`, and with the
/// address or the path. Without one nothing is looked at.
void quadrant_report_refusals(void (*_Nonnull reported)(QuadrantRefusal what, int error, const char *_Nonnull name));

#endif
