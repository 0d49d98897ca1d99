public import QuadrantCore
public import QuadrantFoundation

private struct UndoManagerKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
    /// The undo manager of the program. Text fields have undo histories of their own.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
