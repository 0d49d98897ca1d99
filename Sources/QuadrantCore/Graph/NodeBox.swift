import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList
package import Foundation

/// The typed half of a node: one object, one seam between generic code and rows.
///
/// The base class answers like a wrapper that changes nothing: it measures, spaces and aligns as its only child does.
package class NodeBox {
    package final var graph: ViewGraph! {
        get { graphReference?.takeUnretainedValue() }
        set { graphReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    private final var graphReference: Unmanaged<ViewGraph>?
    /// Works on the graph without counting a reference.
    @inline(__always)
    final func withGraph<R>(_ body: (ViewGraph) -> R) -> R {
        graphReference.unsafelyUnwrapped._withUnsafeGuaranteedRef { body($0) }
    }
    @inline(__always)
    final var graphInPlace: Unmanaged<ViewGraph> { graphReference.unsafelyUnwrapped }
    package final var row: UInt32 = 0
    /// The environment this node's own values are read from.
    package final var scope: EnvironmentScope! = nil
    /// What a role keeps between answers; dropped when the node must measure again.
    final var kept: AnyObject?
    final var spacingAnswer: ViewSpacing?
    final var fragment: Fragment?
    /// What was read of `@Observable` objects, if anything was.
    final var observed: ObservedReads?
    private final var extras: Extras?

    /// What few nodes have.
    private final class Extras {
        var key: AnyHashable?
        var secondaries: [UInt32] = []
        var facetID = NodeID(index: 0, generation: 0)
        var facets: [UInt32] = []
        var guideAnswers: [GuideAnswer] = []
        var track: Track?
        var speedTrail: AnyObject?
        var leavers: [Leaver] = []
    }

    private final func madeExtras() -> Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    package final var key: AnyHashable? {
        get { extras?.key }
        set { if newValue != nil || extras != nil { madeExtras().key = newValue } }
    }
    /// Rows that belong to this one but not to the layout around it (a background), in drawing order.
    package final var secondaries: [UInt32] {
        get { extras?.secondaries ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().secondaries = newValue } }
    }
    /// For a facet, the child it wraps. The row of a child that left may soon be another's, so its generation counts.
    final var facetID: NodeID {
        get { extras?.facetID ?? NodeID(index: 0, generation: 0) }
        set { madeExtras().facetID = newValue }
    }
    final var facetChild: UInt32 { extras?.facetID.index ?? 0 }
    final var facets: [UInt32] {
        get { extras?.facets ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().facets = newValue } }
    }
    final var guideAnswers: [GuideAnswer] {
        get { extras?.guideAnswers ?? [] }
        _modify { yield &madeExtras().guideAnswers }
    }
    /// The animation of the node's value.
    final var track: Track? {
        get { extras?.track }
        set { if newValue != nil || extras != nil { madeExtras().track = newValue } }
    }
    /// How fast the node's value changes by hand.
    final var speedTrail: AnyObject? {
        get { extras?.speedTrail }
        set { if newValue != nil || extras != nil { madeExtras().speedTrail = newValue } }
    }
    /// Rows that have gone and are drawn here for the last time.
    final var leavers: [Leaver] {
        get { extras?.leavers ?? [] }
        set { if !newValue.isEmpty || extras != nil { madeExtras().leavers = newValue } }
    }
    final var hasGuideAnswers: Bool { extras.map { !$0.guideAnswers.isEmpty } ?? false }

    /// Answers about guides that are kept.
    static let guideCapacity = 16

    struct GuideAnswer {
        var key: AlignmentKey
        var size: SIMD2<Double>
        var proposal: Proposal
        var value: Double?
    }

    package enum Kind { case structure, unary, container }
    package var kind: Kind { .structure }
    /// The view's type, by identity.
    var viewType: ObjectIdentifier { fatalError("abstract") }
    /// Short name for people: no module, no generic arguments.
    package var name: String { "\(type(of: self))" }

    package init() {}

    // MARK: content

    /// Makes the children, the first time or again.
    func build() {}
    /// Answers the content phase again because something it read changed.
    func evaluate() { build() }
    /// The environment for the children; a writer returns its own.
    var childScope: EnvironmentScope { scope }
    /// A copy of this box for one of several children (see `LayoutFlags.isExpanded`).
    func makeFacet() -> NodeBox { fatalError("\(name) cannot be copied") }
    /// Takes over the value of the box this one is a copy of.
    func adoptFacet(of original: NodeBox) {}
    /// The row is about to leave the tree.
    func willLeave() {}
    /// What is around has been covered by another screen, or uncovered.
    func coveredChanged(_ isCovered: Bool) {}
    /// Whether what is in here is covered by something else: it is there, and nobody sees it.
    var isCovered: Bool { false }

    /// For a row that holds one view, the stack that several views in it form; nil for all others.
    var implicitStack: ImplicitStack? { nil }
    /// Whether the content stands for this row: where this is held as one view, so is that.
    var passesOneView: Bool { kind == .unary }
    /// Whether the view in here may be another at another time.
    var mayBecomeAnother: Bool { false }
    /// Whether this is its child where that is the only view in it, and always there.
    var mayBeIdentity: Bool { false }

    // MARK: laziness

    /// Whether what is in here is made only where it shows.
    var isLazyContainer: Bool { false }
    /// Whether views appended to this row wait until they are to be shown.
    var defersChildren: Bool { false }
    /// What this row makes on demand; nil where it makes its children at once.
    var lazyElements: LazyElements? { nil }
    /// The element with an id, among all there would be.
    func lazyIndex(of key: AnyHashable) -> Int? { nil }
    /// Whether this is a view made of others.
    var hasBody: Bool { false }
    /// What a view keeps of its own, for when it is made again.
    var savedState: SavedState? { nil }
    /// Where something with an id will be that is not there yet, in this row's space.
    func placeOfUnmade(_ key: AnyHashable) -> CGRect? { nil }
    /// Starts and ends of the lines around a place, there or not; nil where there are no lines.
    func lineExtents(near place: Double) -> [ClosedRange<Double>]? { nil }
    /// Whether this row holds a section's header, rows and footer.
    var isSection: Bool { false }
    /// Whether this is the frame around a row of a list, and what of it people would call the row.
    package var isRowFrame: Bool { false }
    package var targetRect: CGRect? { nil }
    /// Whether there are frames around what is in here; those around `children`, in order.
    var framesKids: Bool { false }
    func frames(around children: [UInt32]) -> [UInt32] { children }
    /// How headers and footers in this list see the world; nil: as they did.
    var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? { nil }

    // MARK: animation

    /// Changes the transaction of what is in here, if it does so in this update.
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {}
    /// Whether what is in here is drawn from this row's corner, and goes with it when it is moved.
    var anchorsGeometry: Bool { isLeaf }
    /// Draws a leaf's picture as it is meant.
    func drawAlone(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {}
    /// Whether the picture is drawn at sizes between the old and the new one.
    var followsSize: Bool { true }
    var holdsTransition: Bool { false }
    /// Starts effects of the row's place on their way, if an animated update has changed them.
    func animateLook() {}
    func transitionAnimation(to phase: TransitionPhase) -> Animation? { nil }
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {}

    // MARK: layout

    package final var kid: UInt32 { withGraph { $0.layout[Int(row)].firstKid } }

    package func measure(_ proposal: Proposal) -> SIMD2<Double> {
        kid == 0 ? SIMD2() : graph.measure(kid, proposal)
    }

    /// The sides of a proposal that cannot change the size. Asked after a measure, when children have answered theirs.
    func ignoredSides() -> Axis.Set { kid == 0 ? [.horizontal, .vertical] : graph.ignoredSides(kid) }

    package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        if kid != 0 { graph.setPlacement(kid, SIMD2(), graph.measure(kid, proposal), proposal, in: size) }
    }

    func spacing() -> ViewSpacing { kid == 0 ? .zero : graph.spacing(kid) }
    func priority() -> Double { kid == 0 ? 0 : graph.priority(kid) }

    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        kid == 0 ? nil : graph.explicitGuide(kid, key, size, proposal)
    }

    /// Called before a fresh round of answers: drop what was derived from the children.
    func forgetMeasures() {}

    func trait(_ key: ObjectIdentifier) -> Any? { nil }
    /// Whether traits of what is inside may be seen from outside.
    var passesTraits: Bool { kind != .container }

    /// The axis a stack runs along, for what adapts to it (spacers, dividers).
    var stackAxis: Axis? { nil }

    // MARK: geometry

    /// What happens to the drawn content, in this row's space; nil where nothing does.
    func transform(in size: SIMD2<Double>) -> ProjectionTransform? { nil }
    /// Whether this row's coordinate space has the name.
    func isSpace(_ name: AnyHashable) -> Bool { false }
    /// What this row covers of its own edges, for what is in it.
    var coveredEdges: CoveredEdges { CoveredEdges(nil) }

    // MARK: drawing and input

    /// Draws this row's own picture and its children's, at `origin` of the fragment being made.
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        withGraph { $0.drawKids(row, into: &list, at: origin) }
    }
    var isLeaf: Bool { false }
    /// Whether the fragment is worth keeping on its own.
    var keepsFragment: Bool { kind == .container && !isLeaf }
    var zIndex: Double { 0 }

    /// Whether a point in this row's space is on what it draws itself.
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool { false }
    /// What hit testing does on the way down.
    var hitPolicy: HitPolicy { .through }
    /// What the row does about people, where it does anything.
    package var responder: Responder? { nil }
    /// Rows that say where the content shows: it is hit only where one of them would be. Nil where nothing does.
    var hitMask: [UInt32]? { nil }
    /// What may be hit in here, topmost first.
    func hitOrder() -> [UInt32] { graph.paintOrder(of: row).reversed() }
    var isSecondaryRoot: Bool { false }
    var scroller: (any Scroller)? { nil }

    package enum HitPolicy {
        /// Children outside of the row are hit as well.
        case through
        /// Nothing in here is hit.
        case blocked
        /// Nothing is hit where the row does not contain the point.
        case clipped
        /// The same, and the row itself is never hit: it only limits its children.
        case limited
    }

    // MARK: preferences

    func reduce(_ key: ObjectIdentifier, into value: inout Any?, _ combine: (inout Any?, Any) -> Void) {
        graph.reduceChildren(row, key, into: &value, combine)
    }
    func flushPreferences() {}
    /// Asked when content is made and nothing is placed yet; `flushPreferences` follows.
    func readPreferencesEarly() {}

    // MARK: inspection

    package var facts: [(String, String)] { [] }
    /// Whether it runs a `body`, and so may hold state.
    var isUserCode: Bool { false }
    /// The words this node shows, if it shows any.
    package var shownText: String? { nil }
    /// What the node says to those who do not see it.
    package var semantics: Semantics? { nil }
    package var stateCells: [(name: String, cell: any SettableCell)] { [] }
}

/// A box that holds the view value itself.
package class TypedBox<V: View>: NodeBox {
    package final var value: V
    @inline(__always) package init(_ value: V) { self.value = value }

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
    override var passesOneView: Bool { isOneView }
    override var mayBecomeAnother: Bool { isOneView }
    init(_ value: V, isOneView: Bool = false, _ content: @escaping (V, inout _ChildBuilder) -> Void) {
        self.content = content
        self.isOneView = isOneView
        super.init(value)
    }
    @available(*, unavailable) override init(_ value: V) { fatalError("a structure needs its content") }
    override func build() { graph.reconcile(row) { builder in content(value, &builder) } }
    override var defersChildren: Bool {
        let up = graph.rows[row].parent
        return up != 0 && graph.box(up).defersChildren
    }
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
