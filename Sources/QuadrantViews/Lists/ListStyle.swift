public import QuadrantCore

/// How lists are drawn. Only the styles that come with the library draw lists.
@MainActor @preconcurrency
public protocol ListStyle {
    nonisolated static var _appearance: _ListAppearance { get }
}

/// The looks of lists.
public struct _ListAppearance: Sendable {
    enum Kind: Sendable {
        case plain, inset, grouped, insetGrouped, sidebar

        /// Sections are cards on a ground.
        var hasCards: Bool { self == .insetGrouped || self == .sidebar }
        /// Sections stand out from a ground.
        var isGrouped: Bool { hasCards || self == .grouped }
    }
    let kind: Kind
}

private enum ListAppearanceKey: EnvironmentKey { static let defaultValue = _ListAppearance.Kind.insetGrouped }

extension EnvironmentValues {
    var listAppearance: _ListAppearance.Kind {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Draws the lists in this view in `style`.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, S._appearance.kind)
    }
}

/// The style of lists where none is set: inset grouped.
public struct DefaultListStyle: ListStyle {
    /// An inset grouped list.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows from edge to edge, under headers that stay in sight.
public struct PlainListStyle: ListStyle {
    /// Rows from edge to edge.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// Sections from edge to edge on a background.
public struct GroupedListStyle: ListStyle {
    /// Sections from edge to edge.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .grouped) }
}

/// Sections as cards on a background.
public struct InsetGroupedListStyle: ListStyle {
    /// Sections as cards.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows as in a plain list, with lines that end before the edge.
public struct InsetListStyle: ListStyle {
    /// Rows as in a plain list.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .inset) }
}

/// Sections as cards under headers that open and close them.
public struct SidebarListStyle: ListStyle {
    /// Sections as cards that open and close.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// Inset grouped, the style of lists where none is set.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, under headers that stay in sight.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge on a background.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards on a background.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows as in a plain list, with lines that end before the edge.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Sections as cards under headers that open and close them.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
