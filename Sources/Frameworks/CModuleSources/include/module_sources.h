// The sources of modules that are compiled when a program imports them, which the compiler embeds.
#ifndef QUADRANT_MODULE_SOURCES_H
#define QUADRANT_MODULE_SOURCES_H

/// A file of a module.
typedef struct {
    /// The name of its module, and its own.
    const char *_Nonnull path;
    /// UTF-8, ended by a zero.
    const char *_Nonnull text;
} SourceFile;

/// The files of the frameworks in the order of their modules; null after the last one.
const SourceFile *_Nullable framework_file(int index);

/// The files of the modules that stand for packages, likewise.
const SourceFile *_Nullable package_file(int index);

/// What Package.swift says of the frameworks: the name of the package, which sees what is declared `package`, and the
/// modules that are optimised, separated by spaces.
const char *_Nonnull framework_package(void);
const char *_Nonnull framework_optimised(void);

#endif
