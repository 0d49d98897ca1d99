public import Foundation

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends where the line ends.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}

/// The shape of the outer side of a corner of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Sides extended until they meet, up to the miter limit.
    case miter
    /// An arc of half the line width round the corner.
    case round
    /// Cut off between the ends of the sides.
    case bevel
}

/// Which points count as inside where a path crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those the path winds round.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// How pixels are made when an image changes size.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case medium = 4
    case high = 3
}

/// How colours drawn are combined with those below.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// The names follow Core Graphics; `normal` draws over what is there.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
         exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
         destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How the outline of a shape is traced.
public struct StrokeStyle: Equatable, Sendable {
    /// In points, half on each side of the outline.
    public var lineWidth: CGFloat
    /// The shape of the ends of open subpaths and of dashes.
    public var lineCap: CGLineCap
    /// The shape of the corners between segments.
    public var lineJoin: CGLineJoin
    /// Miter joins longer than this many line widths become bevels.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty draws a solid line.
    public var dash: [CGFloat]
    /// How far into `dash` the line begins.
    public var dashPhase: CGFloat

    /// A style of lines; width and dashes in points. An empty `dash` draws a solid line.
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
                miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule decides what is inside, rather than the winding rule.
    public var isEOFilled: Bool
    /// Whether pixels that the edge crosses are filled in part; false fills each one entirely or not at all.
    public var isAntialiased: Bool

    /// A style of filling: the winding rule and smooth edges by default.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// Radius of the top leading corner, in points; 0 is a square corner.
    public var topLeading: CGFloat
    /// Radius of the bottom leading corner, in points; 0 is a square corner.
    public var bottomLeading: CGFloat
    /// Radius of the bottom trailing corner, in points; 0 is a square corner.
    public var bottomTrailing: CGFloat
    /// Radius of the top trailing corner, in points; 0 is a square corner.
    public var topTrailing: CGFloat

    /// A radius for each corner, in points. Shapes limit them to what fits on their sides.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
                topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii seen in a mirror that swaps leading and trailing.
    package var mirrored: RectangleCornerRadii {
        RectangleCornerRadii(topLeading: topTrailing, bottomLeading: bottomTrailing,
                             bottomTrailing: bottomLeading, topTrailing: topLeading)
    }
}
