public import QuadrantCore

/// What kind of text a view shows, by which a screen reader chooses how it reads it.
public nonisolated struct AccessibilityTextContentType: Hashable, Sendable {
    private enum Kind { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
    private let kind: Kind

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
}

extension View {
    /// Sets the kind of text for screen readers. Nothing speaks here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

extension Text {
    /// Sets the kind of text for screen readers. Nothing speaks here.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
