import Foundation

// Enumerates the views in a view: a picker shows its options as segments, in a menu or on a wheel, and a menu has
// separators between its buttons. No nodes are inserted; the caller shows the subviews itself.

/// One of the views that a view consists of, for display anywhere.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// The path of a view: the ids of collection elements, else positions.
    public struct ID: Hashable { let path: AnyHashable }
    /// Identifies the view among its siblings; stable while ids and positions do not change.
    public let id: ID
    /// The id of the innermost collection element that the view belongs to.
    package let elementID: AnyHashable?
    /// The type of the view without its modifiers.
    package let viewType: Any.Type
    /// The view without its modifiers.
    package let base: Any
    let content: AnyView
    fileprivate let traits: [(ObjectIdentifier) -> Any?]
    /// The environment that the view keeps wherever it is shown; nil for that of the place.
    fileprivate(set) var scope: EnvironmentScope?
    /// The part of the innermost section that the view belongs to; nil outside of sections.
    package fileprivate(set) var section: SectionPlace?
    /// The traits of the modifiers around that section.
    fileprivate var sectionTraits: [(ObjectIdentifier) -> Any?] = []

    /// A trait of the section that the view belongs to; the innermost one applies.
    func sectionTrait(_ key: ObjectIdentifier) -> Any? {
        for trait in sectionTraits.reversed() { if let value = trait(key) { return value } }
        return nil
    }

    /// A trait of the view; the innermost one applies.
    package func trait(_ key: ObjectIdentifier) -> Any? {
        for trait in traits.reversed() { if let value = trait(key) { return value } }
        return nil
    }

    /// The values that the view sets for the container around it.
    public var containerValues: ContainerValues { ContainerValues { trait($0) } }

    public static func _append(_ view: Subview, to children: inout _ChildBuilder) {
        guard let scope = view.scope, children.list == nil else {
            return AnyView._append(view.content, to: &children)
        }
        let scoped = ScopedView(ScopedContent(view.content, in: scope))
        ScopedView._append(scoped, to: &children)
    }

    /// The same view, which keeps the environment of its container.
    func kept(in scope: EnvironmentScope?) -> Subview {
        var copy = self
        copy.scope = scope
        return copy
    }
}

/// The section of a view, and the part of it.
package struct SectionPlace: Equatable {
    /// What a subview is to the section it belongs to.
    package enum Part { case header, row, footer }
    /// Identifies the section in a list.
    package let id: AnyHashable
    package let part: Part
}

/// Enumerates the views in a value for the view with this property; reads are recorded for that view.
package struct SubviewReader: InstalledProperty {
    private var context: PropertyContext?
    package init() {}
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) { self.context = context }

    /// The environment of the view with this property.
    var scope: EnvironmentScope? { context?.environment.scope }

    /// The subviews of `content`, with sections resolved. Costs an evaluation of the bodies that are not cached.
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

extension RowReader {
    /// The subviews of `view`, for containers that show them one by one.
    package func subviews<V: View>(of view: V) -> [Subview] {
        Subview.all(in: view, PropertyContext(environment: environment, graph: graph, node: frame))
    }
}

/// Collects the views that are appended to a builder, instead of building nodes.
final class SubviewList: ChildList {
    fileprivate private(set) var found: [Subview] = []
    private let context: PropertyContext
    /// The positions and ids on the path to the visited view.
    private var path: [AnyHashable] = []
    private var elementID: AnyHashable?
    private var place = 0
    private var section: SectionPlace?
    private static let depthLimit = 200

    fileprivate init(_ context: PropertyContext) { self.context = context }

    private var builder: _ChildBuilder {
        var builder = _ChildBuilder(graph: context.graph, parent: context.node, scope: context.environment.scope!)
        builder.list = self
        return builder
    }

    fileprivate func visit<V: View>(_ view: V) {
        var builder = builder
        V._append(view, to: &builder)
    }

    /// Adds an appended view: descends into groups, collects other views.
    override func add<V: View>(_ view: V, key: AnyHashable?, _ make: (V) -> TypedBox<V>) {
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

    /// Visits the next level; `key` is its id, if it has one.
    fileprivate func enter(_ key: AnyHashable?, _ visit: () -> Void) {
        let outer = (place, elementID)
        path.append(key ?? AnyHashable(place))
        if let key { elementID = key.elementID }
        place = 0
        if path.count < SubviewList.depthLimit { visit() }
        path.removeLast()
        (place, elementID) = (outer.0 + 1, outer.1)
    }

    /// Visits one part of a section; the current path identifies the section.
    fileprivate func enter<V: View>(_ part: SectionPlace.Part, _ content: V) {
        let outer = section
        section = SectionPlace(id: AnyHashable(path), part: part)
        enter(nil) { visit(content) }
        section = outer
    }

    /// Descends into a composite only if its body consists of several views: otherwise it is one view, with its own
    /// state.
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
        // A copy: a slice would keep the storage, all of which the removal then copies.
        let inner = Array(found[start...])
        found.removeSubrange(start...)
        for subview in inner {
            let content = inner.count == 1 ? wrapper.whole : wrapper.wrapped(subview.content)
            var made = Subview(id: subview.id, elementID: subview.elementID, viewType: subview.viewType,
                               base: subview.base, content: content, traits: [wrapper.trait] + subview.traits,
                               section: subview.section)
            made.sectionTraits = subview.sectionTraits
            // The section is inside of the modifier.
            if subview.section?.id != section?.id { made.sectionTraits.insert(wrapper.trait, at: 0) }
            found.append(made)
        }
    }

    fileprivate func visitWrapped<V: View>(_ view: V) { visit(view) }
}

/// A view with a modifier, which is applied to each of the views inside.
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

/// A view that enumerates its subviews itself.
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

/// A type that may consist of several views.
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

/// Whether a view of this type may consist of several views, each of them laid out separately. An `AnyView` is treated
/// as one view.
package nonisolated func areSeveral<V: View>(_ type: V.Type) -> Bool {
    if let known = type as? any SeveralViews.Type { return known.areSeveral }
    return V.Body.self != Never.self && areSeveral(V.Body.self)
}
