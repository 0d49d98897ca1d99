public import Foundation
public import QuadrantGeometry
package import QuadrantGraph

/// The settings of the modifiers around a scroll view. They are found by walking outwards to the next scroll view; the
/// nearest one wins.
package struct ScrollSettings {
    /// Space around the content that scrolls with it, and around the indicators.
    package var contentMargins = EdgeInsets()
    package var indicatorMargins = EdgeInsets()
    package var behavior: (any ScrollTargetBehavior)?
    package var bounces: [Axis: ScrollBounceBehavior] = [:]
    package var isClipDisabled = false
    /// Where the content starts, where it stays as it grows, and where it stands while it is shorter than its window.
    package var initialAnchor: UnitPoint?
    package var sizeAnchor: UnitPoint?
    package var alignmentAnchor: UnitPoint?
    package var positions: [any ScrollPositionLink] = []
    package var observers: [any ScrollObserver] = []
    /// How much shorter the bar at the top gets while content is scrolled under it, point by point: what the content
    /// is inset by is the bar at its full height.
    package var collapsibleBarHeight = 0.0
    package init() {}

    /// Around the content.
    var margins: (start: SIMD2<Double>, end: SIMD2<Double>) {
        (SIMD2(contentMargins.leading, contentMargins.top), SIMD2(contentMargins.trailing, contentMargins.bottom))
    }

    /// The settings of the scroll view `row`.
    init(of row: NodeIndex, in graph: ViewGraph) {
        var found: [any ScrollConfiguring] = []
        var at = graph.rows[row].parent
        while at != 0, graph.scroller(of: at) == nil {
            let settings = graph.box(at).trait(ScrollTrait.settings)
            if let modifier = settings as? any ScrollConfiguring { found.append(modifier) }
            at = graph.rows[at].parent
        }
        for modifier in found.reversed() { modifier.configure(&self) }
    }
}

/// A modifier with settings for the scroll views in it.
package protocol ScrollConfiguring {
    func configure(_ settings: inout ScrollSettings)
}

/// A modifier of scroll views; takes no part in layout.
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
        graph.scrolling.eachScroller(under: context.box.row) { graph.rows.invalidate($0, .place) }
    }
}

package enum ScrollTrait {
    private enum Settings {}
    private enum TargetLayout {}
    package static var settings: ObjectIdentifier { ObjectIdentifier(Settings.self) }
    /// Makes the children of the layout in here scroll targets.
    package static var targetLayout: ObjectIdentifier { ObjectIdentifier(TargetLayout.self) }
}

/// A binding to where a scroll view is.
package protocol ScrollPositionLink {
    /// The current request of the binding; nil for none.
    var request: ScrollRequest? { get }
    /// Distinguishes two requests.
    var token: AnyHashable? { get }
    var anchor: UnitPoint? { get }
    func accepts(_ id: AnyHashable) -> Bool
    /// The scroll view has been moved by the user: this is what it shows at the anchor.
    func moved(to id: AnyHashable?)
}

/// A requested position of a scroll view.
package enum ScrollRequest: Equatable {
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// In points of the content; nil leaves an axis as it is.
    case point(x: CGFloat?, y: CGFloat?)
}

/// An observer of a scroll view.
package protocol ScrollObserver {
    func geometryChanged(_ geometry: ScrollGeometry, in model: ScrollModel)
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry, velocity: CGVector?)
}

/// Whether the content bounces at its end.
public struct ScrollBounceBehavior: Sendable, Equatable {
    enum Kind { case automatic, always, basedOnSize }
    let kind: Kind
    /// Bounces, whether or not there is something to scroll.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Bounces, whether or not there is something to scroll.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Only where there is something to scroll.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// What a scroll view is doing.
@frozen
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing moves it.
    case idle
    /// A finger is down that may scroll it.
    case tracking
    /// A finger moves it.
    case interacting
    /// It decelerates after the finger.
    case decelerating
    /// It scrolls to a position of the program.
    case animating

    /// Whether it moves or a finger is down that may move it: any phase but `idle`.
    public var isScrolling: Bool { self != .idle }
}

/// How a scroll view's content lies in it, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The content's place at the top leading corner; 0, less what covers that edge, at rest.
    public var contentOffset: CGPoint
    /// Without margins.
    public var contentSize: CGSize
    /// Margins, and bars that cover an edge.
    public var contentInsets: EdgeInsets
    /// The scroll view's size less the insets.
    public var containerSize: CGSize
    /// What shows of the content.
    public let visibleRect: CGRect
    /// The container in the content's space.
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
    /// Offset, content size and container size, in points.
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
    }
}
