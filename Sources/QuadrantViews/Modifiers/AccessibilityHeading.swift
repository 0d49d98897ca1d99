public import QuadrantCore

/// How far in among the headings of a page one is.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// Which level this heading is of. It is one by the trait `.isHeader`.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(SemanticsNote { semantics, _ in semantics.headingLevel = Int(level.rawValue) })
    }
}
