import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Marks this view as the option, row or tab that stands for `tag` in a picker, list or tab view around. With
    /// `includeOptional` it also stands for the value in an optional; without, a selection of an optional type does not
    /// find it.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitWriter(TagTrait.id, TagTrait(value: AnyHashable(tag), type: V.self,
                                                   includesOptional: includeOptional)))
    }
}

/// What an option stands for.
nonisolated struct TagTrait: Equatable {
    let value: AnyHashable
    let type: Any.Type
    let includesOptional: Bool
    static var id: ObjectIdentifier { ObjectIdentifier(TagTrait.self) }

    static func == (a: TagTrait, b: TagTrait) -> Bool {
        a.value == b.value && a.type == b.type && a.includesOptional == b.includesOptional
    }

    /// The tag as a value to select; nil where it is of another type.
    func value<Selection: Hashable>(as selection: Selection.Type) -> Selection? {
        guard includesOptional || type == selection else { return nil }
        return value.base as? Selection
    }
}

extension Subview {
    /// What this option selects: its tag, else the id of the collection element it comes from.
    func selection<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        if let tag = trait(TagTrait.id) as? TagTrait { return tag.value(as: type) }
        return elementID?.base as? Selection
    }
}

extension Subview {
    /// Whether it is something to choose, not what stands between.
    var isOption: Bool { !isDivider && (section?.part ?? .row) == .row }

    /// The accessibility text of the option.
    func localizedText(in environment: EnvironmentValues) -> String? {
        (base as? any SpokenView)?.localizedText(in: environment)
    }
}
