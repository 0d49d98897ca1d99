import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

/// The typed part of a node: one object, between generic code and the tables of nodes.
///
/// The base class behaves like a wrapper without effect: its size, spacing and alignment are those of its only child.
/// Special behaviour is in `features`, in `part` and in the optional roles below.
package class NodeBox {
    /// The graph of the node; nil before the box is part of one and after the graph is gone.
    package final var graph: ViewGraph! {
        get { graphInPlace?.takeUnretainedValue() }
        set { graphInPlace = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The same reference, unretained.
    final var graphInPlace: Unmanaged<ViewGraph>!
    /// The node of this box; 0 before it has one.
    package final var node: NodeIndex = 0
    /// The environment that this node reads.
    package final var scope: EnvironmentScope! = nil
    /// Caches, and data that few nodes have.
    package internal(set) final var storage = NodeStorage()

    /// How a node takes part in layout: not at all, with one child, or with any number.
    package enum Kind { case structure, unary, container }
    package var kind: Kind { .structure }
    var viewType: Any.Type { fatalError("abstract") }
    /// A short name for messages: no module, no generic arguments.
    package var name: String { "\(type(of: self))" }
    /// Properties of this box that affect how the graph treats it.
    package var features: NodeFeatures { kind == .unary ? .passesOneView : [] }
    /// The role of the node besides layout and drawing; nil for most.
    var part: NodePart? { nil }

    // MARK: content

    /// Builds the children, initially and for each update.
    func build() {}
    /// Evaluates the content phase: again if a value that it read has changed. A box with a body evaluates it here for
    /// any cause.
    func evaluate(_ cause: BodyRun.Cause) { build() }
    /// The environment of the children; a writer returns its own.
    var childScope: EnvironmentScope { scope }
    /// Creates the instance of this box for one of several children (see `LayoutFlags.isExpanded`).
    func makeChildInstance() -> NodeBox { fatalError("\(name) cannot be copied") }
    /// Adopts the value of the box of which this is an instance.
    func adoptChildInstance(of original: NodeBox) {}
    /// Called before the node is removed from the tree.
    func willLeave() {}
    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    // MARK: layout

    /// The size for a proposal, uncached: `ViewGraph.measure` is what others call.
    package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let child = graph.firstChild(of: node)
        return child == 0 ? SIMD2() : graph.measure(child, proposal)
    }

    /// What each side of a proposal does to the size. Called after a measurement, when the children have been measured.
    func sides() -> ProposalSides {
        let child = graph.firstChild(of: node)
        return child == 0 ? .ignored : .init(ignored: graph.ignoredSides(child))
    }

    /// Places the layout children in a size that was chosen for a proposal.
    package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let child = graph.firstChild(of: node)
        if child != 0 { graph.setPlacement(child, SIMD2(), graph.measure(child, proposal), proposal, in: size) }
    }

    func spacing() -> ViewSpacing {
        let child = graph.firstChild(of: node)
        return child == 0 ? .zero : graph.spacing(child)
    }

    func priority() -> Double {
        let child = graph.firstChild(of: node)
        return child == 0 ? 0 : graph.priority(child)
    }

    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        let child = graph.firstChild(of: node)
        return child == 0 ? nil : graph.explicitGuide(child, key, size, proposal)
    }

    /// Called before a remeasurement: drops the values derived from the children.
    func forgetMeasures() {}

    /// The node's stack axis, and the implicit stack of several views in it.
    var stack: NodeStack { NodeStack() }

    // MARK: drawing, space and input

    /// Draws this node, at `origin` of the fragment being built. Default: its layout children, back to front.
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        graphInPlace._withUnsafeGuaranteedRef { graph in
            if graph.layout[Int(node)].flags.contains(.hasExitingNodes) {
                for layoutChild in graph.drawOrder(of: node) { graph.draw(layoutChild, into: &list, at: origin) }
            } else if graph.loop.hasZIndexes {
                for layoutChild in graph.paintOrder(of: node) { graph.draw(layoutChild, into: &list, at: origin) }
            } else {
                for layoutChild in graph.layoutChildren(of: node) { graph.draw(layoutChild, into: &list, at: origin) }
            }
        }
    }
    /// Transforms and insets of the content's space; nil if there are none.
    var space: (any SpacePart)? { nil }
    /// The node's hit testing; nil if its children decide.
    var hits: (any HitPart)? { nil }
    /// The description for the inspector and assistive technology.
    package var description: (any NodeDescription)? { nil }

    /// Who gets a touch inside of the node's frame.
    package enum HitPolicy: Equatable {
        /// Children outside of the node's bounds are hit as well.
        case through
        /// Neither the node nor its descendants are hit.
        case blocked
        /// Nothing is hit unless the node contains the point.
        case clipped
        /// Nothing is drawn unless the node contains the point, but its children are hit elsewhere as well. The node
        /// itself is never hit.
        case clipsDrawing
        /// Nothing is hit unless one of these nodes would be: they are the mask of the content.
        case masked(by: [NodeIndex])
    }

    // MARK: preferences

    /// The value of a preference key in this node's subtree; nil if none is set. Called through `PreferenceTable`.
    func preference(_ key: InternedPreferenceKey) -> Any? { graph.reduceChildren(node, key) }
}
