public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// Where a scroll view is, and where a program asks it to go.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        case none
        /// The id, and the same as observers see it.
        case id(AnyHashable, SeenID?, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }
    private struct SeenID: Equatable, @unchecked Sendable {
        let value: any Hashable & Sendable
        static func == (a: SeenID, b: SeenID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    }
    private var place = Place.none
    /// Counts what was asked for, so that two equal requests are distinct.
    fileprivate var requests = 0
    private var idType: ObjectIdentifier?
    /// Whether people have scrolled since something was last asked for.
    public private(set) var isPositionedByUser = false

    /// A position without a request; scrolling by people reports ids of `idType`, of any type for `Never`.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = ObjectIdentifier(idType) }

    /// A request to show the view with this id; `anchor` nil moves as little as needed (Docs/Layout/Scrolling.md).
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        idType = ObjectIdentifier(ID.self)
        scrollTo(id: id, anchor: anchor)
    }

    /// A request to scroll to an end of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(idType: idType)
        scrollTo(edge: edge)
    }

    /// A request for an offset in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType: idType)
        scrollTo(point: point)
    }

    /// A request for an offset along both axes, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x, y: y)
    }

    /// A request for a horizontal offset in points; the vertical one stays.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    /// A request for a vertical offset in points; the horizontal one stays.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(y: y)
    }

    private mutating func ask(_ new: Place) {
        place = new
        requests += 1
        isPositionedByUser = false
    }

    /// Asks to show the view with this id, its `anchor` on that of the scroll view; nil moves as little as needed.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(.id(AnyHashable(id), SeenID(value: id), anchor: anchor))
    }
    /// Asks to scroll to an end of the content.
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    /// Asks for an offset in points.
    public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
    /// Asks for an offset along both axes, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
    /// Asks for a horizontal offset in points; the vertical one stays.
    public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
    /// Asks for a vertical offset in points; the horizontal one stays.
    public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

    /// The edge that was asked for; nil for other requests, and after people have scrolled.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The offset that was asked for along both axes, in points; nil for other requests.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The horizontal offset that was asked for, in points; nil where there was none.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The vertical offset that was asked for, in points; nil where there was none.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The id that was asked for; for the one that people scrolled to, see `viewID(type:)`.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(_, let seen, _) = place { seen?.value } else { nil }
    }
    /// The id that was asked for or scrolled to; nil where there is none, or none of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _, _) = place { id.base as? T } else { nil }
    }

    fileprivate var request: ScrollRequest? {
        switch place {
        case .none: nil
        case .id(let id, _, let anchor): .id(id, anchor: anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    fileprivate func accepts(_ id: AnyHashable) -> Bool {
        func type<T>(of value: T) -> ObjectIdentifier { ObjectIdentifier(T.self) }
        return idType == ObjectIdentifier(Never.self) || _openExistential(id.base, do: type) == idType
    }

    fileprivate mutating func moved(to id: AnyHashable?) {
        place = id.map { .id($0, nil, anchor: nil) } ?? .none
        isPositionedByUser = true
    }
}

extension View {
    /// Ties a scroll view to the id of the view it shows: among the children of a `scrollTargetLayout`, the one at
    /// `anchor`, the first that shows when that is nil. A new id scrolls there.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollModifier { $0.positions.append(IDLink(binding: id, anchor: anchor)) })
    }

    /// Ties a scroll view to a position: a request scrolls there, and scrolling by people writes the id of the target
    /// at `anchor` (nil: the first one visible).
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollModifier { $0.positions.append(PositionLink(binding: position, anchor: anchor)) })
    }
}

private struct IDLink<ID: Hashable>: ScrollPositionLink {
    let binding: Binding<ID?>
    let anchor: UnitPoint?
    var request: ScrollRequest? { binding.wrappedValue.map { .id(AnyHashable($0), anchor: anchor) } }
    var token: AnyHashable? { binding.wrappedValue.map { AnyHashable($0) } }
    func accepts(_ id: AnyHashable) -> Bool { id.base is ID }
    func moved(to id: AnyHashable?) {
        guard let id = id?.base as? ID, id != binding.wrappedValue else { return }
        binding.wrappedValue = id
    }
}

private struct PositionLink: ScrollPositionLink {
    let binding: Binding<ScrollPosition>
    let anchor: UnitPoint?
    var request: ScrollRequest? { binding.wrappedValue.request }
    var token: AnyHashable? { AnyHashable(binding.wrappedValue.requests) }
    func accepts(_ id: AnyHashable) -> Bool { binding.wrappedValue.accepts(id) }
    func moved(to id: AnyHashable?) {
        var position = binding.wrappedValue
        position.moved(to: id)
        if position != binding.wrappedValue { binding.wrappedValue = position }
    }
}
