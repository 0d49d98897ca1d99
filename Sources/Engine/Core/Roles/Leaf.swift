package import Foundation
import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList

/// The context of a role's evaluation. Reads of environment values through it are recorded.
package struct RoleContext {
    package unowned(unsafe) let box: NodeBox
    package var environment: EnvironmentValues { box.scope.values }
    /// A value computed from the environment, shared by all views with the same environment.
    package func summary<Value: AnyObject>(_ make: (EnvironmentValues) -> Value) -> Value { box.scope.summary(make) }
    /// The rules of layout that differ between systems.
    package var rules: LayoutRules { box.graph.configuration.rules }
    /// An object that the node stores between evaluations; dropped when the node is remeasured.
    package func kept<T: AnyObject>(_ make: () -> T) -> T {
        if let known = box.storage.kept as? T { return known }
        let made = make()
        box.storage.kept = made
        return made
    }
    /// The object that `kept` has stored; nil if there is none.
    package func known<T: AnyObject>(_ type: T.Type) -> T? { box.storage.kept as? T }
    /// Reports a value that cannot be used; the closure gets the path of the view.
    package func report(_ issue: (String) -> Diagnostic) {
        box.graph.report(issue(box.graph.path(of: box.node)))
    }
    /// The date of the host's clock.
    package var date: Date { box.graph.date(at: box.graph.now) }
    /// Measures and draws the node again at `date`, unless the returned action is cancelled.
    package func renew(at date: Date) -> ScheduledAction {
        let graph: ViewGraph = box.graph, id = graph.tree.id(box.node)
        let time = graph.now + date.timeIntervalSince(self.date)
        return graph.schedule(at: max(time, graph.now + 1.0 / 120)) { [unowned graph] in
            guard graph.tree.isLive(id) else { return }
            graph.box(id.index).forgetMeasures()
            graph.invalidate(id.index, [.measure, .display])
            graph.noteChange()
        }
    }
    /// Marks the node as one with alignment guides, so that containers around it read them.
    package func marksGuides() { box.graph.mark(box.node, .hasGuides) }
    /// Evaluates `answer` with recorded reads: a change of a value draws this node again.
    package func drawing<R>(_ answer: () -> R) -> R {
        box.graph.reading(box.node, .display, answer)
    }
}

/// The kind of a leaf, on which its treatment by containers and animations depends.
package enum LeafKind {
    /// The drawing can be interpolated between two sizes.
    case picture
    /// As `picture`; it may show a symbol, whose replacement is animated.
    case image
    /// Lines are broken again for each size, so that sizes cannot be interpolated.
    case text
    /// Empty space, with the lowest layout priority.
    case space
}

/// The properties of a leaf besides its drawing.
package struct ShownContent {
    /// The text that is shown; nil if there is none.
    package var text: (() -> String?)?
    /// The name of the symbol.
    package var symbol: String?
    /// The responder for touches on the content; called for each touch, and not cached.
    package var responder: ((RoleContext) -> NodeResponder?)?
    package init(text: (() -> String?)? = nil, symbol: String? = nil,
                 responder: ((RoleContext) -> NodeResponder?)? = nil) {
        self.text = text
        self.symbol = symbol
        self.responder = responder
    }
}

/// The description of a leaf for the inspector, assistive technology and animations.
package nonisolated protocol LeafDescription: LayoutWords {
    /// The name in the layout tree.
    static var viewName: String { get }
    /// What the leaf is, if tools tell it from others.
    static var layoutElement: LayoutElement? { get }
    /// What the leaf is to the scheme of colours and to audits.
    static var kind: LeafKind { get }
    /// What the layout tree says of the leaf, by name.
    var debugAttributes: [(String, String)] { get }
    /// The content besides the drawing; nil if there is none.
    var shown: ShownContent? { get }
    /// The description for assistive technology; nil for none.
    func semantics(_ context: RoleContext) -> Semantics?
}

/// A view without children: text, images, colours, shapes.
package nonisolated protocol LeafRole: View, LeafDescription where Body == Never {
    /// The phases that depend on a difference between two values of this view. Default: all.
    static func changed(from old: Self, to new: Self) -> PhaseSet
    /// The size in points for a proposal.
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double>
    /// What each side of a proposal does to the size. Default: anything.
    func sides(_ context: RoleContext) -> ProposalSides
    /// The distances to neighbours that the leaf prefers.
    func spacing(_ context: RoleContext) -> ViewSpacing
    /// Whether the view has baselines, the only alignment guides of a leaf.
    static var hasGuides: Bool { get }
    /// An alignment guide of a size that was chosen for a proposal; nil where the default stands.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ context: RoleContext) -> Double?
    /// Draws the leaf, with the leading top corner of its frame at `origin` of the list, in points.
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext)
    /// Whether a point in the view's space, in points, hits it. Default: any point in its frame.
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool
}

extension LeafDescription {
    package static var layoutElement: LayoutElement? { nil }
    package static var viewName: String { layoutElement?.rawValue ?? ViewName.short(Self.self) }
    package static var kind: LeafKind { .picture }
    package var debugAttributes: [(String, String)] { [] }
    package var shown: ShownContent? { nil }
    package func semantics(_ context: RoleContext) -> Semantics? { nil }
}

extension LeafRole {
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old, new) ? [] : [.measure, .display]
    }
    package func sides(_ context: RoleContext) -> ProposalSides { .none }
    package func spacing(_ context: RoleContext) -> ViewSpacing { .standard }
    package static var hasGuides: Bool { false }
    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ context: RoleContext)
        -> Double?
    { nil }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < CGFloat(size.x) && point.y < CGFloat(size.y)
    }

    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        if children.isPlain {
            children.insert(LeafBox(view))
        } else {
            children.append(view, key: nil) { LeafBox($0) }
        }
    }
}

final class LeafBox<V: LeafRole>: TypedBox<V>, LeafPicture, HitPart, ExplainedNode {
    @inline(__always) override init(_ value: V) { super.init(value) }
    override var kind: Kind { .container }
    override var features: NodeFeatures { [.isLeaf, .anchorsGeometry] }
    var breaksLines: Bool { V.kind == .text }
    override var hits: (any HitPart)? { self }
    override var description: (any NodeDescription)? { self }
    override var name: String { V.viewName }
    private var context: RoleContext { RoleContext(box: self) }
    /// Calls `body` with the value in place. As an `inout` parameter it is not copied for each call, and nothing
    /// changes it.
    @inline(__always) private func withLeaf<R>(_ body: (inout V) -> R) -> R { body(&address(of: &value).pointee) }

    /// What leaves of the type set for views around them; texts alone set anything.
    private static var written: LeafPreference? {
        (V.self as? any LayoutPreferring.Type)?.layoutPreference
    }

    override func build() {
        if V.hasGuides { graph.mark(node, .hasGuides) }
        if V.kind == .text, let written = Self.written, graph.preferences.isRead(written.key) {
            graph.preferences.addWriter(node, written.key)
            graph.preferences.leavesWrite = true
        }
    }

    override func preference(_ key: InternedPreferenceKey) -> Any? {
        guard V.kind == .text, let written = Self.written, key === written.key else { return nil }
        return written.value(value, graph.size(of: node), context)
    }

    /// Has the preference read again that depends on the layout.
    private func layoutChanged() {
        guard V.kind == .text, let written = Self.written, graph.preferences.isRead(written.key) else { return }
        graph.preferences.invalidate(node, written.key)
    }

    override func adopt(_ new: V) {
        if V.kind == .image, let name = new.shown?.symbol, let old = value.shown?.symbol, name != old,
           graph.motion.contents.replacesSymbol(node) {
            graph.motion.contents.replaced.insert(node)
            graph.motion.paints.note(node)
        }
        guard graph.mayAnimate || storage.track != nil || graph.motion.isChanging(node) else {
            show(new)
            return
        }
        if V.changed(from: value, to: new).contains(.display) { graph.motion.paints.note(node) }
        show(animated(new, from: value) { [unowned self] in self.show($0) })
    }

    private func show(_ new: V) {
        let phases = V.changed(from: value, to: new)
        value = new
        guard !phases.isEmpty else { return }
        if phases.contains(.measure) { storage.kept = nil }
        graph.invalidate(node, phases)
        layoutChanged()
    }

    override func evaluate(_ cause: BodyRun.Cause) {}
    override func forgetMeasures() { storage.kept = nil }
    override func measure(_ proposal: Proposal) -> SIMD2<Double> { withLeaf { $0.measure(proposal, context) } }
    override func sides() -> ProposalSides { withLeaf { $0.sides(context) } }
    override func place(_ size: SIMD2<Double>, _ proposal: Proposal) { layoutChanged() }
    override func spacing() -> ViewSpacing { withLeaf { $0.spacing(context) } }
    override func priority() -> Double { V.kind == .space ? -.infinity : 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? {
        withLeaf { $0.guide(key, size, proposal, context) }
    }
    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        if graph.motion.isChanging(node) {
            graph.motion.drawChanging(self, into: &list, size, at: origin)
            return
        }
        drawAlone(size, into: &list, at: origin)
    }
    func drawAlone(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        let reader = ReadScope.place
        let outer = reader.pointee
        reader.pointee = Reader(tree: graph.tree, index: node, phase: .display)
        withLeaf { $0.draw(size, into: &list, at: origin, context) }
        reader.pointee = outer
    }
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        withLeaf { $0.contains(point, in: size, context) }
    }
    var layoutElement: LayoutElement? { V.layoutElement }
    var debugAttributes: [(String, String)] { value.debugAttributes }
    var shownText: String? { value.shown?.text?() }
    var semantics: Semantics? { value.semantics(context) }
    var layoutWords: (any LayoutWords)? { value }
    var responder: NodeResponder? { value.shown?.responder?(context) }
}
