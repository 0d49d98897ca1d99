package import Foundation
package import QuadrantGeometry
package import QuadrantGraph

/// The node of a responder, valid while it is in the tree.
package struct ResponderSite {
    private let link: GraphLink
    package let id: NodeID
    /// The graph of the node. Traps when that is gone; `isLive` tells.
    package var graph: ViewGraph { link.graph! }

    init(graph: ViewGraph, id: NodeID) {
        link = graph.link
        self.id = id
    }

    /// The node at present. Another one may have its place when `isLive` is false.
    package var node: NodeIndex { id.index }
    /// Whether the node is still in the tree.
    package var isLive: Bool { link.graph?.tree.isLive(id) ?? false }
    package var size: CGSize { isLive ? graph.size(of: node) : .zero }
    /// The node's own space: from zero to its size, in points.
    package var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The environment of the node; reads are not recorded.
    package var environment: EnvironmentValues {
        isLive ? graph.box(node).scope.values : EnvironmentValues()
    }
    /// Whether controls at the node react. The read is not recorded.
    package var isEnabled: Bool { ReadScope.with(nil) { environment.isEnabled } }

    /// The context of the first leaf in the node; nil if there is none.
    package var leaf: RoleContext? {
        guard isLive else { return nil }
        var at = node
        while at != 0, !graph[at].isLeaf { at = graph[at].firstLayoutChild }
        return at == 0 ? nil : RoleContext(box: graph.box(at))
    }

    /// Converts a location in the window to a coordinate space; nil if the space's transform cannot be inverted there.
    package func point(_ place: CGPoint, in space: CoordinateSpace = .local) -> CGPoint? {
        guard isLive else { return nil }
        switch space {
        case .global: return place
        case .local: return graph.point(place, in: node)
        case .named(let name):
            guard let target = graph.namedSpace(name, around: node) else { return place }
            return graph.point(place, in: target)
        }
    }
}

extension RoleContext {
    /// The node as a responder.
    package var site: ResponderSite { ResponderSite(graph: box.graph, id: box.graph.tree.id(box.node)) }
}

extension ProjectionTransform {
    /// The point that this transform maps to `place`; nil if there is none in front of the camera.
    package func source(of place: CGPoint) -> CGPoint? {
        var inverse = self
        guard inverse.invert() else { return nil }
        let point = place.applying(inverse)
        guard point.x.isFinite, point.y.isFinite, isAffine || depth(point) > 0 else { return nil }
        return point
    }
}

/// The responder of a node: created on first use, retained while the node is in the tree.
package final class Responder: NodeResponder {
    /// The node that reacts.
    package let site: ResponderSite
    /// The recognizer of this node.
    package var pointer: PointerAttachment?
    /// The focus behaviour of the node; nil if it is not focusable.
    package var focus: FocusPart?
    /// Performs the action of the keyboard shortcut in the environment.
    package var activate: (() -> Void)?
    /// Opens the context menu of the node.
    package var showMenu: (() -> Void)?
    /// The hover behaviour of the node.
    var hover: HoverWatch?
    /// The handler of keys while the focus is in the node.
    var keyWatch: KeyWatch?
    /// Called when the node is removed, after its gestures were cancelled.
    package var onLeave: (() -> Void)?
    /// The reactions of a node: empty until modifiers configure them.
    package init(_ site: ResponderSite) { self.site = site }

    /// Whether the node itself handles a tap on its content.
    var takesTaps: Bool {
        guard let pointer else { return false }
        return pointer.takesPart && pointer.recognizer.takesTaps && site.isEnabled
    }
}

/// A modifier that adds input to its view, without an effect on layout and drawing.
package nonisolated protocol ResponderModifier: ViewModifier where Body == Never {
    /// The name in the layout tree.
    static var modifierName: String { get }
    /// What the modifier is, if tools tell it from others: its name in the layout tree.
    static var layoutElement: LayoutElement? { get }
    /// What the layout tree says of the modifier, by name.
    var debugAttributes: [(String, String)] { get }
    /// Configures a new responder, and again for every new value of the modifier: an object with state (a recognizer)
    /// is kept and gets the new closures.
    func configure(_ responder: Responder)
    /// Whether the responder is created with the node; otherwise on first use.
    static var isEager: Bool { get }
}

extension ResponderModifier {
    package static var modifierName: String { ViewName.short(Self.self) }
    package static var layoutElement: LayoutElement? { nil }
    package var debugAttributes: [(String, String)] { [] }
    package static var isEager: Bool { false }

    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        children.append(view) { ResponderBox($0) }
    }
}

final class ResponderBox<Inner: View, M: ResponderModifier>: TypedBox<ModifiedContent<Inner, M>>, HitPart,
    ExplainedNode
{
    override var hits: (any HitPart)? { self }
    override var description: (any NodeDescription)? { self }
    private var made: Responder?
    override var kind: Kind { .unary }
    override var name: String { layoutElement?.rawValue ?? M.modifierName }

    override func build() {
        if storage.instanceChild == 0 { graph.reconcile(node) { Inner._append(value.content, to: &$0) } }
        if M.isEager, made == nil { _ = madeResponder }
    }

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        value = new
        build()
        if let made { value.modifier.configure(made) }
        for childInstance in storage.childInstances { graph.box(childInstance).adoptChildInstance(of: self) }
    }

    override func makeChildInstance() -> NodeBox { ResponderBox(value) }
    override func adoptChildInstance(of original: NodeBox) {
        guard let original = original as? ResponderBox<Inner, M> else { return }
        adopt(original.value)
    }

    var responder: NodeResponder? { madeResponder }
    private var madeResponder: Responder {
        if let made { return made }
        let fresh = Responder(ResponderSite(graph: graph, id: graph.tree.id(node)))
        value.modifier.configure(fresh)
        made = fresh
        return fresh
    }

    override func willLeave() {
        guard let made else { return }
        graph.input.leave(made.site.id)
        made.onLeave?()
    }
    var layoutElement: LayoutElement? { M.layoutElement }
    var debugAttributes: [(String, String)] { value.modifier.debugAttributes }
    var layoutWords: (any LayoutWords)? { value.modifier as? any LayoutWords }
}
