public import QuadrantCore

/// The appearance of tables. All of them are drawn as plain lists on a phone.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default style.
public nonisolated struct AutomaticTableStyle: TableStyle {
    /// The default style.
    public init() {}
}

/// Rows that are inset from the edges of the window.
public nonisolated struct InsetTableStyle: TableStyle {
    /// Rows that are inset from the edges of the window.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows that are inset from the edges of the window.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the appearance of tables in this view. Nothing to do: a table on a phone is a plain list.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
