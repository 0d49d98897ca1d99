// The descriptions of symbols, which the compiler embeds.
#ifndef QUADRANT_SYMBOL_DATA_H
#define QUADRANT_SYMBOL_DATA_H

/// A file of Sources/Engine/Symbols/Data.
typedef struct {
    const char *_Nonnull name;
    /// UTF-8, ended by a zero.
    const char *_Nonnull text;
} SymbolFile;

/// The files in the order of their names; null after the last one.
const SymbolFile *_Nullable symbol_file(int index);

#endif
