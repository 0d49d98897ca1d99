// The sources of modules that stand for packages, which the compiler embeds.
#ifndef QUADRANT_PACKAGES_H
#define QUADRANT_PACKAGES_H

/// A file of Sources/Frameworks/Packages.
typedef struct {
    /// The name of its module, and its own.
    const char *_Nonnull path;
    /// UTF-8, ended by a zero.
    const char *_Nonnull text;
} PackageFile;

/// The files in the order of their paths; null after the last one.
const PackageFile *_Nullable package_file(int index);

#endif
