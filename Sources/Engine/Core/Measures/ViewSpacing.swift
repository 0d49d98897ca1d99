public import Foundation
public import QuadrantGeometry

/// The preferred distances of a view to its neighbours: per edge, a value for each category of neighbour.
///
/// The distance between two views is the largest over the categories that both facing edges have (a text above a shape,
/// a shape above a text, a text above a text), else their preference for any neighbour, else 8 points.
public struct ViewSpacing: Sendable {
    /// Shared by all views with equal preferences.
    package let storage: Storage

    /// No preference on any edge.
    public init() { storage = Storage.none }
    /// Touches its neighbours on every edge.
    public static let zero = ViewSpacing(storage: .zero)

    package init(storage: Storage) { self.storage = storage }

    /// The spacing of shapes, colours and other plain views: 8 points between each other, the text's own distance to
    /// text.
    package static let standard = ViewSpacing(storage: .standard)

    /// Points between two views that do not say otherwise.
    package static let defaultDistance = 8.0

    /// The line metrics of the text at an edge.
    package struct TextEdge: Equatable, Sendable {
        /// The height of a line, in points.
        package var lineHeight: Double
        /// The additional distance between two lines, in points.
        package var leading: Double
        package init(lineHeight: Double, leading: Double) {
            self.lineHeight = lineHeight
            self.leading = leading
        }
    }

    /// The distances in points that a view prefers at one of its edges; nil where it leaves them to its neighbour.
    package struct EdgeValues: Equatable, Sendable {
        package var any: Double?
        /// To a text below it.
        package var aboveText: Double?
        /// To a text above it.
        package var belowText: Double?
        /// The lines at this edge, if it is one of a text.
        package var text: TextEdge?
        package init(any: Double? = nil, aboveText: Double? = nil, belowText: Double? = nil, text: TextEdge? = nil) {
            self.any = any
            self.aboveText = aboveText
            self.belowText = belowText
            self.text = text
        }

        func union(_ other: EdgeValues) -> EdgeValues {
            func larger(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { max(a, $0) } } ?? a ?? b }
            var result = EdgeValues(any: larger(any, other.any), aboveText: larger(aboveText, other.aboveText),
                                    belowText: larger(belowText, other.belowText))
            if let mine = text, let its = other.text { result.text = mine.leading >= its.leading ? mine : its }
            else { result.text = text ?? other.text }
            return result
        }
    }

    /// The preferences of four edges, compared by identity first.
    package final class Storage: Equatable, Sendable {
        package let top, leading, bottom, trailing: EdgeValues
        package init(top: EdgeValues, leading: EdgeValues, bottom: EdgeValues, trailing: EdgeValues) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
        package static let none = Storage(top: .init(), leading: .init(), bottom: .init(), trailing: .init())
        package static let zero = Storage(
            top: .init(any: 0), leading: .init(any: 0), bottom: .init(any: 0), trailing: .init(any: 0))
        /// The preferences of views that do not say otherwise.
        package static let standard = Storage(
            top: .init(belowText: 0), leading: .init(), bottom: .init(aboveText: 0), trailing: .init())
        package static func == (a: Storage, b: Storage) -> Bool {
            a === b || a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
        }
    }

    /// The preferences at an edge.
    package subscript(edge: Edge) -> EdgeValues {
        switch edge {
        case .top: storage.top
        case .leading: storage.leading
        case .bottom: storage.bottom
        case .trailing: storage.trailing
        }
    }

    /// The same with the spacing of a plain view on `edges`, as of a frame or padding.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        if edges == .all || storage === Storage.standard { return .standard }
        func value(_ edge: Edge) -> EdgeValues {
            edges.contains(Edge.Set(edge)) ? ViewSpacing.standard[edge] : self[edge]
        }
        return ViewSpacing(
            storage: Storage(
                top: value(.top), leading: value(.leading), bottom: value(.bottom), trailing: value(.trailing)))
    }

    /// Takes the larger preferred distance per category and edge.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    /// The larger preferred distance per category on `edges`; the other edges keep this view's preferences.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        if storage === other.storage { return self }
        func value(_ edge: Edge) -> EdgeValues {
            edges.contains(Edge.Set(edge)) ? self[edge].union(other[edge]) : self[edge]
        }
        return ViewSpacing(
            storage: Storage(
                top: value(.top), leading: value(.leading), bottom: value(.bottom), trailing: value(.trailing)))
    }

    /// The distance in points between this view and `next`, which follows it along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(distance(to: next, axis))
    }

    /// Points to the next view on an axis: the larger of what both prefer, by the rules of text where both are.
    package func distance(to next: ViewSpacing, _ axis: Axis) -> Double {
        if storage === Storage.standard, next.storage === Storage.standard { return ViewSpacing.defaultDistance }
        let before = self[axis == .horizontal ? .trailing : .bottom]
        let after = next[axis == .horizontal ? .leading : .top]
        var best: Double?
        func offer(_ value: Double) { best = best.map { max($0, value) } ?? value }
        if let a = before.belowText, let b = after.belowText { offer(a + b) }
        if let a = before.aboveText, let b = after.aboveText { offer(a + b) }
        if before.text != nil, let lower = after.text { offer(lower.leading) }
        if let best { return best }
        if let a = before.any { return after.any.map { max(a, $0) } ?? a }
        return after.any ?? ViewSpacing.defaultDistance
    }
}
