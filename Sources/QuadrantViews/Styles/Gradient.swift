import QuadrantCore
public import Foundation
import QuadrantDisplayList

/// Colours at locations between 0 and 1, blended between them. As a fill it runs from the top to the bottom.
public nonisolated struct Gradient: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never

    /// A colour of a gradient and its location.
    public struct Stop: Hashable, Sendable {
        /// The colour at `location`, resolved in the environment of what is filled.
        public var color: Color
        /// From 0, the start, to 1, the end. A location before that of the previous stop counts as equal to it.
        public var location: CGFloat
        /// A colour at `location`, from 0 to 1; values outside are not clamped.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The way in which colours of a gradient are blended.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind { case device, perceptual, light }
        let kind: Kind
        /// By gamma-encoded sRGB components.
        public static let device = ColorSpace(kind: .device)
        /// By lightness and two opponent axes (Oklab), which is even for the eye; the default.
        public static let perceptual = ColorSpace(kind: .perceptual)
        /// As light adds up.
        static let light = ColorSpace(kind: .light)
    }

    /// In the order of the gradient. Without stops the gradient draws nothing; one stop is a plain colour.
    public var stops: [Stop]

    /// Stops in rising order; one that lies before its predecessor counts as lying with it.
    public init(stops: [Stop]) { self.stops = stops }

    /// Equally spaced colours, the first at 0 and the last at 1; a single colour is at 0.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// This gradient with its colours blended in `space`.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(storage: .gradient(self), colorSpace: space)
    }

    /// Vertical, as fill of a shape.
    public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }

    /// The stops as colours and locations, separated by commas.
    public var description: String { stops.map { "\($0.color) \($0.location)" }.joined(separator: ", ") }
}

/// A gradient with a colour space, or that of a colour such as `Color.blue.gradient`. As a fill it runs from the top to
/// the bottom.
public nonisolated struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never

    enum Storage: Hashable, Sendable {
        case gradient(Gradient)
        /// From a lighter tint of the colour to the colour.
        case tint(Color)
    }
    let storage: Storage
    let space: Gradient.ColorSpace

    init(storage: Storage, colorSpace: Gradient.ColorSpace) {
        self.storage = storage
        space = colorSpace
    }

    /// The gradient with its colours blended evenly for the eye (Oklab).
    public init(_ gradient: Gradient) { self.init(storage: .gradient(gradient), colorSpace: .perceptual) }

    /// This gradient with its colours blended in `space`.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(storage: storage, colorSpace: space)
    }

    /// From the top of the shape to its bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let box = shape.bounds
        shape.result.paint = .linear(resolvedStops(for: shape), from: CGPoint(x: box.midX, y: box.minY),
                                     to: CGPoint(x: box.midX, y: box.maxY))
    }

    /// The stops of the gradient, or the colour it was made of.
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
    /// Puts stops in rising order and, where the blend is not by the display's components, as many between two colours
    /// as it takes for the straight lines between them to follow it.
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
    /// The ends of `Color.gradient`. A guess, fitted to pictures of Apple's by least squares, each colour foretold
    /// within 3.2 steps of 255 by the others: the top's components are raised evenly, the less the lighter the whole
    /// colour and the nearer the component is to full. Very light colours are the top themselves, above a darker shade.
    var tintPair: (RGBA, RGBA) {
        let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        let most = max(red, green, blue)
        func raised(_ value: Float) -> Float {
            min(1, value + max(0, 56.86 - 10.37 * most * most - 63.75 * value * luma) / 255)
        }
        if Oklab(self).lightness > 0.85 {
            return (self, RGBA(red: red * 0.94, green: green * 0.905, blue: blue * 0.905, alpha: alpha))
        }
        return (RGBA(red: raised(red), green: raised(green), blue: raised(blue), alpha: alpha), self)
    }
}
