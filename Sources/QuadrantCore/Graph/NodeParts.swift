package import Foundation
import QuadrantGeometry
package import QuadrantGraph
import QuadrantDisplayList

// What some boxes are besides a step of layout and drawing. A box says it through `NodeBox.features`, `NodeBox.part`
// and the roles `space`, `hits` and `description`, so that the base class does not know of lists or screens.

/// What is constant about a box, or cheap to tell: it is asked on every insertion.
package struct NodeFeatures: OptionSet {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Where the row is held as one view, so is its content.
    package static let passesOneView = NodeFeatures(rawValue: 1 << 0)
    /// The view in here may be another at another time.
    static let mayBecomeAnother = NodeFeatures(rawValue: 1 << 1)
    /// The row is its child where that is the only view in it, and always there.
    static let mayBeIdentity = NodeFeatures(rawValue: 1 << 2)
    /// Views appended to this row wait until they are to be shown if they do in its parent.
    static let defersLikeParent = NodeFeatures(rawValue: 1 << 3)
    /// It belongs to its parent but not to the layout there: a background.
    static let isSecondaryRoot = NodeFeatures(rawValue: 1 << 4)
    /// It draws without children.
    static let isLeaf = NodeFeatures(rawValue: 1 << 5)
    /// It runs a `body`, and so may hold state.
    static let isUserCode = NodeFeatures(rawValue: 1 << 7)
    /// What is in here is drawn from this row's corner, and moves with it.
    static let anchorsGeometry = NodeFeatures(rawValue: 1 << 8)
    /// It is the header, the rows or the footer of a section, which wait in a lazy container.
    static let isSectionPart = NodeFeatures(rawValue: 1 << 9)
    /// Something covers what is in here: it is there, and is not seen.
    static let isCovered = NodeFeatures(rawValue: 1 << 10)
    /// It holds a section's header, rows and footer.
    static let isSection = NodeFeatures(rawValue: 1 << 11)
}

/// The kinds of boxes that other parts of the graph ask for.
enum NodePart {
    case lazyContainer(any LazyContainer)
    case lazySource(any LazySource)
    case rowFrame(any RowFrame)
    case scroller(ScrollModel)
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

/// The axis a container runs along, and the stack that several views in it form.
struct NodeStack {
    /// For what adapts to it: spacers, dividers. Nil where it runs along none.
    var axis: Axis?
    /// For a row that holds one view; nil for all others.
    var implicit: ImplicitStack?
}

/// Makes its children only where they show.
protocol LazyContainer: NodeBox {
    /// Where something with an id will be that is not there yet, in this row's space.
    func placeOfUnmade(_ key: AnyHashable) -> CGRect?
    /// Starts and ends of the lines around a place, there or not; nil where there are no lines.
    func lineExtents(near place: Double) -> [ClosedRange<Double>]?
    /// Whether there are frames around what is in here.
    var framesChildren: Bool { get }
    /// The frames around `children`, in order.
    func frames(around children: [NodeIndex]) -> [NodeIndex]
    /// How headers and footers see the environment; nil: as they did.
    var partEnvironment: ((RowPlace.Role, inout EnvironmentValues) -> Void)? { get }
}

/// Makes its elements one by one in a lazy container.
protocol LazySource: NodeBox {
    /// What this row makes on demand; nil where it makes its children at once.
    var lazyElements: LazyElements? { get }
    /// The element with an id, among all there would be.
    func lazyIndex(of key: AnyHashable) -> Int?
}

/// Runs a body, and keeps its state.
protocol StateOwner: NodeBox {
    var stateCells: [(name: String, cell: any SettableCell)] { get }
    /// What a view keeps of its own, for when it is made again; nil where it keeps nothing.
    var savedState: SavedState? { get }
    /// Whether this is a view made of others, which hides the state of those.
    var hasBody: Bool { get }
}

/// Draws a picture of its own, without what animations make of it.
protocol LeafPicture: NodeBox {
    func drawAlone(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>)
    /// Its picture has no sizes between an old and a new one: lines of text are broken anew.
    var breaksLines: Bool { get }
}

/// Changes the transaction of what is in it.
protocol TransactionPart: NodeBox {
    /// Changes it, if it does so in this update.
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction])
}

/// Comes and goes with a transition.
protocol TransitionPart: TransactionPart {
    /// Whether it does now; without, the view fades.
    var holdsTransition: Bool { get }
    /// The animation to a phase; nil leaves it to the change that makes the view come or go.
    func transitionAnimation(to phase: TransitionPhase) -> Animation?
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool)
}

extension TransitionPart {
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {}
    func transitionAnimation(to phase: TransitionPhase) -> Animation? { nil }
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {}
}

/// Reads or changes preferences of its content.
protocol PreferencePart: NodeBox {
    /// Asked after placing, where a value that it read may have changed.
    func flushPreferences()
    /// Asked when content is made and nothing is placed yet; `flushPreferences` follows.
    func readPreferencesEarly()
}

extension PreferencePart {
    func readPreferencesEarly() {}
}

/// Is notified when another screen covers it.
protocol CoverObserver: NodeBox {
    func coveredChanged(_ isCovered: Bool)
}

/// Changes the coordinate space or the safe area of its content.
protocol SpacePart: NodeBox {
    /// What happens to the drawn content, in this row's space; nil where nothing does.
    func transform(in size: SIMD2<Double>) -> ProjectionTransform?
    /// Whether this row's coordinate space has the name.
    func isSpace(_ name: AnyHashable) -> Bool
    /// What this row covers of its own edges, for what is in it.
    var coveredEdges: CoveredEdges { get }
}

extension SpacePart {
    func transform(in size: SIMD2<Double>) -> ProjectionTransform? { nil }
    func isSpace(_ name: AnyHashable) -> Bool { false }
    var coveredEdges: CoveredEdges { CoveredEdges(nil) }
}

/// Decides which points hit it, and reacts to input.
protocol HitPart: NodeBox {
    /// Whether a point in this row's space is on what it draws itself.
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool
    /// What hit testing does on the way down.
    var hitPolicy: NodeBox.HitPolicy { get }
    /// What may be hit in here, topmost first; nil for the reverse of the drawing order.
    func hitOrder() -> [NodeIndex]?
    /// What the row does with input; nil where it does nothing.
    var responder: Responder? { get }
}

extension HitPart {
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool { false }
    var hitPolicy: NodeBox.HitPolicy { .through }
    func hitOrder() -> [NodeIndex]? { nil }
    var responder: Responder? { nil }
}

/// What a node says of itself.
package protocol NodeDescription: NodeBox {
    /// Names and values for the inspector.
    var debugAttributes: [(String, String)] { get }
    /// The text this node shows, if it shows any.
    var shownText: String? { get }
    /// The description for assistive technology; nil for none.
    var semantics: Semantics? { get }
}

extension NodeDescription {
    package var debugAttributes: [(String, String)] { [] }
    package var shownText: String? { nil }
    package var semantics: Semantics? { nil }
}

extension ViewGraph {
    /// The first layout child; 0 where there is none.
    func firstChild(of row: NodeIndex) -> NodeIndex { layout[Int(row)].firstLayoutChild }
    /// What may be hit in `row`, topmost first.
    func hitOrder(of row: NodeIndex) -> [NodeIndex] { box(row).hits?.hitOrder() ?? paintOrder(of: row).reversed() }
    /// What `row` does with input; nil where it does nothing.
    package func responder(of row: NodeIndex) -> Responder? { box(row).hits?.responder }
    /// The row of a list without the space around it, in the space of its frame `row`; nil where `row` is no frame.
    package func rowCard(of row: NodeIndex) -> CGRect? { box(row).part?.rowFrame?.card }
    /// The state of the view that `row` makes.
    package func stateCells(of row: NodeIndex) -> [(name: String, cell: any SettableCell)] {
        box(row).part?.state?.stateCells ?? []
    }
    func scroller(of row: NodeIndex) -> ScrollModel? { box(row).part?.scroller }
    func isCovered(at row: NodeIndex) -> Bool { box(row).features.contains(.isCovered) }
    /// The transition that `row` plays now; nil where it plays none of its own.
    func transition(of row: NodeIndex) -> (any TransitionPart)? {
        guard let part = box(row).part?.transition, part.holdsTransition else { return nil }
        return part
    }
    /// Whether views appended to `row` wait until they are to be shown.
    func defersChildren(_ row: NodeIndex) -> Bool {
        var at = row
        while at != 0 {
            let box = box(at), features = box.features
            if features.contains(.isSectionPart) { return scrolling.lazy.isInContainer(at) }
            guard features.contains(.defersLikeParent) else { return box.part?.lazyContainer != nil }
            at = rows[at].parent
        }
        return false
    }
}
