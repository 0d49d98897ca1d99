import Foundation
package import QuadrantGeometry
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
    /// The node is the frame around a view of a container (`FramingContainer`).
    static let isRowFrame = NodeFeatures(rawValue: 1 << 6)
    /// The node moves its content without an animation of its layout: what leaves in it is moved along.
    static let scrollsContent = NodeFeatures(rawValue: 1 << 15)
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
    /// The children appear one after the other, as screens and rows do: their actions are performed in that order.
    static let showsInOrder = NodeFeatures(rawValue: 1 << 14)
    /// The secondary views follow the content where preferences are combined, as an overlay does.
    static let secondariesFollow = NodeFeatures(rawValue: 1 << 13)
}

/// What a box is besides a box of layout and drawing, for the phases of the graph.
enum NodePart {
    case lazyContainer(any FramingContainer)
    case lazySource(any ElementSource)
    case state(any StatePart)
    case lifecycle(any CoverObserver)
    case preferences(any PreferencePart)
    /// An object of a feature in a folder above, which knows its type.
    case feature(AnyObject)

    var lazyContainer: (any FramingContainer)? { if case .lazyContainer(let part) = self { part } else { nil } }
    var lazySource: (any ElementSource)? { if case .lazySource(let part) = self { part } else { nil } }
    var state: (any StatePart)? { if case .state(let part) = self { part } else { nil } }
    var lifecycle: (any CoverObserver)? { if case .lifecycle(let part) = self { part } else { nil } }
    var preferences: (any PreferencePart)? { if case .preferences(let part) = self { part } else { nil } }
    var feature: AnyObject? { if case .feature(let part) = self { part } else { nil } }
}

/// A container that builds its children only when they become visible, and may have frames around them.
protocol FramingContainer: NodeBox {
    /// Whether the children have row frames.
    var framesChildren: Bool { get }
    /// The row frames of `children`, in order.
    func frames(around children: [NodeIndex]) -> [NodeIndex]
}

/// A node whose elements are built one by one in a lazy container.
protocol ElementSource: NodeBox {
    /// The elements that are built on demand; nil if the node builds its children immediately.
    var elementList: ElementList? { get }
}

/// The elements of a node that are built on demand.
class ElementList {
    final var count = 0
}

/// A node that evaluates a body.
protocol StatePart: NodeBox {
    /// The states of the view, by the names of its properties.
    var stateSources: [(name: String, source: Source)] { get }
}

/// The stack axis of a container, and the implicit stack of several views in it.
struct NodeStack {
    /// The axis for views that adapt to it: spacers, dividers. Nil without an axis.
    var axis: Axis?
    /// For a node that contains one view; nil for all others.
    var implicit: (any ImplicitStack.Type)?
}

/// The stack that several views form in a container of one view: its type makes it, in a folder above.
package protocol ImplicitStack {}

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

/// The edges that a node covers for its content.
package struct CoveredEdges {
    /// The covered lengths, in points; nil covers nothing.
    package var insets: EdgeInsets?
    /// Whether insets of safe areas further out do not apply inside.
    package var hidesOuter: Bool
    package init(_ insets: EdgeInsets?, hidesOuter: Bool = false) {
        self.insets = insets
        self.hidesOuter = hidesOuter
    }
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
    /// The object that takes the input of the node; nil if it takes none.
    var responder: NodeResponder? { get }
}

extension HitPart {
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool { false }
    var hitPolicy: NodeBox.HitPolicy { .through }
    func hitOrder() -> [NodeIndex]? { nil }
    var responder: NodeResponder? { nil }
}

/// Takes the input of a node. A feature has one subclass of it.
package class NodeResponder {}

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
}

extension NodeDescription {
    package var layoutElement: LayoutElement? { nil }
    package var debugAttributes: [(String, String)] { [] }
    package var shownText: String? { nil }
    package var semantics: Semantics? { nil }
}

extension ViewGraph {
    /// The first layout child; 0 if there is none.
    func firstChild(of node: NodeIndex) -> NodeIndex { layout[Int(node)].firstLayoutChild }
    /// The nodes to test for a hit in `node`, topmost first.
    func hitOrder(of node: NodeIndex) -> [NodeIndex] { box(node).hits?.hitOrder() ?? paintOrder(of: node).reversed() }
    func scrollsContent(_ node: NodeIndex) -> Bool { box(node).features.contains(.scrollsContent) }
    func isCovered(at node: NodeIndex) -> Bool { box(node).features.contains(.isCovered) }
    /// The lazy container of which `node` is a transparent descendant; 0 if there is none.
    func lazyContainer(around node: NodeIndex) -> NodeIndex {
        let around = nearestLayout(around: node)
        return around != 0 && box(around).part?.lazyContainer != nil ? around : 0
    }
    /// Whether the layout around `node`, a transparent node, is lazy.
    func isInLazyContainer(_ node: NodeIndex) -> Bool { loop.hasLazyContainers && lazyContainer(around: node) != 0 }
    /// Whether `node`, a transparent node, is a row of a lazy container; of a list, if `ofList`.
    func isRow(_ node: NodeIndex, ofList: Bool = true) -> Bool {
        guard loop.hasLazyContainers else { return false }
        let container = lazyContainer(around: node)
        return container != 0 && (!ofList || box(container).part?.lazyContainer?.framesChildren == true)
    }
    /// Whether views appended to `node` are deferred until they become visible.
    func defersChildren(_ node: NodeIndex) -> Bool {
        for at in ancestors(including: node) {
            let box = box(at), features = box.features
            if features.contains(.isSectionPart) { return isInLazyContainer(at) }
            guard features.contains(.defersLikeParent) else { return box.part?.lazyContainer != nil }
        }
        return false
    }
}
