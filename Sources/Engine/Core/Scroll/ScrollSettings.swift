public import Foundation
public import QuadrantGeometry
package import QuadrantGraph

/// The settings by the modifiers around a scroll view, up to the next outer scroll view; the nearest one applies.
package struct ScrollSettings {
    /// Insets of the content that scroll with it, and insets of the indicators.
    package var contentMargins = EdgeInsets()
    /// Points around the indicators.
    package var indicatorMargins = EdgeInsets()
    /// Where scrolling ends; nil lets it end anywhere.
    package var behavior: (any ScrollTargetBehavior)?
    /// Whether content is drawn outside of the frame.
    package var isClipDisabled = false
    /// The anchors of the initial offset, for changes of the content's size, and for content smaller than the viewport.
    package var initialAnchor: UnitPoint?
    /// The point of the content that stays where it is when sizes change.
    package var sizeAnchor: UnitPoint?
    /// Where content that is smaller than the view stands.
    package var alignmentAnchor: UnitPoint?
    /// Bindings that follow the place and set it.
    package var positions: [any ScrollPositionLink] = []
    /// Told of the geometry and the phase when they change.
    package var observers: [any ScrollObserver] = []
    /// The length by which the top bar collapses as content is scrolled under it, point by point: the content inset is
    /// the height of the expanded bar.
    package var collapsibleBarHeight = 0.0
    package init() {}

    /// The margins around the content.
    var margins: (start: SIMD2<Double>, end: SIMD2<Double>) {
        (SIMD2(contentMargins.leading, contentMargins.top), SIMD2(contentMargins.trailing, contentMargins.bottom))
    }

    /// The settings of the scroll view `node`.
    init(of node: NodeIndex, in graph: ViewGraph) {
        var found: [any ScrollConfiguring] = []
        for at in graph.ancestors(of: node) {
            if graph.scroller(of: at) != nil { break }
            let settings = graph.box(at).trait(ScrollTrait.settings)
            if let modifier = settings as? any ScrollConfiguring { found.append(modifier) }
        }
        for modifier in found.reversed() { modifier.configure(&self) }
    }
}

/// A modifier with settings for the scroll views in it.
package protocol ScrollConfiguring {
    /// Adds what the modifier says to the settings; those further in are called later.
    func configure(_ settings: inout ScrollSettings)
}

/// A modifier of scroll views; has no part in layout.
package nonisolated struct ScrollModifier: LifecycleRole, TraitRole, ScrollConfiguring {
    package typealias Body = Never
    private let configuration: (inout ScrollSettings) -> Void
    package init(_ configuration: @escaping (inout ScrollSettings) -> Void) { self.configuration = configuration }
    package func configure(_ settings: inout ScrollSettings) { configuration(&settings) }
    package static var modifierName: String { "scroll" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    package func trait(_ key: ObjectIdentifier) -> Any? { key == ScrollTrait.settings ? self : nil }
    package func updated(from old: Self, _ context: RoleContext) {
        let graph = context.box.graph!
        graph.scrolling.eachScroller(under: context.box.node) { graph.tree.invalidate($0, .place) }
    }
}

/// Keys of traits that scroll views read.
package enum ScrollTrait {
    private enum Settings {}
    private enum TargetLayout {}
    package static var settings: ObjectIdentifier { ObjectIdentifier(Settings.self) }
    /// Makes the children of the layout inside scroll targets.
    package static var targetLayout: ObjectIdentifier { ObjectIdentifier(TargetLayout.self) }
}

/// A binding to the position of a scroll view.
package protocol ScrollPositionLink {
    /// The current request of the binding; nil for none.
    var request: ScrollRequest? { get }
    /// Distinguishes requests.
    var token: AnyHashable? { get }
    /// The point of the view that the target is brought to; nil brings it into sight only.
    var anchor: UnitPoint? { get }
    /// Whether the link is about views of this identity.
    func accepts(_ id: AnyHashable) -> Bool
    /// Called after the user has scrolled, with the id of the view at the anchor.
    func moved(to id: AnyHashable?)
}

/// A requested position of a scroll view.
package enum ScrollRequest: Equatable {
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// In points of the content; nil keeps the offset on an axis.
    case point(x: CGFloat?, y: CGFloat?)
}

/// An observer of a scroll view.
package protocol ScrollObserver {
    /// Called after a frame in which size, offset or insets have changed.
    func geometryChanged(_ geometry: ScrollGeometry, in model: ScrollModel)
    /// Called after a frame in which the phase has changed; the velocity is in points a second.
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry, velocity: CGVector?)
}

/// Whether the content bounces at its ends.
public struct ScrollBounceBehavior: Sendable, Equatable {
    enum Kind { case automatic, always, basedOnSize }
    let kind: Kind
    /// Bounces in any case.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Bounces in any case.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Bounces only if the content is larger than the viewport.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The phase of a scroll view's movement.
@frozen
public enum ScrollPhase: Equatable, Sendable {
    /// No movement.
    case idle
    /// A touch has begun that may scroll.
    case tracking
    /// A touch drags the content.
    case interacting
    /// The content decelerates after a drag.
    case decelerating
    /// The content is animated to a position that the program requested.
    case animating

    /// Whether the phase is any but `idle`.
    public var isScrolling: Bool { self != .idle }
}

/// The geometry of a scroll view's content, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's position at the top leading corner; at rest 0, less the inset of that edge.
    public var contentOffset: CGPoint
    /// The size of the content without margins.
    public var contentSize: CGSize
    /// The margins, and the bars that cover the edges.
    public var contentInsets: EdgeInsets
    /// The scroll view's size without the insets.
    public var containerSize: CGSize
    /// The visible rectangle of the content.
    public let visibleRect: CGRect
    /// The container's rectangle in the content's space.
    public let bounds: CGRect

    /// A geometry in points; `visibleRect` and `bounds` are derived from the arguments.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        bounds = CGRect(origin: contentOffset, size: containerSize)
        let size = CGSize(width: containerSize.width + contentInsets.leading + contentInsets.trailing,
                          height: containerSize.height + contentInsets.top + contentInsets.bottom)
        visibleRect = CGRect(origin: contentOffset, size: size)
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    /// A description of the offset, the content size and the container size, in points.
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
    }
}
