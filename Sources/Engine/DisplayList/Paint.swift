package import Foundation
package import QuadrantGeometry

/// The paint of a shape. Points are in the space of the painted path: in points, x to the right, y down.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    indirect case linear(GradientStops, from: CGPoint, to: CGPoint)
    /// The colour varies from `inner` to `outer` radius around `center`.
    indirect case radial(GradientStops, center: CGPoint, inner: CGFloat, outer: CGFloat)
    /// Like radial, stretched to the ellipse inscribed in `bounds`; radii are fractions of its half axes.
    indirect case elliptical(GradientStops, bounds: CGRect, center: UnitPoint, inner: CGFloat, outer: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    indirect case angular(GradientStops, center: CGPoint, from: Double, to: Double)
    /// An image repeated from `origin`; `scale` is points per pixel.
    indirect case tiled(ImageHandle, origin: CGPoint, scale: CGFloat)
    indirect case backdrop(BackdropFilter)

    package static let black = Paint.color(.black)

    /// One colour for encoders without the paint: the first of a gradient, black for an image.
    package var solid: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
             .angular(let stops, _, _, _): stops.stops.first?.color ?? .clear
        case .tiled: .black
        case .backdrop(let backdrop): backdrop.solid
        }
    }

    /// The same paint with its alpha multiplied by `factor`. For an image this copies all pixels.
    package func opacity(_ factor: Float) -> Paint {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let from, let to): .linear(stops.opacity(factor), from: from, to: to)
        case .radial(let stops, let center, let inner, let outer):
            .radial(stops.opacity(factor), center: center, inner: inner, outer: outer)
        case .elliptical(let stops, let bounds, let center, let inner, let outer):
            .elliptical(stops.opacity(factor), bounds: bounds, center: center, inner: inner, outer: outer)
        case .angular(let stops, let center, let from, let to):
            .angular(stops.opacity(factor), center: center, from: from, to: to)
        case .tiled(let image, let origin, let scale):
            factor == 1 ? self : .tiled(ImageHandle(image.pixels.opacity(factor)), origin: origin, scale: scale)
        case .backdrop(let backdrop): .backdrop(backdrop.opacity(factor))
        }
    }
}

/// Stops in ascending order of location; between two of them the backend interpolates plain sRGB components. Perceptual
/// interpolation is expressed by additional stops, created when the gradient is resolved.
package struct GradientStops: Hashable, Sendable {
    /// A colour at a place along the gradient.
    package struct Stop: Hashable, Sendable {
        package var color: RGBA
        /// From 0, the start, to 1; stops may be outside.
        package var location: Double
        package init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }
    /// In ascending order of location; empty draws nothing.
    package var stops: [Stop]
    /// Stops that are already in ascending order.
    package init(_ stops: [Stop]) { self.stops = stops }

    /// The same stops with each alpha multiplied by `factor`.
    package func opacity(_ factor: Float) -> GradientStops {
        GradientStops(stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
    }
}

/// Pixels that several items may share. Straight (not premultiplied) RGBA, 8 bits per channel, rows from top to bottom.
package final class ImagePixels: Sendable {
    /// In pixels.
    package let width: Int
    /// In pixels.
    package let height: Int
    /// Four bytes for each pixel: red, green, blue, alpha.
    package let rgba: [UInt8]
    /// The vector image that these pixels were drawn from, for pixels of a higher resolution; nil if there is none.
    package let vector: VectorImage?
    /// Pixels of an image. Traps unless there are four bytes for each.
    package init(width: Int, height: Int, rgba: [UInt8], vector: VectorImage? = nil) {
        precondition(rgba.count == width * height * 4)
        self.vector = vector
        self.width = width
        self.height = height
        self.rgba = rgba
    }
}

extension ImagePixels {
    /// A copy whose alpha is multiplied by `factor`, from 0 to 1. Costs a pass over all pixels.
    package func opacity(_ factor: Float) -> ImagePixels {
        var faded = rgba
        for index in stride(from: 3, to: faded.count, by: 4) {
            faded[index] = UInt8((Float(faded[index]) * min(max(factor, 0), 1)).rounded())
        }
        return ImagePixels(width: width, height: height, rgba: faded)
    }
}

/// An image that is computed from colours. While they are animated, images of the colours in between are drawn.
package protocol ColoredImage: Sendable {
    var colors: [RGBA] { get }
    /// The same image of other colours, as many as `colors`.
    func image(of colors: [RGBA]) -> ImageHandle
}

/// A shared image, equal if it is the same pixels object.
package struct ImageHandle: Hashable, Sendable {
    /// The object that decides equality.
    package let pixels: ImagePixels
    /// How the image is made, if it is made of colours.
    package let source: (any ColoredImage)?
    /// A handle to pixels, and to how they are made, if they are made of colours.
    package init(_ pixels: ImagePixels, source: (any ColoredImage)? = nil) {
        self.pixels = pixels
        self.source = source
    }
    package static func == (a: ImageHandle, b: ImageHandle) -> Bool { a.pixels === b.pixels }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(pixels)) }
}
