public import QuadrantCore

/// The indices of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An index, and the id of the element there.
    public struct Element {
        let id: ID
        let index: Base.Index
    }
    private let base: Base
    private let path: KeyPath<Base.Element, ID>

    init(_ base: Base, _ path: KeyPath<Base.Element, ID>) { (self.base, self.path) = (base, path) }

    /// The index of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The index after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// The index after another one.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    /// An index with the id of the element there.
    public subscript(position: Base.Index) -> Element { Element(id: base[position][keyPath: path], index: position) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// The index before another one.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// The view of an element that the user can edit in a list.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public typealias Body = Never
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        Content._append(view.content, to: &children)
    }
}
