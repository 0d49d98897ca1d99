/// One side of a rectangle, named by the reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The edge with the smallest y.
    case top
    /// Left in a left-to-right layout, right in a right-to-left one.
    case leading
    /// The edge with the largest y.
    case bottom
    /// Right in a left-to-right layout, left in a right-to-left one.
    case trailing

    /// Any of the four sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge: 1 top, 2 leading, 4 bottom, 8 trailing.
        public let rawValue: Int8
        /// A set from bits; bits that stand for no edge are kept.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set that holds one edge.
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        /// The set of the top edge alone.
        public static let top = Set(.top)
        /// The set of the leading edge alone.
        public static let leading = Set(.leading)
        /// The set of the bottom edge alone.
        public static let bottom = Set(.bottom)
        /// The set of the trailing edge alone.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }

    /// The edge where `axis` begins: leading or top.
    package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }
    /// The edge where `axis` ends: trailing or bottom.
    package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
    /// The axis that crosses this edge.
    package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

/// The leading or trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Left in a left-to-right layout, right in a right-to-left one.
    case leading
    /// Right in a left-to-right layout, left in a right-to-left one.
    case trailing

    /// Any of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge: 1 leading, 2 trailing.
        public let rawValue: Int8
        /// A set from bits; bits that stand for no edge are kept.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set that holds one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The set of the leading edge alone.
        public static let leading = Set(.leading)
        /// The set of the trailing edge alone.
        public static let trailing = Set(.trailing)
        /// Both horizontal edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or bottom side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge with the smallest y.
    case top
    /// The edge with the largest y.
    case bottom

    /// Any of the two sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each edge: 1 top, 2 bottom.
        public let rawValue: Int8
        /// A set from bits; bits that stand for no edge are kept.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set that holds one edge.
        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

        /// The set of the top edge alone.
        public static let top = Set(.top)
        /// The set of the bottom edge alone.
        public static let bottom = Set(.bottom)
        /// Both vertical edges.
        public static let all: Set = [.top, .bottom]
    }
}
