import Foundation
public import QuadrantCore

// Rotors are lists of views to which assistive technology moves. The accessibility interface here has only actions:
// each entry is an action named by rotor and entry, which scrolls to its view.

/// The entries of a rotor.
public protocol AccessibilityRotorContent {
    /// The type of the body.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that this consists of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// The flattened entries. Custom types do not implement it.
    func _entries() -> [_AccessibilityRotorPlace]
}

extension AccessibilityRotorContent {
    public func _entries() -> [_AccessibilityRotorPlace] { onMain(self) { $0.body }._entries() }
}

/// Content that knows its entries: its body is not asked for.
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Self {}
extension PrimitiveRotorContent {
    public var body: Self { self }
}

/// A type-erased entry.
public struct _AccessibilityRotorPlace {
    let label: Text
    let id: AnyHashable?
    let prepare: () -> Void
}

/// An entry of a rotor: the view with an id, which may be outside of the viewport.
public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveRotorContent {
    public typealias Body = AccessibilityRotorEntry
    private let place: _AccessibilityRotorPlace

    /// An entry with a label. `prepare` runs first, then the scroll view of the view with `id` scrolls to it.
    /// `textRange` is ignored.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        place = _AccessibilityRotorPlace(label: label, id: AnyHashable(id), prepare: prepare)
    }
    /// An entry with a localized label; `prepare` runs before scrolling. `textRange` is ignored.
    public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
                prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }
    /// An entry with `label` as it is, not localized; `prepare` runs before scrolling. `textRange` is ignored.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil,
                                   prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// An entry of the view with `id` in a namespace (`accessibilityRotorEntry(id:in:)`), with a label; `prepare` runs
    /// before scrolling. `textRange` is ignored.
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
                prepare: @escaping () -> Void = {}) {
        let member = GroupMember(id: AnyHashable(id), namespace: namespace)
        place = _AccessibilityRotorPlace(label: label, id: AnyHashable(member), prepare: prepare)
    }
    /// An entry of a view in a namespace, with a localized label; `prepare` runs before scrolling.
    public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
                textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    /// An entry of a view in a namespace, labelled by the text of a resource; `prepare` runs before scrolling.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
                textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    /// An entry of a view in a namespace, with `label` as it is; `prepare` runs before scrolling.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID,
                                   textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    /// An entry labelled by the text of a resource; `prepare` runs before scrolling. `textRange` is ignored.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
                prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// An entry for a range of the view's own text; its action only runs `prepare`.
    public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) where ID == Never {
        place = _AccessibilityRotorPlace(label: label, id: nil, prepare: prepare)
    }
    /// An entry for a range of the view's own text, with a localized label.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
    where ID == Never {
        self.init(Text(labelKey), textRange: textRange, prepare: prepare)
    }
    /// An entry for a range of the view's own text, labelled by the text of a resource.
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
    where ID == Never {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
    /// An entry for a range of the view's own text, with `label` as it is.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
    where ID == Never {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }

    public func _entries() -> [_AccessibilityRotorPlace] { [place] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = _AccessibilityRotorPlaces
    /// The entries of each element, in their order.
    @MainActor public var body: _AccessibilityRotorPlaces { _AccessibilityRotorPlaces(places: _entries()) }
    public func _entries() -> [_AccessibilityRotorPlace] { data.flatMap { content($0)._entries() } }

    /// The entries of each element, in their order.
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }

    /// The entries of each element, whose id is at a key path, in their order.
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>,
                @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: id, content: content)
    }
}

/// Several entries.
public struct _AccessibilityRotorPlaces: PrimitiveRotorContent {
    public typealias Body = _AccessibilityRotorPlaces
    let places: [_AccessibilityRotorPlace]
    public func _entries() -> [_AccessibilityRotorPlace] { places }
}

/// Builds the entries of a rotor from closures.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// The content, unchanged.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// One content, unchanged.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Several contents, in their order.
    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
        -> some AccessibilityRotorContent
    {
        var places: [_AccessibilityRotorPlace] = []
        repeat places += (each content)._entries()
        return _AccessibilityRotorPlaces(places: places)
    }
    /// No entries where the condition is false.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    {
        _AccessibilityRotorPlaces(places: content?._entries() ?? [])
    }
}

extension View {
    /// Adds an action for each entry, named "label: entry", which scrolls to the view with its id. `entries` is
    /// evaluated on request.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        ScrollViewReader { proxy in
            self.modifier(SemanticsNote { semantics, environment in
                let rotor = label.localizedText(in: environment) ?? ""
                semantics.actions += entries()._entries().map { place in
                    SemanticAction(name: "\(rotor): \(place.label.localizedText(in: environment) ?? "")") {
                        place.prepare()
                        if let id = place.id { proxy.scrollTo(id) }
                    }
                }
            })
        }
    }
    /// The same, with a localized label.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }
    /// The same, with `label` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }
    /// The same with the name of a system rotor, in English; it only has the given `entries`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
    }

    /// A rotor with an entry for each model, by its id.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel) {
            ForEach(entries) { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0.id) }
        }
    }
    /// The same, with a localized label and an entry for each of some models.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }
    /// The same with the name of a system rotor, with an entry for each of some models.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
    }
}
