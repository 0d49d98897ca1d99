public import QuadrantCore

/// The level of a heading, from `h1`, the outermost, to `h6`. `unspecified` is none.
public nonisolated enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// Sets the level of this view as a heading. It is a heading with the trait `.isHeader`; the level alone has no
    /// effect.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.written { semantics, _ in semantics.headingLevel = Int(level.rawValue) })
    }
}
