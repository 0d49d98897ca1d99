public import QuadrantCore

/// What kind of text a view shows, by which a screen reader chooses how it reads it.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
    enum Kind: String { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    let kind: Kind

    /// Text of no kind.
    public static let plain = Self(kind: .plain)
    /// Input and output of a terminal.
    public static let console = Self(kind: .console)
    /// Names of files and folders.
    public static let fileSystem = Self(kind: .fileSystem)
    /// A conversation.
    public static let messaging = Self(kind: .messaging)
    /// Stories and articles.
    public static let narrative = Self(kind: .narrative)
    /// Source code.
    public static let sourceCode = Self(kind: .sourceCode)
    /// Cells of a table.
    public static let spreadsheet = Self(kind: .spreadsheet)
    /// A document that is written.
    public static let wordProcessing = Self(kind: .wordProcessing)

    var detail: SemanticDetail { SemanticDetail(.textContentType, value: kind.rawValue, key: "type") }
}

extension View {
    /// Sets the kind of text for screen readers: a detail of this view's accessibility elements.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.detail(value.detail))
    }
}

extension Text {
    /// Sets the kind of text for screen readers: a detail of the text's accessibility element.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        changed(.detail(Text.Detail(.textContentType, value.kind.rawValue)))
    }
}
