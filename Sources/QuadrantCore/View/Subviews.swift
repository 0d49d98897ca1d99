import Foundation

// What is in a view, one by one: a picker shows its options as segments, as a menu or on a wheel, and a menu puts lines
// between its buttons. Nothing enters the graph here; the caller shows the subviews itself.

/// One of the views that a view is made of: shown wherever it is put.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Where a view stands in the whole: ids of collections on the way, else places.
    public struct ID: Hashable { let path: AnyHashable }
    /// Tells the view apart from the others that it stands with; stable while ids and places stay.
    public let id: ID
    /// The id of the innermost collection element it comes from.
    package let elementID: AnyHashable?
    /// The type of the view without its modifiers.
    package let viewType: Any.Type
    /// The view without its modifiers.
    package let base: Any
    let content: AnyView
    fileprivate let traits: [(ObjectIdentifier) -> Any?]
    /// What it is of which section, the innermost; nil outside sections.
    package fileprivate(set) var section: SectionPlace?

    /// A value written on it, the outermost first.
    package func trait(_ key: ObjectIdentifier) -> Any? {
        for trait in traits { if let value = trait(key) { return value } }
        return nil
    }

    /// The values handed to the container around it.
    public var containerValues: ContainerValues { ContainerValues { trait($0) } }

    public static func _append(_ view: Subview, to children: inout _ChildBuilder) {
        AnyView._append(view.content, to: &children)
    }
}

/// Where a view stands in a section.
package struct SectionPlace: Equatable {
    package enum Part { case header, row, footer }
    /// Tells the sections of a list apart.
    package let id: AnyHashable
    package let part: Part
}

/// Lists the views in a value on behalf of the view that holds this property; what is read on the way is that view's
/// reading.
package struct SubviewReader: InstalledProperty {
    private var context: PropertyContext?
    package init() {}
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { self.context = context }

    package func callAsFunction<Content: View>(_ content: Content) -> [Subview] {
        guard let context else { return [] }
        return Subview.all(in: content, context)
    }
}

extension Subview {
    static func all<Content: View>(in content: Content, _ context: PropertyContext) -> [Subview] {
        let list = SubviewList(context)
        list.visit(content)
        return list.found
    }
}

/// Collects what is appended to a builder, instead of making nodes of it.
final class SubviewList {
    fileprivate private(set) var found: [Subview] = []
    private let context: PropertyContext
    /// Places and ids on the way down to what is visited now.
    private var path: [AnyHashable] = []
    private var elementID: AnyHashable?
    private var place = 0
    private var section: SectionPlace?
    private static let depthLimit = 200

    fileprivate init(_ context: PropertyContext) { self.context = context }

    private var builder: _ChildBuilder {
        var builder = _ChildBuilder(graph: context.graph, parent: context.row, scope: context.environment.scope!)
        builder.list = self
        return builder
    }

    fileprivate func visit<V: View>(_ view: V) {
        var builder = builder
        V._append(view, to: &builder)
    }

    /// Takes what the builder was given: looks into what only groups, keeps what shows.
    func add<V: View>(_ view: V, key: AnyHashable?, _ make: (V) -> TypedBox<V>) {
        enter(key) {
            if let wrapper = view as? any WrappedSubviews {
                wrap(wrapper)
            } else if let several = view as? any ListedSubviews {
                several.visitAll(self)
            } else {
                add(view, make(view))
            }
        }
    }

    private func add<V: View>(_ view: V, _ box: TypedBox<V>) {
        if let structure = box as? StructureBox<V> {
            var builder = builder
            structure.content(view, &builder)
        } else if box is CompositeBox<V>, reaches(V.self) {
            evaluate(view)
        } else {
            found.append(Subview(id: Subview.ID(path: AnyHashable(path)), elementID: elementID, viewType: V.self,
                                 base: view, content: AnyView(view), traits: [], section: section))
        }
    }

    /// Visits what stands one level further down; `key` is its id, if it has one.
    fileprivate func enter(_ key: AnyHashable?, _ visit: () -> Void) {
        let outer = (place, elementID)
        path.append(key ?? AnyHashable(place))
        if let key { elementID = key }
        place = 0
        if path.count < SubviewList.depthLimit { visit() }
        path.removeLast()
        (place, elementID) = (outer.0 + 1, outer.1)
    }

    /// Visits one part of a section; the section itself is where the list stands now.
    fileprivate func enter<V: View>(_ part: SectionPlace.Part, _ content: V) {
        let outer = section
        section = SectionPlace(id: AnyHashable(path), part: part)
        enter(nil) { visit(content) }
        section = outer
    }

    /// A composite is looked into only when it makes several views: alone it is one, with its own state.
    private func reaches<V: View>(_ type: V.Type) -> Bool {
        (V.Body.self as? any SeveralViews.Type)?.areSeveral ?? false
    }

    private func evaluate<V: View>(_ view: V) {
        var view = view
        var properties = ConnectedProperties(of: V.self)
        properties.connect(&view, context)
        visit(onMain(view) { $0.body })
    }

    private func wrap(_ wrapper: any WrappedSubviews) {
        let start = found.count
        wrapper.visitContent(self)
        let inner = found[start...]
        found.removeSubrange(start...)
        for subview in inner {
            let content = inner.count == 1 ? wrapper.whole : wrapper.wrapped(subview.content)
            found.append(Subview(id: subview.id, elementID: subview.elementID, viewType: subview.viewType,
                                 base: subview.base, content: content, traits: [wrapper.trait] + subview.traits,
                                 section: subview.section))
        }
    }

    fileprivate func visitWrapped<V: View>(_ view: V) { visit(view) }
}

/// A view with a modifier: the modifier goes with each of the views it is applied to.
private protocol WrappedSubviews {
    func visitContent(_ list: SubviewList)
    func wrapped(_ content: AnyView) -> AnyView
    var whole: AnyView { get }
    func trait(_ key: ObjectIdentifier) -> Any?
}

extension ModifiedContent: WrappedSubviews where Content: View, Modifier: ViewModifier {
    fileprivate func visitContent(_ list: SubviewList) { list.visitWrapped(content) }
    fileprivate func wrapped(_ content: AnyView) -> AnyView { AnyView(content.modifier(modifier)) }
    fileprivate var whole: AnyView { AnyView(self) }
    fileprivate func trait(_ key: ObjectIdentifier) -> Any? { (modifier as? any TraitRole)?.trait(key) }
}

/// A view that lists what is in it itself.
private protocol ListedSubviews {
    func visitAll(_ list: SubviewList)
}

extension ForEach: ListedSubviews where Content: View {
    fileprivate func visitAll(_ list: SubviewList) {
        for item in data { list.enter(AnyHashable(id(item))) { list.visitWrapped(content(item)) } }
    }
}

extension Section: ListedSubviews where Parent: View, Content: View, Footer: View {
    fileprivate func visitAll(_ list: SubviewList) {
        list.enter(.header, header)
        list.enter(.row, content)
        list.enter(.footer, footer)
    }
}

/// Types whose views may be several.
private protocol SeveralViews { static var areSeveral: Bool { get } }
extension TupleView: SeveralViews { fileprivate static var areSeveral: Bool { true } }
extension ForEach: SeveralViews { fileprivate static var areSeveral: Bool { true } }
extension Section: SeveralViews { fileprivate static var areSeveral: Bool { true } }
extension Group: SeveralViews where Content: View {
    fileprivate static var areSeveral: Bool { QuadrantCore.areSeveral(Content.self) }
}
extension _ConditionalContent: SeveralViews {
    fileprivate static var areSeveral: Bool {
        QuadrantCore.areSeveral(TrueContent.self) || QuadrantCore.areSeveral(FalseContent.self)
    }
}
extension Optional: SeveralViews where Wrapped: View {
    fileprivate static var areSeveral: Bool { QuadrantCore.areSeveral(Wrapped.self) }
}
extension ModifiedContent: SeveralViews where Content: View, Modifier: ViewModifier {
    fileprivate static var areSeveral: Bool { QuadrantCore.areSeveral(Content.self) }
}

/// Whether a view of this type may be several views, each of them laid out by itself. What an `AnyView` hides is taken
/// for one.
package nonisolated func areSeveral<V: View>(_ type: V.Type) -> Bool {
    if let known = type as? any SeveralViews.Type { return known.areSeveral }
    return V.Body.self != Never.self && areSeveral(V.Body.self)
}
