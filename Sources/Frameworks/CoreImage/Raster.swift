import CoreGraphics
import Foundation

/// Whole pixels in the space of images: x to the right, y up.
struct Box: Sendable {
    var x: Int, y: Int, width: Int, height: Int

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }
    /// The pixels that a rectangle touches; an infinite one is cut to what can be drawn.
    init(_ rect: CGRect) {
        let limit = 1_000_000.0
        func bound(_ value: CGFloat) -> Int { Int(min(max(Double(value), -limit), limit)) }
        guard !rect.isNull, !rect.isEmpty else {
            self.init(0, 0, 0, 0)
            return
        }
        let left = bound(rect.minX.rounded(.down)), bottom = bound(rect.minY.rounded(.down))
        self.init(left, bottom, bound(rect.maxX.rounded(.up)) - left, bound(rect.maxY.rounded(.up)) - bottom)
    }

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width == 0 || height == 0 }
    func grown(_ by: Int) -> Box { Box(x - by, y - by, width + 2 * by, height + 2 * by) }
    func intersection(_ other: Box) -> Box {
        let left = max(x, other.x), bottom = max(y, other.y)
        return Box(left, bottom, min(maxX, other.maxX) - left, min(maxY, other.maxY) - bottom)
    }
    func union(_ other: Box) -> Box {
        let left = min(x, other.x), bottom = min(y, other.y)
        return Box(left, bottom, max(maxX, other.maxX) - left, max(maxY, other.maxY) - bottom)
    }
}

/// A colour in linear sRGB, multiplied by its opacity, which is last.
typealias Pixel = SIMD4<Float>

/// Pixels of a box, rows from the bottom.
struct Raster: Sendable {
    let box: Box
    var pixels: [Pixel]

    init(_ box: Box) {
        self.box = box
        pixels = [Pixel](repeating: .zero, count: box.width * box.height)
    }
    init(_ box: Box, _ value: (Int, Int) -> Pixel) {
        self.init(box)
        var index = 0
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX {
                pixels[index] = value(x, y)
                index += 1
            }
        }
    }

    /// Transparent outside of the box.
    func at(_ x: Int, _ y: Int) -> Pixel {
        guard x >= box.x, y >= box.y, x < box.maxX, y < box.maxY else { return .zero }
        return pixels[(y - box.y) * box.width + x - box.x]
    }
    /// The colour at a point; pixels have their colours at their centres.
    func between(_ x: Double, _ y: Double) -> Pixel {
        let left = (x - 0.5).rounded(.down), bottom = (y - 0.5).rounded(.down)
        let right = Float(x - 0.5 - left), up = Float(y - 0.5 - bottom), column = Int(left), row = Int(bottom)
        let low = at(column, row) * (1 - right) + at(column + 1, row) * right
        let high = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
        return low * (1 - up) + high * up
    }
}

/// The encoding of sRGB.
enum Gamma {
    static let linear: [Float] = (0...255).map { decoded(Float($0) / 255) }

    static func decoded(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : Float(pow((Double(value) + 0.055) / 1.055, 2.4))
    }
    static func encoded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * Float(pow(Double(value), 1 / 2.4)) - 0.055
    }
    static func decoded(_ color: Pixel) -> Pixel {
        Pixel(decoded(color.x), decoded(color.y), decoded(color.z), color.w)
    }
    static func encoded(_ color: Pixel) -> Pixel {
        Pixel(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
    }
    static func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
}

extension Pixel {
    var premultiplied: Pixel { Pixel(x * w, y * w, z * w, w) }
    var straight: Pixel { w > 0 ? Pixel(x / w, y / w, z / w, w) : .zero }
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
    var clamped: Pixel { clamped(lowerBound: .zero, upperBound: .one) }
    func mixed(_ other: Pixel, _ part: Float) -> Pixel { self * (1 - part) + other * part }
    /// The same opacity.
    func with(_ red: Float, _ green: Float, _ blue: Float) -> Pixel { Pixel(red, green, blue, w) }
}
