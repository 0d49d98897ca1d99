import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

/// A grid of colours at given points, interpolated smoothly between them.
///
/// Points are fractions of the filled bounds: (0, 0) is the top leading corner, (1, 1) the bottom trailing one. A grid
/// whose counts do not match its width and height is reported and draws only its background. Rasterised with at most
/// 768 pixels on a side.
public nonisolated struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never
    public typealias Body = Never

    /// A point with the control points of the four grid lines at it, which are cubic curves.
    public struct BezierPoint: Equatable, Sendable {
        /// The point, as a fraction of the filled bounds.
        public var position: SIMD2<Float>
        /// The control point towards the previous point of the row, absolute like `position`.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point towards the point above, absolute like `position`.
        public var topControlPoint: SIMD2<Float>
        /// The control point towards the next point of the row, absolute like `position`.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point towards the point below, absolute like `position`.
        public var bottomControlPoint: SIMD2<Float>
        /// All points are absolute, in fractions of the filled bounds; with a value beyond ±10,000 only the background
        /// is drawn.
        public init(position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
                    trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of the grid, row by row from the top, each from the leading edge.
    public enum Locations: Equatable, Sendable {
        /// The lines of the grid run smoothly through the points.
        case points([SIMD2<Float>])
        /// The grid lines have the control points of each point.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, in the same order.
    public enum Colors: Equatable, Sendable {
        /// Resolved in the environment of the filled view.
        case colors([Color])
        /// The same in every environment.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row, from 2 to 256.
    public var width: Int
    /// The number of rows, from 2 to 256.
    public var height: Int
    /// `width` × `height` points.
    public var locations: Locations
    /// `width` × `height` colours.
    public var colors: Colors
    /// The colour outside of the grid, and of the whole bounds if the counts do not match.
    public var background: Color
    /// Whether colours are also smooth across the grid lines; otherwise each cell is interpolated separately.
    public var smoothsColors: Bool
    /// The colour space of the interpolation; gamma-encoded components by default.
    public var colorSpace: Gradient.ColorSpace

    /// A grid of `width` × `height` points, each from 2 to 256. Other counts are reported, and only the background is
    /// drawn.
    public init(width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
                smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A grid with smooth lines through `points`.
    public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
                smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .points(points), colors: .colors(colors),
                  background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid with smooth lines through `points`, in constant colours.
    public init(width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
                background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
                  background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid whose lines have the given control points.
    public init(width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
                smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
                  background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid whose lines have the given control points, in constant colours.
    public init(width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
                background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) {
        self.init(width: width, height: height, locations: .bezierPoints(bezierPoints),
                  colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
                  colorSpace: colorSpace)
    }

    /// The maximum number of pixels on a side; a larger area is scaled up, which is invisible in smooth colours.
    private static let maxPixels = 768

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let environment = shape.environment, bounds = shape.bounds
        let strength = HierarchicalShapeStyle.strength(shape.level)
        let background = background.rgba(in: environment, context: shape.context).opacity(strength)
        shape.result.paint = .color(background)
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return }
        let found = switch colors {
        case .colors(let colors): colors.map { $0.rgba(in: environment, context: shape.context) }
        case .resolvedColors(let colors): colors.map(\.rgba)
        }
        guard let points = bezierPoints, found.count == points.count else {
            shape.context?.report { [width, height] path in
                Diagnostic(what: "the grid of a MeshGradient is not whole; showing its background.", at: path,
                           rule: "width and height are 2 to 256, with width × height finite points and colors.",
                           fix: "Give \(max(width, 2)) × \(max(height, 2)) of each.")
            }
            return
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let scale = min(environment.displayScale, CGFloat(Self.maxPixels) / max(bounds.width, bounds.height))
        let mesh = MeshPicture.Mesh(
            width: width, height: height, points: isMirrored ? points.map(\.mirrored) : points,
            colors: found.map { $0.opacity(strength) }, background: background, isSmooth: smoothsColors,
            space: colorSpace, size: CGSize(width: bounds.width * scale, height: bounds.height * scale))
        // A border of one pixel keeps the edges of tiles from being interpolated with each other.
        shape.result.paint = .tiled(MeshPicture.picture(of: mesh),
                                    origin: CGPoint(x: bounds.minX - 1 / scale, y: bounds.minY - 1 / scale),
                                    scale: 1 / scale)
    }

    /// The points with the control points of their curves; nil if their number does not match.
    private var bezierPoints: [BezierPoint]? {
        guard width >= 2, height >= 2, width <= 256, height <= 256 else { return nil }
        switch locations {
        case .bezierPoints(let points):
            return points.count == width * height && points.allSatisfy(\.isFinite) ? points : nil
        case .points(let points):
            guard points.count == width * height else { return nil }
            func third(_ index: Int, _ step: Int, isFirst: Bool, isLast: Bool) -> SIMD2<Float> {
                let before = isFirst ? points[index] : points[index - step]
                let after = isLast ? points[index] : points[index + step]
                return (after - before) / (isFirst || isLast ? 3 : 6)
            }
            let made = points.indices.map { index in
                let column = index % width, row = index / width, point = points[index]
                let along = third(index, 1, isFirst: column == 0, isLast: column == width - 1)
                let down = third(index, width, isFirst: row == 0, isLast: row == height - 1)
                return BezierPoint(position: point, leadingControlPoint: point - along, topControlPoint: point - down,
                                   trailingControlPoint: point + along, bottomControlPoint: point + down)
            }
            return made.allSatisfy(\.isFinite) ? made : nil
        }
    }
}

extension MeshGradient: View, StyleLeaf {}

extension MeshGradient.BezierPoint {
    fileprivate var isFinite: Bool {
        [position, leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint].allSatisfy {
            abs($0.x) < 1e4 && abs($0.y) < 1e4
        }
    }

    /// Mirrors the mesh for right-to-left layout; rows still start at the leading edge.
    fileprivate var mirrored: Self {
        func flip(_ point: SIMD2<Float>) -> SIMD2<Float> { SIMD2(1 - point.x, point.y) }
        return Self(position: flip(position), leadingControlPoint: flip(leadingControlPoint),
                    topControlPoint: flip(topControlPoint), trailingControlPoint: flip(trailingControlPoint),
                    bottomControlPoint: flip(bottomControlPoint))
    }
}

/// The animatable coordinates of a mesh; an empty list counts as zeros.
public nonisolated struct _MeshNumbers: VectorArithmetic, Sendable {
    var values: [Float] = []
    /// An empty list, which counts as zeros.
    public static var zero: _MeshNumbers { _MeshNumbers() }
    /// Whether the numbers are equal; an empty list counts as zeros.
    public static func == (a: Self, b: Self) -> Bool {
        if a.values.count == b.values.count { return a.values == b.values }
        return (a.values + b.values).allSatisfy { $0 == 0 }
    }
    /// Adds the numbers pairwise, up to the shorter length.
    public static func + (a: Self, b: Self) -> Self {
        if a.values.isEmpty { return b }
        if b.values.isEmpty { return a }
        return Self(values: zip(a.values, b.values).map { $0 + $1 })
    }
    /// Subtracts the numbers pairwise, up to the shorter length.
    public static func - (a: Self, b: Self) -> Self { a + b.scaled(by: -1) }
    /// Multiplies each number.
    public mutating func scale(by factor: Double) { for index in values.indices { values[index] *= Float(factor) } }
    /// The sum of the squares.
    public var magnitudeSquared: Double { values.reduce(0) { $0 + Double($1 * $1) } }
}

extension MeshGradient: Animatable {
    /// The coordinates of all points and control points. Colours are animated where they are drawn. A value of another
    /// length is ignored.
    public var animatableData: _MeshNumbers {
        get {
            switch locations {
            case .points(let points): _MeshNumbers(values: points.flatMap { [$0.x, $0.y] })
            case .bezierPoints(let points):
                _MeshNumbers(values: points.flatMap { point in
                    [point.position, point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
                     point.bottomControlPoint].flatMap { [$0.x, $0.y] }
                })
            }
        }
        set {
            let numbers = newValue.values
            func point(_ index: Int) -> SIMD2<Float> { SIMD2(numbers[2 * index], numbers[2 * index + 1]) }
            switch locations {
            case .points(let points):
                guard numbers.count == 2 * points.count else { return }
                locations = .points(points.indices.map(point))
            case .bezierPoints(let points):
                guard numbers.count == 10 * points.count else { return }
                locations = .bezierPoints(points.indices.map { index in
                    BezierPoint(position: point(5 * index), leadingControlPoint: point(5 * index + 1),
                                topControlPoint: point(5 * index + 2), trailingControlPoint: point(5 * index + 3),
                                bottomControlPoint: point(5 * index + 4))
                })
            }
        }
    }
}
