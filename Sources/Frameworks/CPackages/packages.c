#include "packages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The compiler lists embedded files as dependencies: this file is compiled again when one of them changes.
static const PackageFile files[] = {
    {"Kingfisher/Kingfisher.swift", (const char[]){
#embed "../Packages/Kingfisher/Kingfisher.swift"
    , 0}},
    {"Kingfisher/KingfisherManager.swift", (const char[]){
#embed "../Packages/Kingfisher/KingfisherManager.swift"
    , 0}},
};

const PackageFile *package_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
