import Foundation
public import QuadrantGeometry

// Custom containers: `Group(subviews:)` and `ForEach(subviews:)` enumerate the views that a view consists of.

/// The views that a view consists of; as a view, it shows all of them.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    public typealias Body = Never
    /// A slice of these views, which is a view itself.
    public typealias SubSequence = SubviewsCollectionSlice
    let all: [Subview]

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { all.count }
    /// The view at `index`; an index out of range stops the program.
    public subscript(index: Int) -> Subview { all[index] }
    /// The views in a range of indices, which keep their indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(part: all[bounds]) }

    public static func _append(_ view: SubviewsCollection, to children: inout _ChildBuilder) {
        SubviewsCollectionSlice._append(view[0..<view.count], to: &children)
    }
}

/// A slice of the views that a view consists of.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    public typealias Body = Never
    /// A slice of these views.
    public typealias SubSequence = SubviewsCollectionSlice
    let part: ArraySlice<Subview>

    /// The index of the first view in the whole collection.
    public var startIndex: Int { part.startIndex }
    /// The index after the last view in the whole collection.
    public var endIndex: Int { part.endIndex }
    /// The view at an index of the whole collection.
    public subscript(index: Int) -> Subview { part[index] }
    /// The views in a range of indices, which keep their indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(part: part[bounds]) }

    public static func _append(_ view: SubviewsCollectionSlice, to children: inout _ChildBuilder) {
        let each = ForEach(view.part) { $0 }
        type(of: each)._append(each, to: &children)
    }
}

/// One section of a view. Consecutive views outside of sections form one without header and footer.
public nonisolated struct SectionConfiguration: Identifiable {
    /// Identifies the section by its position, or by the ids of collection elements around it.
    public struct ID: Hashable { let path: AnyHashable }
    /// The section's id; for views outside of sections, that of the first view.
    public let id: ID
    /// The views of the header; empty without one.
    public let header: SubviewsCollection
    /// The rows, without header and footer.
    public let content: SubviewsCollection
    /// The views of the footer; empty without one.
    public let footer: SubviewsCollection
    private let trait: (ObjectIdentifier) -> Any?

    init(id: ID, header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection,
         trait: @escaping (ObjectIdentifier) -> Any?) {
        (self.id, self.header, self.content, self.footer, self.trait) = (id, header, content, footer, trait)
    }

    /// The values that the section sets for the container around it.
    public var containerValues: ContainerValues { ContainerValues(trait) }
    /// The actions of the section; empty without any.
    public var actions: Actions { Actions(content: trait(SectionActionsTrait.id) as? AnyView) }

    /// The actions that `sectionActions(content:)` has set for a section.
    public nonisolated struct Actions: View {
        let content: AnyView?
        @MainActor public var body: some View { content }
    }
}

/// The actions of a section, as a type-erased view.
package enum SectionActionsTrait {
    package static var id: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// The sections that a view consists of.
public nonisolated struct SectionCollection: RandomAccessCollection {
    let all: [SectionConfiguration]
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { all.count }
    /// The section at `index`; an index out of range stops the program.
    public subscript(index: Int) -> SectionConfiguration { all[index] }

    init(_ subviews: [Subview]) {
        var sections: [SectionConfiguration] = []
        var rest = subviews[...]
        while let first = rest.first {
            let place = first.section?.id
            let mine = rest.prefix { $0.section?.id == place }
            func of(_ part: SectionPlace.Part) -> SubviewsCollection {
                SubviewsCollection(all: mine.filter { ($0.section?.part ?? .row) == part })
            }
            sections.append(SectionConfiguration(id: SectionConfiguration.ID(path: place ?? first.id.path),
                                                 header: of(.header), content: of(.row), footer: of(.footer),
                                                 trait: { first.sectionTrait($0) }))
            rest = rest.dropFirst(mine.count)
        }
        all = sections
    }
}

/// Shows the result of a transform of the views in a view.
nonisolated struct SubviewsTransform<Base: View, Result: View>: View {
    let base: Base
    let transform: ([Subview]) -> Result
    let read = SubviewReader()

    var body: some View { transform(read(base).map { $0.kept(in: read.scope) }) }
}

/// The content of `Group(subviews:)`.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    public typealias Body = Never
    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    public static func _append(_ view: GroupElementsOfContent, to children: inout _ChildBuilder) {
        let made = SubviewsTransform(base: view.base) { [transform = view.transform] in
            transform(SubviewsCollection(all: $0))
        }
        type(of: made)._append(made, to: &children)
    }
}

/// The content of `Group(sections:)`.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    public typealias Body = Never
    let base: Sections
    let transform: (SectionCollection) -> Content

    public static func _append(_ view: GroupSectionsOfContent, to children: inout _ChildBuilder) {
        let made = SubviewsTransform(base: view.base) { [transform = view.transform] in
            transform(SectionCollection($0))
        }
        type(of: made)._append(made, to: &children)
    }
}

extension Group where Content: View {
    /// Shows the result of `transform` for the views in `view`, which may place each of them anywhere.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(storing: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Shows the result of `transform` for the sections in `view`.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(storing: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The data of a `ForEach` over parts of a view, which are known only at its position in the graph.
protocol PartsOfView {
    func appendAll(to children: inout _ChildBuilder)
}

/// The data of a `ForEach` over subviews or sections: empty to the program, since they are known only in the graph.
public nonisolated struct _PartsCollection<Element>: RandomAccessCollection, PartsOfView {
    let append: (inout _ChildBuilder) -> Void
    /// Always 0.
    public var startIndex: Int { 0 }
    /// Always 0: the elements are known only in the graph.
    public var endIndex: Int { 0 }
    /// Stops the program: the collection has no elements.
    public subscript(index: Int) -> Element { preconditionFailure("there are no elements before they are shown") }
    func appendAll(to children: inout _ChildBuilder) { append(&children) }
}

/// The data of `ForEach(subviews:)`.
public typealias ForEachSubviewCollection<Content> = _PartsCollection<Subview>
/// The data of `ForEach(sections:)`.
public typealias ForEachSectionCollection<Content> = _PartsCollection<SectionConfiguration>

extension ForEach where Content: View {
    /// Shows the result of `content` for each of the views in `view`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let group = Group(subviews: view) { ForEach<[Subview], Subview.ID, Content>($0.all, content: content) }
        self.init(data: Data { type(of: group)._append(group, to: &$0) }, content: content, id: { $0.id })
    }

    /// Shows the result of `content` for each of the sections in `view`.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let group = Group(sections: view) {
            ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>($0.all, content: content)
        }
        self.init(data: Data { type(of: group)._append(group, to: &$0) }, content: content, id: { $0.id })
    }
}

extension Subview {
    /// How a container gives sizes to a group of views.
    public enum ContainerSizingOptions: Sendable {
        /// Each view has its own size.
        case variable
        /// The views have one size along some axes.
        case uniform(axis: Axis.Set)
    }
}
