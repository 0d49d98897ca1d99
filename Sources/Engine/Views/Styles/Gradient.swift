import QuadrantCore
public import Foundation
import QuadrantDisplayList

/// Colours at locations between 0 and 1, interpolated between them. As a fill it runs from top to bottom.
public nonisolated struct Gradient: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never

    /// A colour of a gradient and its location.
    public struct Stop: Hashable, Sendable {
        /// The colour at `location`, resolved in the environment of the filled view.
        public var color: Color
        /// The location from 0 (start) to 1 (end). A location before that of the previous stop counts as equal to it.
        public var location: CGFloat
        /// A colour at `location`, from 0 to 1; other values are not clamped.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which a gradient is interpolated.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind { case device, perceptual, light }
        let kind: Kind
        /// Interpolates gamma-encoded sRGB components.
        public static let device = ColorSpace(kind: .device)
        /// Interpolates in Oklab, which is perceptually uniform; the default.
        public static let perceptual = ColorSpace(kind: .perceptual)
        /// Interpolates in linear light.
        static let light = ColorSpace(kind: .light)
    }

    /// The stops in order. Without stops the gradient draws nothing; a single stop is a plain colour.
    public var stops: [Stop]

    /// Stops in ascending order; a stop before its predecessor counts as being at the same location.
    public init(stops: [Stop]) { self.stops = stops }

    /// Equally spaced colours, the first at 0 and the last at 1; a single colour is at 0.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// This gradient, interpolated in `space`.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(storage: .gradient(self), colorSpace: space)
    }

    /// A vertical gradient in the bounds of the shape.
    public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }

    /// The stops as colours and locations, separated by commas.
    public var description: String { stops.map { "\($0.color) \($0.location)" }.joined(separator: ", ") }
}

/// A gradient with a colour space, or that of a colour such as `Color.blue.gradient`. As a fill it runs from top to
/// bottom.
public nonisolated struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never

    enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        /// From a lighter shade of the colour to the colour.
        case tint(Color)
    }
    let storage: Storage
    let space: Gradient.ColorSpace

    init(storage: Storage, colorSpace: Gradient.ColorSpace) {
        self.storage = storage
        space = colorSpace
    }

    /// The gradient, interpolated perceptually (Oklab).
    public init(_ gradient: Gradient) { self.init(storage: .gradient(gradient), colorSpace: .perceptual) }

    /// This gradient, interpolated in `space`.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(storage: storage, colorSpace: space)
    }

    /// A vertical gradient in the bounds of the shape.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let box = shape.bounds
        shape.result.paint = .linear(resolvedStops(for: shape), from: CGPoint(x: box.midX, y: box.minY),
                                     to: CGPoint(x: box.midX, y: box.maxY))
    }

    /// The stops of the gradient, or its base colour.
    public var description: String {
        switch storage {
        case .gradient(let gradient): gradient.description
        case .tint(let color): "\(color).gradient"
        }
    }

    func resolvedStops(for shape: _ShapeStyle_Shape) -> GradientStops {
        let level = shape.level
        let plain: [GradientStops.Stop]
        switch storage {
        case .gradient(let gradient):
            plain = gradient.stops.map {
                GradientStops.Stop(color: $0.color.rgba(in: shape.environment, level: level, context: shape.context),
                                   location: Double($0.location))
            }
        case .tint(let color):
            let (top, bottom) = color.rgba(in: shape.environment, level: level, context: shape.context).tintPair
            plain = [GradientStops.Stop(color: top, location: 0), GradientStops.Stop(color: bottom, location: 1)]
        }
        return GradientStops.resolving(plain, in: space)
    }
}

extension GradientStops {
    /// Sorts the stops and, if the interpolation is not that of the display's components, subdivides it by as many
    /// stops as a piecewise linear approximation needs.
    static func resolving(_ stops: [Stop], in space: Gradient.ColorSpace) -> GradientStops {
        var result: [Stop] = []
        var place = 0.0
        for stop in stops {
            place = result.isEmpty ? stop.location : max(place, stop.location)
            let next = Stop(color: stop.color, location: place)
            if let last = result.last, last.location < place, last.color != next.color,
               space != .device || last.color.alpha != next.color.alpha {
                let pieces = 12
                for index in 1..<pieces {
                    let share = Double(index) / Double(pieces)
                    result.append(Stop(color: last.color.mixed(with: next.color, by: share, in: space),
                                       location: last.location + (place - last.location) * share))
                }
            }
            result.append(next)
        }
        return GradientStops(result)
    }
}

extension RGBA {
    /// The end colours of `Color.gradient`. A guess, fitted to Apple's pictures by least squares; in cross-validation
    /// each colour is predicted within 3.2 of 255. The components of the top are raised evenly, less for lighter
    /// colours and for components near full. Very light colours are the top themselves, above a darker shade.
    var tintPair: (RGBA, RGBA) {
        let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let maximum = max(red, green, blue)
        func raised(_ value: Float) -> Float {
            min(1, value + max(0, 56.86 - 10.37 * maximum * maximum - 63.75 * value * luma) / 255)
        }
        if Oklab(self).lightness > 0.85 {
            return (self, RGBA(red: red * 0.94, green: green * 0.905, blue: blue * 0.905, alpha: alpha))
        }
        return (RGBA(red: raised(red), green: raised(green), blue: raised(blue), alpha: alpha), self)
    }
}
