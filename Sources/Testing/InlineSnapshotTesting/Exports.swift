// The name that existing test files import for `assertInlineSnapshot`.
@_exported public import QuadrantSnapshotTesting
