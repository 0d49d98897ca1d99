// The files of pages, which the compiler embeds.
#ifndef QUADRANT_PAGES_H
#define QUADRANT_PAGES_H

/// A file of Sources/Outputs/Pages/Files.
typedef struct {
    const char *_Nonnull path;
    /// UTF-8, ended by a zero.
    const char *_Nonnull text;
} PageFile;

/// The files in the order of their paths; null after the last one.
const PageFile *_Nullable page_file(int index);

/// The pages about layout by their names, such as "Stacks" and "Reference/HStack", and "skill"; null after the last one.
const PageFile *_Nullable guide_file(int index);

#endif
