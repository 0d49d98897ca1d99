// As _Testing_CoreGraphics, for files that import Testing and UIKit.
@_exported public import Testing
