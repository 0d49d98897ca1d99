public import Foundation
package import QuadrantDisplayList
public import QuadrantViews

/// Pixels, with how many of them make a point.
public final class UIImage: Sendable {
    package let pixels: ImagePixels
    public let scale: CGFloat

    package init(pixels: ImagePixels, scale: CGFloat) {
        self.pixels = pixels
        self.scale = scale
    }

    /// In points.
    public var size: CGSize { CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale) }
}

extension Image {
    public init(uiImage: UIImage) { self.init(pixels: uiImage.pixels, scale: uiImage.scale) }
}
