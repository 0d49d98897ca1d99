// Layout by the specification in plain Swift, without any type or code of the engine. Every result is a function of its
// arguments; only sizes are memoised.

enum Along: CaseIterable {
    case across, down
    var other: Along { self == .across ? .down : .across }
}

/// A value for each axis.
struct Pair: Hashable {
    var x = 0.0, y = 0.0
    subscript(axis: Along) -> Double {
        get { axis == .across ? x : y }
        set { if axis == .across { x = newValue } else { y = newValue } }
    }
    init(_ x: Double = 0, _ y: Double = 0) { (self.x, self.y) = (x, y) }
    init(_ axis: Along, _ along: Double, _ across: Double) {
        self = axis == .across ? Pair(along, across) : Pair(across, along)
    }
    static func + (a: Pair, b: Pair) -> Pair { Pair(a.x + b.x, a.y + b.y) }
    static func - (a: Pair, b: Pair) -> Pair { Pair(a.x - b.x, a.y - b.y) }
}

/// A proposal: nil asks for the ideal size, 0 for the minimum, ∞ for the maximum.
struct Offer: Hashable {
    var x: Double?, y: Double?
    subscript(axis: Along) -> Double? {
        get { axis == .across ? x : y }
        set { if axis == .across { x = newValue } else { y = newValue } }
    }
    init(_ x: Double?, _ y: Double?) { (self.x, self.y) = (x, y) }
    init(_ size: Pair) { (x, y) = (size.x, size.y) }
    init(_ axis: Along, _ along: Double?, _ across: Double?) {
        self = axis == .across ? Offer(along, across) : Offer(across, along)
    }
}

struct ModelFrame: Equatable {
    var origin: Pair
    var size: Pair
}

/// An alignment guide on one axis.
enum Key: Hashable {
    case across(ModelTree.Across)
    case down(ModelTree.Down)

    init(_ corner: ModelTree.Corner, _ axis: Along) {
        self = axis == .across ? .across(corner.across) : .down(corner.down)
    }

    var axis: Along {
        if case .across = self { return .across }
        return .down
    }

    /// The default value of the guide, when no view sets it.
    func ordinary(_ size: Pair) -> Double {
        switch self {
        case .across(.leading), .down(.top): 0
        case .across(.center): size.x / 2
        case .down(.center): size.y / 2
        case .across(.trailing): size.x
        case .across(.mine): size.x / 4
        case .down(.mine): size.y / 4
        case .down(.bottom), .down(.firstTextBaseline), .down(.lastTextBaseline): size.y
        }
    }

    /// Combines the explicit guides of a container's children: nil for the plain guides, the minimum of first
    /// baselines, the maximum of last ones, the mean of others.
    func combined(_ values: [Double]) -> Double? {
        guard let first = values.min(), let last = values.max() else { return nil }
        switch self {
        case .down(.firstTextBaseline): return first
        case .down(.lastTextBaseline): return last
        case .across(.mine), .down(.mine): return values.reduce(0, +) / Double(values.count)
        default: return nil
        }
    }
}

/// A view of the model.
class ModelNode {
    private var known: [Offer: Pair] = [:]

    final func size(_ offer: Offer) -> Pair {
        if let size = known[offer] { return size }
        let size = measured(offer)
        known[offer] = size
        return size
    }

    final func guide(_ key: Key, _ size: Pair, _ offer: Offer) -> Double {
        explicit(key, size, offer) ?? key.ordinary(size)
    }

    func measured(_ offer: Offer) -> Pair { fatalError("abstract") }
    /// The guide's explicit value, set by the view or by its content.
    func explicit(_ key: Key, _ size: Pair, _ offer: Offer) -> Double? { nil }
    var gaps: Gaps { .plain }
    var priority: Double { 0 }
    /// Records the frames of the leaves in the view once it is placed.
    func put(_ frame: ModelFrame, _ offer: Offer, _ found: inout [Int: ModelFrame]) {}
}

/// The position and proposal at which a container places a child.
struct ModelPlace {
    let child: ModelNode
    var origin = Pair()
    var size = Pair()
    var offer: Offer
}

/// A container of several views: its guides and frames follow from the places of its children.
class ModelContainer: ModelNode {
    let subviews: [ModelNode]
    init(_ subviews: [ModelNode]) { self.subviews = subviews }

    func places(_ size: Pair, _ offer: Offer) -> [ModelPlace] { fatalError("abstract") }

    override func explicit(_ key: Key, _ size: Pair, _ offer: Offer) -> Double? {
        key.combined(places(size, offer).compactMap { place in
            place.child.explicit(key, place.size, place.offer).map { $0 + place.origin[key.axis] }
        })
    }

    override func put(_ frame: ModelFrame, _ offer: Offer, _ found: inout [Int: ModelFrame]) {
        for place in places(frame.size, offer) {
            place.child.put(ModelFrame(origin: frame.origin + place.origin, size: place.size), place.offer, &found)
        }
    }

    override var priority: Double { subviews.isEmpty ? -.infinity : 0 }
    override var gaps: Gaps {
        subviews.isEmpty ? .zero : subviews.dropFirst().reduce(subviews[0].gaps) { $0.union($1.gaps) }
    }
}

/// The preferred spacing of a view, by edge.
struct Gaps {
    struct Side {
        var any: Double?
        var aboveText: Double?
        var belowText: Double?
        /// The leading of the line of text at this edge.
        var text: Double?

        func union(_ other: Side) -> Side {
            func maximum(_ a: Double?, _ b: Double?) -> Double? { [a, b].compactMap { $0 }.max() }
            return Side(any: maximum(any, other.any), aboveText: maximum(aboveText, other.aboveText),
                        belowText: maximum(belowText, other.belowText), text: maximum(text, other.text))
        }
    }
    var top = Side(), leading = Side(), bottom = Side(), trailing = Side()

    /// The spacing of a shape: none to text, 8 to other views.
    static let plain = Gaps(top: Side(belowText: 0), bottom: Side(aboveText: 0))
    /// The spacing of a Spacer and of an empty container.
    static let zero = Gaps(top: Side(any: 0), leading: Side(any: 0), bottom: Side(any: 0), trailing: Side(any: 0))
    static let line = Gaps(top: Side(aboveText: 3, text: 2), bottom: Side(belowText: 5, text: 2))

    func union(_ other: Gaps) -> Gaps {
        Gaps(top: top.union(other.top), leading: leading.union(other.leading), bottom: bottom.union(other.bottom),
             trailing: trailing.union(other.trailing))
    }

    /// Resets some edges to the spacing of a shape.
    func reset(top: Bool = false, leading: Bool = false, bottom: Bool = false, trailing: Bool = false) -> Gaps {
        Gaps(top: top ? Gaps.plain.top : self.top, leading: leading ? Gaps.plain.leading : self.leading,
             bottom: bottom ? Gaps.plain.bottom : self.bottom, trailing: trailing ? Gaps.plain.trailing : self.trailing)
    }

    func distance(to next: Gaps, _ axis: Along) -> Double {
        let end = axis == .across ? trailing : bottom, start = axis == .across ? next.leading : next.top
        var common: [Double] = []
        if let a = end.aboveText, let b = start.aboveText { common.append(a + b) }
        if let a = end.belowText, let b = start.belowText { common.append(a + b) }
        if end.text != nil, let leading = start.text { common.append(leading) }
        return common.max() ?? [end.any, start.any].compactMap { $0 }.max() ?? 8
    }
}
