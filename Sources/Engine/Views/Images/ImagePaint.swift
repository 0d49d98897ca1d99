public import Foundation
import QuadrantCore
import QuadrantDisplayList

/// A fill that tiles an image, from the shape's top leading corner.
public nonisolated struct ImagePaint: ShapeStyle, Equatable {
    public typealias Resolved = Never
    /// The image to tile, which must have pixels: a symbol or a missing image paints nothing, a drawn image is
    /// reported.
    public var image: Image
    /// The part of the image to tile, in fractions of its sides.
    public var sourceRect: CGRect
    /// The size of a tile relative to the image: 2 is twice as large.
    public var scale: CGFloat

    /// `sourceRect` is the part to tile, in fractions of the sides, clamped to 0…1; an empty one is the whole image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let (handle, density) = image.tile(in: shape.environment) else { return }
        let part = handle.cropped(to: sourceRect)
        shape.result.paint = .tiled(part, origin: shape.bounds.origin, scale: scale / density)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Fills with tiles of an image, from the shape's top leading corner.
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
                             scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// The pixels of the tile and their number per point; nil if there are none.
    func tile(in environment: EnvironmentValues) -> (ImageHandle, CGFloat)? {
        switch resolve(in: environment).kind {
        case .bitmap(let handle, let scale, _): return (handle, scale)
        case .drawn:
            environment.hostLink?()?.report(Diagnostic(
                what: "an image that a closure draws is used as a paint; drawing nothing.", at: "",
                rule: "A paint repeats pixels, and Image(size:renderer:) has none.",
                fix: "Use Image(…).resizable(resizingMode: .tile), or draw into a Canvas."))
            return nil
        case .symbol, .missing: return nil
        }
    }
}

extension ImageHandle {
    /// A part in fractions of the sides; the whole image if the part is the whole, empty or not finite.
    nonisolated func cropped(to part: CGRect) -> ImageHandle {
        let sides = SIMD4(Double(part.minX), Double(part.minY), Double(part.maxX), Double(part.maxY))
        guard (0..<4).allSatisfy({ sides[$0].isFinite }) else { return self }
        let kept = sides.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        if kept == SIMD4(0, 0, 1, 1) { return self }
        let (width, height) = (pixels.width, pixels.height)
        let left = Int((kept[0] * Double(width)).rounded()), right = Int((kept[2] * Double(width)).rounded())
        let top = Int((kept[1] * Double(height)).rounded()), bottom = Int((kept[3] * Double(height)).rounded())
        guard right > left, bottom > top else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity((right - left) * (bottom - top) * 4)
        for y in top..<bottom {
            let start: Int = (y * width + left) * 4, end: Int = (y * width + right) * 4
            bytes += pixels.rgba[start..<end]
        }
        return ImageHandle(ImagePixels(width: right - left, height: bottom - top, rgba: bytes))
    }
}
