public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// The position of a scroll view, and a program's requests to scroll.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        case none
        /// The id, and the same id as a value that can be read back.
        case id(AnyHashable, SeenID?, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }
    private struct SeenID: Equatable, Sendable {
        let value: any Hashable & Sendable
        static func == (a: SeenID, b: SeenID) -> Bool { AnyHashable(a.value) == AnyHashable(b.value) }
    }
    private var place = Place.none
    /// Counts the requests, so that two equal requests are distinct.
    fileprivate var requests = 0
    private var idType: ObjectIdentifier?
    /// Whether the user has scrolled since the last request.
    public private(set) var isPositionedByUser = false

    /// A position without a request; scrolling by the user reports ids of `idType`, of any type for `Never`.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = ObjectIdentifier(idType) }

    /// A request to show the view with this id; with a nil `anchor` it scrolls as little as needed
    /// (Docs/Layout/Scrolling.md).
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

    /// A request for a horizontal offset in points; the vertical one is unchanged.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(idType: idType)
        scrollTo(x: x)
    }

    /// A request for a vertical offset in points; the horizontal one is unchanged.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(idType: idType)
        scrollTo(y: y)
    }

    private mutating func ask(_ new: Place) {
        place = new
        requests += 1
        isPositionedByUser = false
    }

    /// Requests to show the view with this id, its `anchor` on that of the scroll view; nil scrolls as little as
    /// needed.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(.id(AnyHashable(id), SeenID(value: id), anchor: anchor))
    }
    /// Requests to scroll to an end of the content.
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    /// Requests an offset in points.
    public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
    /// Requests an offset along both axes, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
    /// Requests a horizontal offset in points; the vertical one is unchanged.
    public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
    /// Requests a vertical offset in points; the horizontal one is unchanged.
    public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

    /// The requested edge; nil for other requests, and after the user has scrolled.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The requested offset along both axes, in points; nil for other requests.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }
    /// The requested horizontal offset, in points; nil for other requests.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The requested vertical offset, in points; nil for other requests.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
    /// The requested id; for the id to which the user has scrolled, see `viewID(type:)`.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(_, let seen, _) = place { seen?.value } else { nil }
    }
    /// The id that was requested or scrolled to; nil if there is none of this type.
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
    /// Binds a scroll view to the id of the visible view: of the children of a `scrollTargetLayout`, the one at
    /// `anchor`, or the first visible one if that is nil. Setting another id scrolls to it.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollModifier { $0.positions.append(IDLink(binding: id, anchor: anchor)) })
    }

    /// Binds a scroll view to a position: a request scrolls to it, and scrolling by the user writes the id of the
    /// target at `anchor` (nil: the first visible one).
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
