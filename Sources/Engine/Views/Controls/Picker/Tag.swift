import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Gives this view the value `tag` as an option, row or tab of an enclosing picker, list or tab view. With
    /// `includeOptional` it also matches a selection of the optional type.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitWriter(TagTrait.id, TagTrait(value: AnyHashable(tag), type: V.self,
                                                   includesOptional: includeOptional)))
    }
}

/// The value of an option.
nonisolated struct TagTrait: Equatable {
    let value: AnyHashable
    let type: Any.Type
    let includesOptional: Bool
    static var id: ObjectIdentifier { ObjectIdentifier(TagTrait.self) }

    static func == (a: TagTrait, b: TagTrait) -> Bool {
        a.value == b.value && a.type == b.type && a.includesOptional == b.includesOptional
    }

    /// The tag as a selection value; nil where it is of another type.
    func value<Selection: Hashable>(as selection: Selection.Type) -> Selection? {
        guard includesOptional || type == selection else { return nil }
        return value.base as? Selection
    }
}

extension ContainerValues {
    /// The tag of the view, if it is of a type; nil for another one.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        (trait(TagTrait.id) as? TagTrait).flatMap { $0.value(as: type) }
    }
    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension Subview {
    /// The value that this option selects: its tag, or the id of its collection element where the tag has another type.
    func selection<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        if let tag = trait(TagTrait.id) as? TagTrait, let value = tag.value(as: type) { return value }
        // No id is not the value nil of a selection.
        guard let elementID else { return nil }
        return elementID.base as? Selection
    }
}

extension Subview {
    /// Whether the view is an option rather than a divider, header or footer.
    var isOption: Bool { !isDivider && (section?.part ?? .row) == .row }

    /// The accessibility text of the option.
    func localizedText(in environment: EnvironmentValues) -> String? {
        (base as? any SpokenView)?.localizedText(in: environment)
    }
}
