public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

// Modifiers of rows and sections that the enclosing list reads as traits.

/// A value that a row, or a modifier around several rows, passes to the list.
nonisolated struct ListRowTrait<Value>: Equatable {
    let value: Value
    static func == (a: Self, b: Self) -> Bool { Comparison.areEqual(a.value, b.value) }
}

/// A value for some edges of a row.
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

/// The keys of the traits of rows.
nonisolated enum ListTrait {
    enum Insets {}
    enum Background {}
    enum Separator {}
    enum SeparatorTint {}
    enum SectionSeparator {}
    enum SectionSeparatorTint {}
    enum SectionSpacing {}
}

/// Marks a view whose edge, rather than its text, aligns the separator below the row.
private nonisolated struct SeparatorEdge: LayoutRole, TraitRole, Equatable {
    typealias Body = Never
    static var modifierName: String { "separatorEdge" }
    static var layoutSentence: String { "A list row's edge for separators leaves the layout of its content as it is." }
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

    /// The insets of a list row's content, in points; nil is those of the design (Docs/Layout/Lists.md). The minimum
    /// height of the row is unchanged.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        listTrait(ListTrait.Insets.self, insets)
    }

    /// The insets of a list row's content at some edges, in points (iOS 26); nil is those of the design. They come
    /// before those of `listRowInsets(_:)`.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(EdgeLengthTraits<ListTrait.Insets>(length: length, edges: edges))
    }

    /// The background of a list row; nil is that of the style.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        listTrait(ListTrait.Background.self, view.map { AnyView($0) })
    }

    /// Whether the separators at these edges of a list row are drawn; only `hidden` has an effect.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.Separator, Visibility>(value: visibility, edges: edges))
    }

    /// The colour of the separators at these edges of a list row; nil is the separator colour.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.SeparatorTint, Color?>(value: color, edges: edges))
    }

    /// Whether the separators above and below a list section are drawn; only `hidden` has an effect, and cards have
    /// none.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    {
        modifier(EdgeTraits<ListTrait.SectionSeparator, Visibility>(value: visibility, edges: edges))
    }

    /// The colour of the separators above and below a list section; nil is the separator colour.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(EdgeTraits<ListTrait.SectionSeparatorTint, Color?>(value: color, edges: edges))
    }

    /// Aligns the separator below the row with the edge of this control instead of its text, as with UIKit's controls.
    nonisolated func separatorFromEdge() -> some View { modifier(SeparatorEdge()) }

    /// The spacing between the rows of a list, in points; nil is none. Above 0, rows of card styles are separate cards.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }

    /// The spacing between the sections of a grouped list; on a section, that below it.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing).listTrait(ListTrait.SectionSpacing.self, spacing)
    }

    /// The spacing between the sections of a grouped list, in points; on a section, that below it.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// The prominence of section headers in this view.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    /// Whether lists and forms in this view have a background; only `hidden` removes it.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

/// The prominence of a section header.
public enum Prominence: Hashable, Sendable {
    /// The default of the list's style.
    case standard
    /// In grouped lists, headers are title3, semibold and in the primary colour; plain lists are unchanged.
    case increased
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    /// Nil is that of the list's style.
    private let points: CGFloat?
    private var isCompact = false
    /// The default of the list's style.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than the default of the list's style.
    public static let compact = ListSectionSpacing(points: nil, isCompact: true)
    /// A spacing in points.
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
    private var minRowHeightOfDesign: CGFloat {
        guard let past = design.metrics.list.rowHeightPastLine else { return CGFloat(design.metrics.list.rowHeight) }
        return CGFloat(design.text.type.line(.body, dynamicTypeSize) + past)
    }

    /// The prominence of section headers; `standard` unless set.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// The minimum height of a list row, in points; that of the design unless set (Docs/Layout/Lists.md).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] ?? minRowHeightOfDesign }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The minimum height of a list header, in points; nil (the default) is that of its content, or of the plain style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }
}
