import Foundation
package import QuadrantDisplayList

/// The size of an output in whole pixels, checked against the limits of the underlying libraries.
struct Canvas: Hashable {
    var width: Int
    var height: Int
    var scale: Double
    /// The whole of it, in pixels.
    var box: Box { Box(x: 0, y: 0, width: Double(width), height: Double(height)) }

    /// cairo and pixman address pixels with 16 bits.
    static let maxSide = 32_767
    /// The longest side of an image that pixman scales: near the end of its numbers it draws nothing.
    static let maxSource = 16_384
    static let maxBytes = 1 << 30

    /// A partial pixel at the right or bottom edge is a whole one. A canvas without area is an error, not a picture of
    /// one pixel: an empty size nearly always means that a view was laid out without space.
    init(_ list: DisplayList) throws {
        let place = Self.place(list.size)
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw Diagnostic(what: "the picture has no area.", at: place,
                             rule: "Width and height are finite and greater than zero.",
                             fix: "Give the view a frame, or a content that is not empty.")
        }
        guard list.scale.isFinite, list.scale > 0 else {
            throw Diagnostic(what: "the scale is \(list.scale).", at: place,
                             rule: "The scale is the number of pixels of a point: finite and greater than zero.",
                             fix: "Use 1, 2 or 3.")
        }
        let wide = (list.size.width * list.scale - 0.001).rounded(.up)
        let high = (list.size.height * list.scale - 0.001).rounded(.up)
        guard max(wide, high) <= Double(Self.maxSide), wide * high * 4 <= Double(Self.maxBytes) else {
            throw Diagnostic(what: "the picture is too large.", at: place + " at scale \(list.scale)",
                             rule: "A bitmap has at most \(Self.maxSide) pixels a side and "
                                 + "\(Self.maxBytes >> 20) MiB in all, 4 bytes a pixel.",
                             fix: "Render it smaller, at a lower scale, in parts, or as PDF or SVG.")
        }
        width = max(1, Int(wide))
        height = max(1, Int(high))
        scale = list.scale
    }

    static func place(_ size: CGSize) -> String { "a canvas of \(size.width) x \(size.height) points" }
}

extension PictureSizeLimit {
    /// The size limit of pictures of pixels.
    package static let bitmap = PictureSizeLimit(
        .pixels, maxSide: Double(Canvas.maxSide), largestArea: Double(Canvas.maxBytes / 4),
        rule: "A picture of pixels has at most \(Canvas.maxSide) pixels a side and "
            + "\(Canvas.maxBytes / 4_000_000) million altogether.")
}
