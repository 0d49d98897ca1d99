// A file that imports Testing and CoreGraphics imports this module as well: the toolchain's Testing names it as its
// addition for CoreGraphics, which Linux does not have otherwise. It replaces Testing in that file, so it is Testing.
@_exported public import Testing
