public import Foundation

extension Edge {
    /// A corner of a rectangle, named by the reading direction.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// Where the top and the leading edge meet.
        case topLeading
        /// Where the top and the trailing edge meet.
        case topTrailing
        /// Where the bottom and the leading edge meet.
        case bottomLeading
        /// Where the bottom and the trailing edge meet.
        case bottomTrailing

        /// Any of the four corners.
        public struct Set: OptionSet, Hashable, Sendable {
            /// One bit for each corner: 1 top leading, 2 top trailing, 4 bottom leading, 8 bottom trailing.
            public let rawValue: Int8
            /// A set from bits; bits that stand for no corner are kept.
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// The set that holds one corner.
            public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

            /// The set of the top leading corner alone.
            public static let topLeading = Set(.topLeading)
            /// The set of the top trailing corner alone.
            public static let topTrailing = Set(.topTrailing)
            /// The set of the bottom leading corner alone.
            public static let bottomLeading = Set(.bottomLeading)
            /// The set of the bottom trailing corner alone.
            public static let bottomTrailing = Set(.bottomTrailing)
            /// Both corners at the top.
            public static let top: Set = [.topLeading, .topTrailing]
            /// Both corners at the bottom.
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            /// Both corners at the leading edge.
            public static let leading: Set = [.topLeading, .bottomLeading]
            /// Both corners at the trailing edge.
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            /// All four corners.
            public static let all: Set = [.top, .bottom]
            /// No corner.
            public static let none: Set = []

            /// Whether the set holds a corner.
            public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }
        }

        /// How the radius of a corner is found: a number of points, or so that the corner has the same centre as that
        /// of the container.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius in points; of a concentric corner its least one.
            package let radius: CGFloat
            /// Whether the corner follows that of the container.
            package let isConcentric: Bool
            private init(radius: CGFloat, isConcentric: Bool) {
                self.radius = radius
                self.isConcentric = isConcentric
            }

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
            /// The container's radius less the distance from the container's edges, at least 0.
            public static var concentric: Style { Style(radius: 0, isConcentric: true) }
            /// The container's radius less the distance from the container's edges, at least that of `minimum`; nil is
            /// 0.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: minimum?.radius ?? 0, isConcentric: true)
            }
            /// A radius in points.
            public init(floatLiteral value: Double) { self.init(radius: value, isConcentric: false) }
            /// A radius in points.
            public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), isConcentric: false) }
        }
    }
}

extension RectangleCornerRadii {
    /// The radius of a corner, in points.
    public subscript(corner: Edge.Corner) -> CGFloat {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }

    /// A radius in points for each corner, as `radius` says.
    package init(_ radius: (Edge.Corner) -> CGFloat) {
        self.init(topLeading: radius(.topLeading), bottomLeading: radius(.bottomLeading),
                  bottomTrailing: radius(.bottomTrailing), topTrailing: radius(.topTrailing))
    }
}
