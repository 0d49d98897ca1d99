public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

// What rows and sections say of themselves to the list they are in.

/// A value that a row, or what is around several, hands to its list.
nonisolated struct ListRowTrait<Value>: Equatable {
    let value: Value
    static func == (a: Self, b: Self) -> Bool { Comparison.areEqual(a.value, b.value) }
}

/// What a row says of its edges, each for itself.
nonisolated struct EdgeTraits<Key, Value>: TraitRole {
    typealias Body = Never
    let value: Value
    let edges: VerticalEdge.Set

    enum Top {}
    enum Bottom {}
    static var modifierName: String { "trait" }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.edges == new.edges && Comparison.areEqual(old.value, new.value) ? [] : [.measure, .place, .display]
    }
    func trait(_ key: ObjectIdentifier) -> Any? {
        if edges.contains(.top), key == ObjectIdentifier(Top.self) { return ListRowTrait(value: value) }
        if edges.contains(.bottom), key == ObjectIdentifier(Bottom.self) { return ListRowTrait(value: value) }
        return nil
    }
}

/// Names what rows hand to their list.
nonisolated enum ListTrait {
    enum Insets {}
    enum Background {}
    enum Separator {}
    enum SeparatorTint {}
    enum SectionSeparator {}
    enum SectionSeparatorTint {}
    enum SectionSpacing {}
}

/// What the line below the row may begin under, whatever words are in it.
private nonisolated struct SeparatorEdge: LayoutRole, TraitRole, Equatable {
    typealias Body = Never
    static var modifierName: String { "separatorEdge" }
    func trait(_ key: ObjectIdentifier) -> Any? { key == RowPart.separatorEdgeTrait ? true : nil }
}

extension RowReader {
    func value<Key, Value>(_ key: Key.Type, as type: Value.Type) -> Value? {
        (trait(ObjectIdentifier(key)) as? ListRowTrait<Value>)?.value
    }
}

extension View {
    nonisolated func listTrait<Key, Value>(_ key: Key.Type, _ value: Value) -> some View {
        modifier(TraitWriter(ObjectIdentifier(key), ListRowTrait(value: value)))
    }

    /// The space between the edges of a list's row and its content, in points; nil is that of the design
    /// (Docs/Layout/Lists.md). The least height of the row stays.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listTrait(ListTrait.Insets.self, insets)
    }

    /// What is drawn behind a row of a list; nil is the background of the style.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        listTrait(ListTrait.Background.self, view.map { AnyView($0) })
    }

    /// Whether the lines at these edges of a list's row are drawn; only `hidden` has an effect.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.Separator, Visibility>(value: visibility, edges: edges))
    }

    /// The colour of the lines at these edges of a list's row; nil is the separator colour.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.SeparatorTint, Color?>(value: color, edges: edges))
    }

    /// Whether the lines above and below a section of a list are drawn; only `hidden` has an effect, and cards have
    /// none.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    {
        modifier(EdgeTraits<ListTrait.SectionSeparator, Visibility>(value: visibility, edges: edges))
    }

    /// The colour of the lines above and below a section of a list; nil is the separator colour.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.SectionSeparatorTint, Color?>(value: color, edges: edges))
    }

    /// For controls with words of their own, which are UIKit's: the line below the row begins at their edge, not at
    /// those words.
    nonisolated func separatorFromEdge() -> some View { modifier(SeparatorEdge()) }

    /// The space between the rows of a list, in points; nil is none. Above 0, rows of card styles are cards of their
    /// own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// The space between the sections of a grouped list; on a section, the space below it.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing).listTrait(ListTrait.SectionSpacing.self, spacing)
    }

    /// The space between the sections of a grouped list, in points; on a section, the space below it.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// How much the headers of sections in this view stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Whether lists and forms in this view have a background; only `hidden` removes it.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
    /// As the style of the list has it; the default.
    case standard
    /// In grouped lists, headers are title3, semibold and in the primary colour; plain lists stay as they are.
    case increased
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    /// Nil: that of the list's style.
    private let points: CGFloat?
    private var isCompact = false
    /// As the style of the list has it.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Closer than the style of the list has it.
    public static let compact = ListSectionSpacing(points: nil, isCompact: true)
    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }

    func points(_ metrics: ListMetrics) -> CGFloat? { isCompact ? CGFloat(metrics.compactGap) : points }
}

private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private enum BackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    var scrollContentBackground: Visibility {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    var customMinListRowHeight: CGFloat? { self[MinRowHeightKey.self] }

    /// How much the headers of sections stand out; `standard` unless set.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// The least height of a list's row, in points; that of the design unless set (Docs/Layout/Lists.md).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] ?? CGFloat(design.metrics.list.rowHeight) }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The least height of a header in a list, in points; nil (the default) is that of its content, or of the plain
    /// style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
}
