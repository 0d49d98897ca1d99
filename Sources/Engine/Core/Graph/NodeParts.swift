package import Foundation
import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

// Roles of boxes besides layout and drawing. A box declares them in `NodeBox.features`, `NodeBox.part` and the
// properties `space`, `hits` and `description`, so that the base class is independent of lists and screens.

/// Constant or cheap properties of a box: they are read on every insertion.
package struct NodeFeatures: OptionSet {
    package let rawValue: UInt16
    /// A set of bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// If the node is treated as one view, so is its content.
    package static let passesOneView = NodeFeatures(rawValue: 1 << 0)
    /// The view inside may be replaced by one of another type.
    static let mayBecomeAnother = NodeFeatures(rawValue: 1 << 1)
    /// The node equals its child if that is its only view, unconditionally.
    static let mayBeIdentity = NodeFeatures(rawValue: 1 << 2)
    /// Views appended to this node are deferred if those appended to its parent are.
    static let defersLikeParent = NodeFeatures(rawValue: 1 << 3)
    /// The node belongs to its parent but not to the parent's layout: a background.
    static let isSecondaryRoot = NodeFeatures(rawValue: 1 << 4)
    /// The node draws and has no children.
    static let isLeaf = NodeFeatures(rawValue: 1 << 5)
    /// The node evaluates a `body`, and may have state.
    static let isUserCode = NodeFeatures(rawValue: 1 << 7)
    /// The content is drawn relative to this node's corner, and moves with it.
    static let anchorsGeometry = NodeFeatures(rawValue: 1 << 8)
    /// The node is the header, the nodes or the footer of a section, which a lazy container builds on demand.
    static let isSectionPart = NodeFeatures(rawValue: 1 << 9)
    /// The content is covered: it exists, but is not visible.
    static let isCovered = NodeFeatures(rawValue: 1 << 10)
    /// The node contains a section's header, nodes and footer.
    static let isSection = NodeFeatures(rawValue: 1 << 11)
    /// The views inside may be others or of another number after a change.
    static let isDynamic = NodeFeatures(rawValue: 1 << 12)
    /// The secondary views follow the content where preferences are combined, as an overlay does.
    static let secondariesFollow = NodeFeatures(rawValue: 1 << 13)
}

/// The roles of boxes that other parts of the graph look up.
enum NodePart {
    case lazyContainer(any LazyContainer)
    case lazySource(any LazySource)
    case rowFrame(any RowFrame)
    case scroller(ScrollModel)
    case relativeContainer(ContainerSize)
    case state(any StateOwner)
    case leaf(any LeafPicture)
    case transaction(any TransactionPart)
    case transition(any TransitionPart)
    case lifecycle(any CoverObserver)
    case preferences(any PreferencePart)

    var lazyContainer: (any LazyContainer)? { if case .lazyContainer(let part) = self { part } else { nil } }
    var lazySource: (any LazySource)? { if case .lazySource(let part) = self { part } else { nil } }
    var rowFrame: (any RowFrame)? { if case .rowFrame(let part) = self { part } else { nil } }
    var scroller: ScrollModel? { if case .scroller(let part) = self { part } else { nil } }
    /// The size that relative frames in a container follow.
    var containerSize: ContainerSize? {
        switch self {
        case .scroller(let part): part.container
        case .relativeContainer(let part): part
        default: nil
        }
    }
    var state: (any StateOwner)? { if case .state(let part) = self { part } else { nil } }
    var leaf: (any LeafPicture)? { if case .leaf(let part) = self { part } else { nil } }
    var transaction: (any TransactionPart)? {
        switch self {
        case .transaction(let part): part
        case .transition(let part): part
        default: nil
        }
    }
    var transition: (any TransitionPart)? { if case .transition(let part) = self { part } else { nil } }
    var preferences: (any PreferencePart)? { if case .preferences(let part) = self { part } else { nil } }
    var lifecycle: (any CoverObserver)? { if case .lifecycle(let part) = self { part } else { nil } }
}

/// The stack axis of a container, and the implicit stack of several views in it.
struct NodeStack {
    /// The axis for views that adapt to it: spacers, dividers. Nil without an axis.
    var axis: Axis?
    /// For a node that contains one view; nil for all others.
    var implicit: ImplicitStack?
}

/// A container that builds its children only when they become visible.
protocol LazyContainer: NodeBox {
    /// The estimated frame of an element that is not built yet, in this node's space.
    func placeOfUnmade(_ key: AnyHashable) -> CGRect?
    /// The extents of the lines near a position, built or estimated; nil if there are no lines.
    func lineExtents(near place: Double) -> [ClosedRange<Double>]?
    /// Whether the children have row frames.
    var framesChildren: Bool { get }
    /// The row frames of `children`, in order.
    func frames(around children: [NodeIndex]) -> [NodeIndex]
    /// Changes the environment of headers and footers; nil leaves it unchanged.
    var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? { get }
}

/// A node whose elements are built one by one in a lazy container.
protocol LazySource: NodeBox {
    /// The elements built on demand; nil if the node builds its children immediately.
    var lazyElements: LazyElements? { get }
    /// The index of the element with an id, among all elements.
    func lazyIndex(of key: AnyHashable) -> Int?
}

/// A node that evaluates a body, and owns its state.
protocol StateOwner: NodeBox {
    var stateCells: [(name: String, cell: any SettableCell)] { get }
    /// Those that a later build of the program may take over.
    var keepingCells: [(name: String, cell: any KeepingCell)] { get }
    /// The view's state, for when the view is built again; nil if there is none.
    var savedState: SavedState? { get }
    /// Whether the view has a body, and so hides the state of the views inside.
    var hasBody: Bool { get }
}

/// A leaf that draws its content without animations.
protocol LeafPicture: NodeBox {
    func drawAlone(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>)
    /// Whether the drawing cannot be interpolated between sizes: lines of text are broken again.
    var breaksLines: Bool { get }
}

/// A node that changes the transaction of its content.
protocol TransactionPart: NodeBox {
    /// Changes the transaction, if the node does so in this update.
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction])
}

/// A node with a transition for its insertion and removal.
protocol TransitionPart: TransactionPart {
    /// Whether the transition applies; otherwise the view fades.
    var holdsTransition: Bool { get }
    /// Whether the removed view is gone at once in any transaction.
    var isIdentity: Bool { get }
    /// The animation to a phase; nil uses that of the insertion or removal.
    func transitionAnimation(to phase: TransitionPhase) -> Animation?
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool)
}

extension TransitionPart {
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {}
    func transitionAnimation(to phase: TransitionPhase) -> Animation? { nil }
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {}
}

/// A node that reads or changes preferences of its content.
protocol PreferencePart: NodeBox {
    /// Called after placement, if a value that the node read may have changed.
    func flushPreferences()
    /// Called when content is built and not yet placed; `flushPreferences` follows.
    func readPreferencesEarly()
    /// What is set or read, with the present value.
    var use: PreferenceUse { get }
}

extension PreferencePart {
    func readPreferencesEarly() {}
}

/// How a node takes part in a preference.
package struct PreferenceUse {
    /// The type of the preference key.
    package let key: Any.Type
    /// Whether the node reads it; else it sets it.
    package let isRead: Bool
    package let value: Any
}

extension ViewGraph {
    /// The nodes that set or read a preference, in the order of the program.
    package var preferenceUses: [(node: NodeIndex, use: PreferenceUse)] {
        var found: [(node: NodeIndex, use: PreferenceUse)] = []
        eachNode { node, box in
            if let part = box.part?.preferences { found.append((node, ReadScope.with(nil) { part.use })) }
        }
        return found
    }
}

/// A node that is notified when another screen covers it.
protocol CoverObserver: NodeBox {
    func coveredChanged(_ isCovered: Bool)
    /// Called after the views inside have changed, if the node follows them.
    func viewsChanged()
}

/// A node that changes the coordinate space or the safe area of its content.
protocol SpacePart: NodeBox {
    /// The transform of the drawn content, in this node's space; nil if there is none.
    func transform(in size: SIMD2<Double>) -> ProjectionTransform?
    /// Whether this node's coordinate space has the name.
    func isSpace(_ name: AnyHashable) -> Bool
    /// The insets of this node's edges that are covered, for its content.
    var coveredEdges: CoveredEdges { get }
}

extension SpacePart {
    func transform(in size: SIMD2<Double>) -> ProjectionTransform? { nil }
    func isSpace(_ name: AnyHashable) -> Bool { false }
    var coveredEdges: CoveredEdges { CoveredEdges(nil) }
}

/// A node with its own hit testing and input.
protocol HitPart: NodeBox {
    /// Whether a point in this node's space is on its own drawing.
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool
    /// How hit testing continues with the children.
    var hitPolicy: NodeBox.HitPolicy { get }
    /// The nodes to test, topmost first; nil for the reverse of the drawing order.
    func hitOrder() -> [NodeIndex]?
    /// The responder of the node; nil if it has none.
    var responder: Responder? { get }
}

extension HitPart {
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool { false }
    var hitPolicy: NodeBox.HitPolicy { .through }
    func hitOrder() -> [NodeIndex]? { nil }
    var responder: Responder? { nil }
}

/// The description of a node for tools and assistive technology.
package protocol NodeDescription: NodeBox {
    /// What the node is, if tools tell it from others.
    var layoutElement: LayoutElement? { get }
    /// Names and values for the inspector.
    var debugAttributes: [(String, String)] { get }
    /// The text that this node shows; nil if it shows none.
    var shownText: String? { get }
    /// The accessibility properties; nil for none.
    var semantics: Semantics? { get }
    /// The rule that explains the node's layout; nil if the layout is the content's.
    var layoutWords: (any LayoutWords)? { get }
}

extension NodeDescription {
    package var layoutElement: LayoutElement? { nil }
    package var debugAttributes: [(String, String)] { [] }
    package var shownText: String? { nil }
    package var semantics: Semantics? { nil }
    package var layoutWords: (any LayoutWords)? { nil }
}

extension ViewGraph {
    /// The first layout child; 0 if there is none.
    func firstChild(of node: NodeIndex) -> NodeIndex { layout[Int(node)].firstLayoutChild }
    /// The nodes to test for a hit in `node`, topmost first.
    func hitOrder(of node: NodeIndex) -> [NodeIndex] { box(node).hits?.hitOrder() ?? paintOrder(of: node).reversed() }
    /// The responder of `node`; nil if it has none.
    package func responder(of node: NodeIndex) -> Responder? { box(node).hits?.responder }
    /// The frame of a list row without the space around it, in the space of its row frame `node`; nil if `node` is no
    /// row frame.
    package func rowCard(of node: NodeIndex) -> CGRect? { box(node).part?.rowFrame?.card }
    /// The states of the view that `node` evaluates.
    package func stateCells(of node: NodeIndex) -> [(name: String, cell: any SettableCell)] {
        box(node).part?.state?.stateCells ?? []
    }
    func scroller(of node: NodeIndex) -> ScrollModel? { box(node).part?.scroller }
    func isCovered(at node: NodeIndex) -> Bool { box(node).features.contains(.isCovered) }
    /// The transition that applies to `node` now; nil if it has none of its own.
    func transition(of node: NodeIndex) -> (any TransitionPart)? {
        guard let part = box(node).part?.transition, part.holdsTransition else { return nil }
        return part
    }
    /// Whether views appended to `node` are deferred until they become visible.
    func defersChildren(_ node: NodeIndex) -> Bool {
        for at in ancestors(including: node) {
            let box = box(at), features = box.features
            if features.contains(.isSectionPart) { return scrolling.lazy.isInContainer(at) }
            guard features.contains(.defersLikeParent) else { return box.part?.lazyContainer != nil }
        }
        return false
    }
}
