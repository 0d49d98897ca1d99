// The name that existing test files import.
@_exported public import QuadrantSnapshotTesting
