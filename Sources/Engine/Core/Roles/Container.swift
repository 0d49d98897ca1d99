import Foundation
package import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

/// How several children are measured and placed. Rules are values; data derived from the children is cached in
/// `Memory`.
package protocol ContainerRule: LayoutWords {
    /// Data derived from the children, kept for each node between measuring and placing.
    associatedtype Memory
    /// Called once for each node.
    func makeMemory() -> Memory
    /// The size for a proposal. Measures the layout children through `node`, which caches them.
    func measure(_ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory) -> SIMD2<Double>
    /// Places the layout children in `size`, which was chosen for `proposal`; x is from the leading edge.
    func place(in size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode, _ memory: inout Memory)
    /// The distances to neighbours that the container prefers.
    func spacing(_ node: ContainerNode, _ memory: inout Memory) -> ViewSpacing
    /// An alignment guide that its children define; nil where none does.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ node: ContainerNode,
               _ memory: inout Memory) -> Double?
    /// The axis of stacks, which `Spacer` and `Divider` read; nil for others.
    var stackAxis: Axis? { get }
    /// The phases that a changed value invalidates.
    static func changed(from old: Self, to new: Self) -> PhaseSet
}

extension ContainerRule {
    package var stackAxis: Axis? { nil }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old, new) ? [] : [.measure, .place, .display]
    }
}

extension ContainerRule where Memory == Void {
    package func makeMemory() {}
}

/// A rule with names and values for the inspector.
protocol InspectedContainer {
    var debugAttributes: [(String, String)] { get }
}

/// The node and children of a container, for its rule.
package struct ContainerNode {
    /// The graph of the node.
    package let graph: ViewGraph
    /// The node of the container.
    package let index: NodeIndex
    package let box: NodeBox
    /// The nodes that the rule places. Valid until the tree changes.
    package var layoutChildren: UnsafeBufferPointer<NodeIndex> { graph.layoutChildren(of: index) }
    package var context: RoleContext { RoleContext(box: box) }

    /// The axes of their proposals that no child's size depends on.
    package var ignoredSides: Axis.Set {
        var common: Axis.Set = [.horizontal, .vertical]
        for layoutChild in layoutChildren { common.formIntersection(graph.ignoredSides(layoutChild)) }
        return common
    }

    /// The union of the children's preferred spacing on all edges.
    package func unionSpacing() -> ViewSpacing {
        var result: ViewSpacing?
        for layoutChild in layoutChildren {
            result = result?.union(graph.spacing(layoutChild)) ?? graph.spacing(layoutChild)
        }
        return result ?? .zero
    }
}

/// A container view: a rule and its content.
package nonisolated protocol ContainerRole: View where Body == Never {
    /// How the children are measured and placed.
    associatedtype Rule: ContainerRule
    associatedtype Content: View
    /// The type whose name the node has, unless it has that of a layout element.
    associatedtype Named = Self
    /// How the children are measured and placed; an equal rule changes nothing.
    var rule: Rule { get }
    /// The views that are placed.
    var content: Content { get }
    /// What the container is, if tools tell it from others.
    static var layoutElement: LayoutElement? { get }
    /// See `RigidByChildren`.
    static var isRigidByChildren: Bool { get }
    /// Whether the container equals its child if it contains exactly one view, unconditionally
    /// (Docs/Layout/Containers.md).
    static var isIdentityUnary: Bool { get }
    /// For a container of one view, the stack that several views form in it.
    static var implicitStack: (any ImplicitStack.Type)? { get }
}

extension ContainerRole where Self: RigidByChildren {
    package static var isRigidByChildren: Bool { true }
}

extension ContainerRole {
    package static var isRigidByChildren: Bool { false }
    package static var isIdentityUnary: Bool { false }
    package static var implicitStack: (any ImplicitStack.Type)? { nil }
    package static var layoutElement: LayoutElement? { nil }
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { ContainerBox($0) }
    }
}

/// The node of a container: its rule over its layout children.
package final class ContainerBox<V: ContainerRole>: TypedBox<V>, ExplainedNode {
    /// The rule of the view value, created once per value.
    private var rule: V.Rule
    private var memory: V.Rule.Memory
    /// Whether this is a background or an overlay: an implicit ZStack that is not part of the layout around it.
    private let isSecondary: Bool
    private let isIdentityUnary = V.isIdentityUnary

    package init(_ value: V, isSecondary: Bool = false) {
        rule = value.rule
        memory = rule.makeMemory()
        self.isSecondary = isSecondary
        super.init(value)
    }

    override package var kind: Kind { .container }
    override package var features: NodeFeatures {
        var features: NodeFeatures = isSecondary ? .isSecondaryRoot : []
        if isIdentityUnary { features.insert(.mayBeIdentity) }
        return features
    }
    override package var description: (any NodeDescription)? { self }
    override package var name: String { V.layoutElement?.rawValue ?? ViewName.short(V.Named.self) }
    /// The only child that this container equals; 0 if the rule applies.
    private var identity: NodeIndex {
        let own = graph[node]
        return own.isIdentity ? own.firstLayoutChild : 0
    }
    private var container: ContainerNode { ContainerNode(graph: graph, index: node, box: self) }

    /// The value, read in place.
    private var view: V { unsafeAddress { UnsafePointer(address(of: &value)) } }

    override func build() { graph.reconcile(node) { V.Content._append(view.content, to: &$0) } }

    override func adopt(_ new: V) {
        var newRule = new.rule
        if graph.mayAnimate || storage.track != nil {
            newRule = animated(newRule, from: rule) { [unowned self] in self.show($0) }
        }
        value = new
        show(newRule)
        build()
    }

    private func show(_ new: V.Rule) {
        let phases = V.Rule.changed(from: rule, to: new), oldAxis = rule.stackAxis
        rule = new
        if !phases.isEmpty { graph.invalidate(node, phases) }
        // Spacers and dividers depend on the axis.
        if oldAxis != new.stackAxis { graph.invalidateSubtree(node, .measure) }
    }

    override func forgetMeasures() { memory = rule.makeMemory() }

    /// Accesses the memory in place without an exclusive access that stays open while children are measured: checking
    /// it costs time in proportion to the nesting, and a copy would share its arrays. Children never call their parent,
    /// so it is not entered twice.
    @inline(__always) private func withMemory<R>(_ body: (inout V.Rule.Memory) -> R) -> R {
        body(&address(of: &memory).pointee)
    }

    override package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let identity = identity
        if identity != 0 { return graph.measure(identity, proposal) }
        return withMemory { rule.measure(proposal, container, &$0) }
    }
    override func sides() -> ProposalSides { V.isRigidByChildren ? .init(ignored: container.ignoredSides) : .none }
    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        if identity != 0 { return super.place(size, proposal) }
        withMemory { rule.place(in: size, proposal, container, &$0) }
    }
    override func spacing() -> ViewSpacing {
        identity != 0 ? super.spacing() : withMemory { rule.spacing(container, &$0) }
    }
    override func priority() -> Double {
        identity != 0 ? super.priority() : graph.layoutChildren(of: node).isEmpty ? -.infinity : 0
    }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        if identity != 0 { return super.guide(key, size, proposal) }
        return withMemory { rule.guide(key, size, proposal, container, &$0) }
    }
    override var stack: NodeStack {
        NodeStack(axis: V.implicitStack != nil && identity != 0 ? nil : rule.stackAxis, implicit: V.implicitStack)
    }
    package var layoutElement: LayoutElement? { V.layoutElement }
    package var debugAttributes: [(String, String)] { (rule as? any InspectedContainer)?.debugAttributes ?? [] }
    package var layoutWords: (any LayoutWords)? { identity != 0 ? nil : rule }
}

/// A container whose size ignores the axes of a proposal that all its children ignore.
package protocol RigidByChildren {}
