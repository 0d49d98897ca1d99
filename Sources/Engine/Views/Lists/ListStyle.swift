public import QuadrantCore

/// The appearance of lists. Only built-in styles can draw them.
public protocol ListStyle {
    nonisolated static var _appearance: _ListAppearance { get }
}

/// The appearances of the built-in styles.
public struct _ListAppearance: Sendable {
    enum Kind: Sendable {
        case plain, inset, grouped, insetGrouped, sidebar

        /// Sections are cards on a background.
        var hasCards: Bool { self == .insetGrouped || self == .sidebar }
        /// Sections are set off from a background.
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
    /// Lists in this view are drawn by `style`.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listAppearance, S._appearance.kind)
    }
}

/// The default style of lists: inset grouped.
public struct DefaultListStyle: ListStyle {
    /// An inset grouped list.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows from edge to edge, under sticky headers.
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

/// Rows as in a plain list, with separators that end before the edge.
public struct InsetListStyle: ListStyle {
    /// Rows as in a plain list.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .inset) }
}

/// Sections as cards under headers that expand and collapse them.
public struct SidebarListStyle: ListStyle {
    /// Sections as cards that can be collapsed.
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// Inset grouped, the default style of lists.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, under sticky headers.
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
    /// Rows as in a plain list, with separators that end before the edge.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Sections as cards under headers that expand and collapse them.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

// MARK: styles of other platforms

/// A list in a border.
@available(*, unavailable, message: "Bordered lists are in macOS only. Use .inset or .plain.")
public struct BorderedListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public init(alternatesRowBackgrounds: Bool) {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .inset) }
}

/// A list whose rows shrink at its ends.
@available(*, unavailable, message: "Carousel lists are in watchOS only.")
public struct CarouselListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// A list whose rows are ellipses.
@available(*, unavailable, message: "Elliptical lists are in watchOS only.")
public struct EllipticalListStyle: ListStyle {
    nonisolated public init() {}
    nonisolated public static var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}
