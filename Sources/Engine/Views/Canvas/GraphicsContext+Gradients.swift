public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry

extension GraphicsContext {
    /// How colours of a gradient are blended, and what is drawn beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        /// Bit 0 for `repeat`, bit 1 for `mirror`, bit 2 for `linearColor`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Repeats the gradient beyond its ends, instead of the colours of its ends.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
        /// Repeats the gradient beyond its ends, every second time from its end to its start. Goes before `repeat`.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
        /// Interpolates in linear light instead of gamma-encoded sRGB.
        public static let linearColor = GradientOptions(rawValue: 1 << 2)
    }
}

extension GraphicsContext.Shading {
    private static func made(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions,
                             _ make: @escaping @Sendable (GradientStops, CGRect) -> Paint) -> Self {
        Self(kind: .made { environment, bounds in
            let shape = _ShapeStyle_Shape(environment: environment, bounds: .zero)
            let space: Gradient.ColorSpace = options.contains(.linearColor) ? .light : .device
            return make(gradient.colorSpace(space).resolvedStops(for: shape), bounds)
        })
    }

    /// A linear gradient between points of the context. The first and last colours extend beyond its ends, unless
    /// `options` repeat it.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
                                      options: GraphicsContext.GradientOptions = .init()) -> Self {
        made(gradient, options) { stops, bounds in
            let x = endPoint.x - startPoint.x, y = endPoint.y - startPoint.y, square = x * x + y * y
            guard let way = options.repetition, square > 0 else {
                return .linear(stops, from: startPoint, to: endPoint)
            }
            let corners = [bounds.minX, bounds.maxX].flatMap { x in [bounds.minY, bounds.maxY].map { (x, $0) } }
            let parts = corners.map { (($0 - startPoint.x) * x + ($1 - startPoint.y) * y) / square }
            let (repeated, range) = stops.repeated(way, from: parts.min() ?? 0, to: parts.max() ?? 1)
            func point(_ part: Double) -> CGPoint { CGPoint(x: startPoint.x + x * part, y: startPoint.y + y * part) }
            return .linear(repeated, from: point(range.lowerBound), to: point(range.upperBound))
        }
    }

    /// A radial gradient between two circles about `center`, of radii in points. The first and last colours extend
    /// beyond its ends, unless `options` repeat it.
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
                                      options: GraphicsContext.GradientOptions = .init()) -> Self {
        made(gradient, options) { stops, bounds in
            let length = endRadius - startRadius
            guard let way = options.repetition, length > 0, startRadius >= 0 else {
                return .radial(stops, center: center, inner: startRadius, outer: endRadius)
            }
            let farthest = hypot(max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
                                 max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
            let (repeated, range) = stops.repeated(way, from: -startRadius / length,
                                                   to: (farthest - startRadius) / length)
            let inner = startRadius + range.lowerBound * length, outer = startRadius + range.upperBound * length
            if inner >= 0 { return .radial(repeated, center: center, inner: inner, outer: outer) }
            return .radial(repeated.from(-inner / (outer - inner)), center: center, inner: 0, outer: outer)
        }
    }

    /// An angular gradient around `center`, clockwise from `angle` for a whole turn.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
                                     options: GraphicsContext.GradientOptions = .init()) -> Self {
        made(gradient, options) { stops, _ in
            .angular(stops, center: center, from: angle.radians, to: angle.radians + 2 * .pi)
        }
    }
}

extension GraphicsContext.GradientOptions {
    /// What is drawn beyond the ends; nil for their colours.
    fileprivate var repetition: GradientRepetition? {
        contains(.mirror) ? .mirrored : contains(.repeat) ? .plain : nil
    }
}

private enum GradientRepetition { case plain, mirrored }

extension GradientStops {
    /// The largest number of repetitions: more are finer than pixels.
    private static let maxRepetitions = 512

    /// These colours, which are those from 0 to 1, for all of a range, and the whole numbers between which they are.
    fileprivate func repeated(_ way: GradientRepetition, from start: Double,
                              to end: Double) -> (GradientStops, ClosedRange<Double>) {
        let low = start.isFinite ? max(start.rounded(.down), -1e6) : 0
        let count = end.isFinite ? Int(min(max((end - low).rounded(.up), 1), Double(Self.maxRepetitions))) : 1
        let inside = inUnitInterval
        let all = (0..<count).flatMap { index -> [Stop] in
            let isTurned = way == .mirrored && (Int(low) + index) % 2 != 0
            return (isTurned ? inside.reversed : inside).stops.map {
                Stop(color: $0.color, location: (Double(index) + $0.location) / Double(count))
            }
        }
        return (GradientStops(all), low...(low + Double(count)))
    }

    /// The same colours with a stop at 0 and at 1, and none outside.
    private var inUnitInterval: GradientStops {
        guard !stops.isEmpty else { return self }
        let ramp = GradientRamp(self)
        return GradientStops([Stop(color: ramp.color(0), location: 0)]
            + stops.filter { $0.location > 0 && $0.location < 1 } + [Stop(color: ramp.color(1), location: 1)])
    }

    /// The colours from a location on, which becomes 0.
    fileprivate func from(_ location: Double) -> GradientStops {
        guard !stops.isEmpty, location < 1 else { return self }
        return GradientStops([Stop(color: GradientRamp(self).color(location), location: 0)]
            + stops.filter { $0.location > location }.map {
                Stop(color: $0.color, location: ($0.location - location) / (1 - location))
            })
    }
}
