import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

/// The typed half of a node: one object, one seam between generic code and rows.
///
/// The base class answers like a wrapper that changes nothing: it measures, spaces and aligns as its only child does.
/// What only some boxes do is in `features`, in `part` and in the optional roles below.
package class NodeBox {
    package final var graph: ViewGraph! {
        get { graphInPlace?.takeUnretainedValue() }
        set { graphInPlace = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The same without counting a reference.
    final var graphInPlace: Unmanaged<ViewGraph>!
    package final var row: NodeIndex = 0
    /// The environment this node's own values are read from.
    package final var scope: EnvironmentScope! = nil
    /// What is kept between answers, and what few nodes have.
    final var storage = NodeStorage()

    package enum Kind { case structure, unary, container }
    package var kind: Kind { .structure }
    /// The view's type, by identity.
    var viewType: ObjectIdentifier { fatalError("abstract") }
    /// Short name for people: no module, no generic arguments.
    package var name: String { "\(type(of: self))" }
    /// What the rest of the graph must know of this box to treat it rightly.
    package var features: NodeFeatures { kind == .unary ? .passesOneView : [] }
    /// What the node is besides a step of layout and drawing; nil for most.
    var part: NodePart? { nil }

    // MARK: content

    /// Makes the children, the first time or again.
    func build() {}
    /// Answers the content phase again because something it read changed.
    func evaluate() { build() }
    /// The environment for the children; a writer returns its own.
    var childScope: EnvironmentScope { scope }
    /// A copy of this box for one of several children (see `LayoutFlags.isExpanded`).
    func makeChildInstance() -> NodeBox { fatalError("\(name) cannot be copied") }
    /// Takes over the value of the box this one is a copy of.
    func adoptChildInstance(of original: NodeBox) {}
    /// The row is about to leave the tree.
    func willLeave() {}
    func trait(_ key: ObjectIdentifier) -> Any? { nil }

    // MARK: layout

    package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        let child = graph.firstChild(of: row)
        return child == 0 ? SIMD2() : graph.measure(child, proposal)
    }

    /// The sides of a proposal that cannot change the size. Asked after a measure, when children have answered theirs.
    func ignoredSides() -> Axis.Set {
        let child = graph.firstChild(of: row)
        return child == 0 ? [.horizontal, .vertical] : graph.ignoredSides(child)
    }

    package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        let child = graph.firstChild(of: row)
        if child != 0 { graph.setPlacement(child, SIMD2(), graph.measure(child, proposal), proposal, in: size) }
    }

    func spacing() -> ViewSpacing {
        let child = graph.firstChild(of: row)
        return child == 0 ? .zero : graph.spacing(child)
    }

    func priority() -> Double {
        let child = graph.firstChild(of: row)
        return child == 0 ? 0 : graph.priority(child)
    }

    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        let child = graph.firstChild(of: row)
        return child == 0 ? nil : graph.explicitGuide(child, key, size, proposal)
    }

    /// Called before a fresh round of answers: drop what was derived from the children.
    func forgetMeasures() {}

    /// The axis it runs along, and the stack that several views in it form.
    var stack: NodeStack { NodeStack() }

    // MARK: drawing, space and input

    /// Draws this row's own picture and its children's, at `origin` of the fragment being made.
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        graphInPlace._withUnsafeGuaranteedRef { $0.drawLayoutChildren(row, into: &list, at: origin) }
    }
    /// What it does to points and edges of its content; nil where it does nothing.
    var space: (any SpacePart)? { nil }
    /// Which points hit it; nil where its children decide.
    var hits: (any HitPart)? { nil }
    /// What it says of itself to the inspector and to assistive technology.
    package var description: (any NodeDescription)? { nil }

    package enum HitPolicy: Equatable {
        /// Children outside of the row are hit as well.
        case through
        /// Nothing in here is hit.
        case blocked
        /// Nothing is hit where the row does not contain the point.
        case clipped
        /// The same, and the row itself is never hit: it only limits its children.
        case limited
        /// Nothing is hit where none of these rows would be: they say where the content shows.
        case masked(by: [NodeIndex])
    }

    // MARK: preferences

    /// What this row and what is in it write for a key; nil if nothing is written. Asked through `PreferenceTable`.
    func preference(_ key: InternedPreferenceKey) -> Any? { graph.reduceChildren(row, key) }
}

/// A box that holds the view value itself.
package class TypedBox<V: View>: NodeBox {
    package final var value: V
    @inline(__always) package init(_ value: V) { self.value = value }

    /// The first layout child; 0 where there is none.
    package final var layoutChild: NodeIndex { withGraph { $0.firstChild(of: row) } }
    /// Works on the graph without counting a reference.
    @inline(__always)
    final func withGraph<R>(_ body: (ViewGraph) -> R) -> R { graphInPlace._withUnsafeGuaranteedRef { body($0) } }

    override final var viewType: ObjectIdentifier { ObjectIdentifier(V.self) }
    override package var name: String { ViewName.short(V.self) }

    /// Takes a new value for the same node: invalidates what differs and rebuilds what depends on it.
    func adopt(_ new: V) {
        value = new
        self.build()
    }
}

/// Where a stored property is, without asking the runtime for its type.
@inline(__always)
func address<T>(of property: UnsafeMutablePointer<T>) -> UnsafeMutablePointer<T> { property }

/// Transparent to layout: passes its content on.
final class StructureBox<V: View>: TypedBox<V> {
    let content: (V, inout _ChildBuilder) -> Void
    private let isOneView: Bool
    override var features: NodeFeatures {
        isOneView ? [.passesOneView, .mayBecomeAnother, .defersLikeParent] : .defersLikeParent
    }
    init(_ value: V, isOneView: Bool = false, _ content: @escaping (V, inout _ChildBuilder) -> Void) {
        self.content = content
        self.isOneView = isOneView
        super.init(value)
    }
    @available(*, unavailable) override init(_ value: V) { fatalError("a structure needs its content") }
    override func build() { graph.reconcile(row) { builder in content(value, &builder) } }
}

package enum ViewName {
    /// `QuadrantViews.ModifiedContent<Text, _Offset>` is `_Offset`; `Text` is `Text`.
    package static func short(_ type: Any.Type) -> String {
        var name = _typeName(type, qualified: false)
        if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
        if let context = name.lastIndex(of: ".") { name = String(name[name.index(after: context)...]) }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
