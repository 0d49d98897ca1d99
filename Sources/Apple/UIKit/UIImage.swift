public import CoreGraphics
public import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry
public import QuadrantViews

/// An immutable image: pixels with a scale, or a symbol of a fixed size.
public final class UIImage: NSObject, NSSecureCoding, Sendable {
    package enum Content: Sendable {
        case pixels(ImagePixels)
        case symbol(String, SymbolConfiguration)
    }
    package let content: Content
    /// Pixels per point, above 0; for a symbol that of the screen.
    public let scale: CGFloat
    /// In points.
    public let size: CGSize
    /// Whether the image's colours show.
    public let renderingMode: RenderingMode
    /// The colour that a template has; nil takes that of the view around.
    package let tint: UIColor?
    /// Data of our own that its PNG file carries, by the names of its chunks.
    package let notes: [String: Data]
    /// How the image is drawn larger, and its frames where it moves.
    package let extras: Extras?
    package struct Extras: Sendable {
        package var capInsets: UIEdgeInsets?
        package var resizingMode = ResizingMode.tile
        package var frames: [UIImage] = []
        package var duration: TimeInterval = 0
    }

    /// Whether an image keeps its colours or is drawn in the tint.
    public enum RenderingMode: Int, Sendable {
        /// Symbols take the colour of the view around, other images keep theirs.
        case automatic
        case alwaysOriginal
        /// Only the image's shape counts.
        case alwaysTemplate
    }

    private init(_ content: Content, scale: CGFloat, size: CGSize, _ mode: RenderingMode = .automatic,
                 tint: UIColor? = nil, notes: [String: Data] = [:], extras: Extras? = nil) {
        self.content = content
        self.notes = notes
        self.extras = extras
        self.scale = scale
        self.size = size
        renderingMode = mode
        self.tint = tint
    }

    package convenience init(pixels: ImagePixels, scale: CGFloat, notes: [String: Data] = [:]) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        self.init(.pixels(pixels), scale: scale, size: size, notes: notes)
    }

    /// The same image with other extras.
    package func with(_ extras: Extras) -> UIImage {
        UIImage(content, scale: scale, size: size, renderingMode, tint: tint, notes: notes, extras: extras)
    }
    package var ownExtras: Extras { extras ?? Extras() }

    /// True.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the pixels, the scale and the mode, or the name of a symbol.
    public func encode(with coder: NSCoder) {
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        switch content {
        case .symbol(let name, _): coder.encode(NSString(string: name), forKey: "UISystemName")
        case .pixels(let pixels):
            coder.encode(pixels.width, forKey: "UIWidth")
            coder.encode(pixels.height, forKey: "UIHeight")
            coder.encode(Double(scale), forKey: "UIScale")
            coder.encode(NSData(data: Data(pixels.rgba)), forKey: "UIPixels")
        }
    }
    /// The image that was written; nil where there is none.
    public convenience init?(coder: NSCoder) {
        let mode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        if coder.containsValue(forKey: "UISystemName") {
            // Reading a key that is absent is an error of the archive.
            guard let name = coder.decodeObject(of: NSString.self, forKey: "UISystemName") else { return nil }
            guard let image = UIImage(systemName: "\(name)") else { return nil }
            self.init(image.content, scale: image.scale, size: image.size, mode)
            return
        }
        let (width, height) = (coder.decodeInteger(forKey: "UIWidth"), coder.decodeInteger(forKey: "UIHeight"))
        let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIPixels"), width >= 0, height >= 0, scale > 0,
              data.length == width * height * 4 else { return nil }
        let bytes = (data as Data).map { $0 }
        self.init(.pixels(ImagePixels(width: width, height: height, rgba: bytes)), scale: scale,
                  size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), mode)
    }

    /// An image without pixels.
    public convenience override init() { self.init(pixels: ImagePixels(width: 0, height: 0, rgba: []), scale: 1) }

    /// The pixels of `cgImage`, one to a point.
    public convenience init(cgImage: CGImage) { self.init(pixels: cgImage.pixels, scale: 1) }

    /// The pixels of an image, upright, `scale` of them a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage.turned(exif: orientation.exif), scale: scale > 0 ? scale : 1)
    }

    /// How stored pixels are turned or mirrored, as Exif has it: with `right`, the first row is the right side of the
    /// picture.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        fileprivate var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }
    }

    /// Up: images are turned when they are read.
    public var imageOrientation: Orientation { .up }

    /// The pixels; nil for a symbol, which has none.
    public var cgImage: CGImage? {
        if case .pixels(let pixels) = content { CGImage(pixels: pixels) } else { nil }
    }

    /// The image of this name in an asset catalog or a file of the program; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// As `init(named:)`, looking into `bundle` first.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// As `init(named:in:)`. A configuration is for symbols, which no catalog here holds.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The variant of the image that fits the traits best.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let asked = traitCollection?.displayScale ?? 0
        guard let (pixels, scale) = ProgramAssets.pixels(
            named: name, in: bundle, scale: asked > 0 ? asked : HostContext.observedDevice.scale,
            isDark: traitCollection?.userInterfaceStyle == .dark) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// An image of the program's catalogs; without pixels when it cannot be read.
    public convenience init(resource: ImageResource) {
        if let found = UIImage(named: resource.name, in: resource.bundle), case .pixels(let pixels) = found.content {
            self.init(pixels: pixels, scale: found.scale)
        } else {
            self.init()
        }
    }

    /// A symbol by its SF name, 17 points large; nil when there is none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the size and weight that a `SymbolConfiguration` says.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let configuration = configuration as? SymbolConfiguration ?? SymbolConfiguration()
        let screen = HostContext.observedDevice.scale
        guard let size = Image.symbol(name, configuration.font, configuration.scale.image).symbolSize(at: screen) else {
            return nil
        }
        self.init(.symbol(name, configuration), scale: screen, size: size)
    }

    /// A PNG, JPEG, GIF, TIFF or BMP file's contents, `scale` pixels a point; nil when they are no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = ProgramAssets.pixels(of: data) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }
    /// A PNG, JPEG, GIF, TIFF or BMP file's contents, one pixel a point; nil when they are no image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image in a file; nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The same image in another mode.
    @discardableResult
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, size: size, renderingMode, tint: tint, extras: extras)
    }

    /// The same image in one colour, which shows where it is a template or a symbol.
    @discardableResult
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content, scale: scale, size: size, renderingMode, tint: color, extras: extras)
    }

    /// The same image in one colour; with `.alwaysOriginal` it has that colour wherever it is shown.
    @discardableResult
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        // An original that is tinted is that colour wherever it is shown.
        UIImage(content, scale: scale, size: size, renderingMode == .alwaysOriginal ? .alwaysTemplate : renderingMode,
                tint: color, extras: extras)
    }

    /// The same symbol of another size and weight; any other image is left as it is.
    @discardableResult
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, _) = content,
              let other = UIImage(systemName: name, withConfiguration: configuration) else { return self }
        return UIImage(other.content, scale: other.scale, size: other.size, renderingMode, tint: tint)
    }

    /// Whether it is a symbol.
    public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

    /// What views show.
    package var image: Image {
        switch content {
        case .symbol(let name, let configuration):
            let symbol = Image.symbol(name, configuration.font, configuration.scale.image)
            return configuration.colors.map { symbol.layered($0.map(\.color)) } ?? symbol
        case .pixels(let pixels):
            let image = Image(pixels: pixels, scale: scale, isTemplate: renderingMode == .alwaysTemplate)
            guard let insets = extras?.capInsets else { return image }
            return image.resizable(
                capInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom,
                                      trailing: insets.right),
                resizingMode: extras?.resizingMode == .stretch ? .stretch : .tile)
        }
    }
}

extension Image {
    /// The picture of `uiImage` at its size in points, in its rendering mode and with its tint.
    public init(uiImage: UIImage) {
        let image = uiImage.image
        self = uiImage.tint.map { image.tinted($0.color) } ?? image
    }
}
