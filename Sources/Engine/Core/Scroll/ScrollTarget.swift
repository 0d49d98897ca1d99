public import Foundation
public import QuadrantGeometry

/// The position at which scrolling settles.
public struct ScrollTarget: Equatable, Sendable {
    /// The rectangle to show, in the content's space, in points.
    public var rect: CGRect
    /// The point of `rect` that is aligned with the same point of the scroll view; nil aligns the leading top corner.
    public var anchor: UnitPoint?
    /// A target from a rectangle in the content's space, in points.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where a scroll view settles after a drag.
public protocol ScrollTargetBehavior {
    /// The context of `updateTarget(_:context:)`.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// What a behaviour knows when it gives its properties.
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// The properties of a behaviour.
    typealias Properties = ScrollTargetBehaviorProperties
    /// Changes `target`, which is initially the position where the scroll view would settle by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// How scrolling with the behaviour differs.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// The default properties.
    public func properties(context: PropertiesContext) -> Properties { ScrollTargetBehaviorProperties() }
}

/// How scrolling with a `ScrollTargetBehavior` differs.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether a flick settles after a shorter distance: it slows down as fast as one that turns pages. That this
    /// is the rate of pages is a guess; the documentation says only that the distance is shorter.
    public var limitsScrolls = false
    /// The default properties.
    public init() {}
}

/// What a `ScrollTargetBehavior` knows when it gives its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes of the scroll view.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues
    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The context of a `ScrollTargetBehavior`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The position of the scroll view before the drag.
    public let originalTarget: ScrollTarget
    /// The velocity at the end of the drag, in points per second.
    public let velocity: CGVector
    /// The size of the content in points.
    public let contentSize: CGSize
    /// The size of the scroll view in points.
    public let containerSize: CGSize
    /// The scroll axes.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The extents along an axis of the scroll targets near a position of the content.
    let stops: (Axis, Double) -> [ClosedRange<Double>]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Settles at whole pages: multiples of the scroll view's own size. One flick turns one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Settles at whole pages.
    public init() {}

    /// Flicks settle after a shorter distance.
    public func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = true
        return properties
    }

    /// Rounds the target to a page, at most one page from the scroll view's position before the drag.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let page = SIMD2<Double>(context.containerSize)[axis]
            guard page > 0 else { continue }
            let start = (SIMD2<Double>(context.originalTarget.rect.origin)[axis] / page).rounded()
            let wished = (SIMD2<Double>(target.rect.origin)[axis] / page).rounded()
            target.rect.origin.move(axis, to: min(max(wished, start - 1), start + 1) * page)
        }
    }
}

/// Settles with a view of the `scrollTargetLayout` at the start of the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one flick may pass.
    public struct LimitBehavior: Sendable {
        enum Kind { case automatic, always, few, one, never }
        let kind: Kind
        /// One view where the width is compact, any number elsewhere.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// One view at most on each axis; the same as `alwaysByOne`.
        public static let always = LimitBehavior(kind: .always)
        /// Three views at most on each axis.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// One view at most on each axis.
        public static let alwaysByOne = LimitBehavior(kind: .one)
        /// Any number of views.
        public static let never = LimitBehavior(kind: .never)
    }
    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    /// Aligns the start of a view with the start of the scroll view.
    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
        anchor = nil
    }

    /// Aligns a view's `anchor` with the same point of the scroll view; nil aligns their starts.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        limit = limitBehavior
        self.anchor = anchor
    }

    /// Moves the target to the nearest view, within the limit of views from the current one.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis) {
            let window = SIMD2<Double>(context.containerSize)[axis]
            let part = anchor.map { axis == .horizontal ? Double($0.x) : Double($0.y) } ?? 0
            let start = SIMD2<Double>(context.originalTarget.rect.origin)[axis]
            let wished = SIMD2<Double>(target.rect.origin)[axis]
            func stop(_ view: ClosedRange<Double>) -> Double {
                view.lowerBound + part * (view.upperBound - view.lowerBound) - part * window
            }
            func nearest(_ place: Double) -> Int? {
                let stops = context.stops(axis, place).map(stop)
                return stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) }
            }
            guard let index = nearest(wished) else { continue }
            var end = stop(context.stops(axis, wished)[index])
            if let maximum = maximum(axis), let first = nearest(start) {
                // Counted from the view at the original target.
                let stops = context.stops(axis, start).map(stop)
                let low = stops[max(first - maximum, 0)], high = stops[min(first + maximum, stops.count - 1)]
                end = min(max(end, low), high)
            }
            target.rect.origin.move(axis, to: end)
        }
    }

    private func maximum(_ axis: Axis) -> Int? {
        switch limit.kind {
        case .always, .one: 1
        case .few: 3
        // The width of a phone is compact.
        case .automatic: axis == .horizontal ? 1 : nil
        case .never: nil
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Settles at multiples of the scroll view's size, one at most for a flick.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Settles with a view at the start of the scroll view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Settles with a view at the start of the scroll view, within a limit of views.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
    /// Settles with a view's `anchor` at the same point of the scroll view; nil aligns their starts.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
                                   anchor: UnitPoint?) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

/// A type-erased scroll target behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    /// The erased behaviour.
    public let base: any ScrollTargetBehavior
    /// Erases the type of `base`.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }
    /// The properties of the erased behaviour.
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
    /// Calls the erased behaviour.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

extension CGPoint {
    package mutating func move(_ axis: Axis, to place: Double) {
        if axis == .horizontal { x = place } else { y = place }
    }
}
