public import Foundation
import QuadrantCore
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

    /// The image of this name in an asset catalog or a file of the program; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// As `init(named:)`, looking into `bundle` first.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let screen = Surroundings.deviceAsked.scale
        guard let (pixels, scale) = ProgramAssets.pixels(named: name, in: bundle, scale: screen) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// An image of the program's catalogs; without pixels when it cannot be read.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle)
        self.init(pixels: found?.pixels ?? ImagePixels(width: 0, height: 0, rgba: []), scale: found?.scale ?? 1)
    }

    /// A PNG, JPEG, GIF, TIFF or BMP file's contents, `scale` pixels a point; nil when they are no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ProgramAssets.pixels(of: data) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in a file; nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// In points.
    public var size: CGSize { CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale) }
}

extension Image {
    public init(uiImage: UIImage) { self.init(pixels: uiImage.pixels, scale: uiImage.scale) }
}
