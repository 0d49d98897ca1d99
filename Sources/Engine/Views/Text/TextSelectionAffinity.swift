public import QuadrantCore

/// On which line a caret stands where a line is broken, and to which of two texts it belongs where directions meet.
public nonisolated enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// That of the editor, which is downstream here.
    case automatic
    /// The end of the line before.
    case upstream
    /// The start of the line after.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }

extension EnvironmentValues {
    /// On which line a caret stands where a line is broken. Nothing to do: carets here stand on the line after.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets on which line a caret stands where a line is broken. Nothing to do: carets here stand on the line after.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension TextSelection {
    /// On which line the caret stands where a line is broken.
    public var affinity: TextSelectionAffinity { .automatic }
}
