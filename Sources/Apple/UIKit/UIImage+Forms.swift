import CoreGraphics
public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantStandIn
import QuadrantText
import QuadrantViews

extension UIImage {
    /// How the parts between the corners fill a larger image.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The image with corners that keep their size when it is drawn larger; the parts between them are repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    /// The image with corners that keep their size when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        var extras = ownExtras
        (extras.capInsets, extras.resizingMode) = (capInsets, resizingMode)
        return with(extras)
    }
    /// The image with corners of these points, between which one point is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(top: top, left: left, bottom: max(size.height - top - 1, 0),
                                        right: max(size.width - left - 1, 0)), resizingMode: .stretch)
    }
    /// The corners that keep their size; zero without any.
    public var capInsets: UIEdgeInsets { extras?.capInsets ?? .zero }
    /// How the parts between the corners fill a larger image.
    public var resizingMode: ResizingMode { extras?.resizingMode ?? .tile }
    /// Zero: images are aligned by their edges.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The same image. Without effect: images are aligned by their edges.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        standIn(self, "images are aligned by their edges")
        return self
    }

    /// An image that shows others in turn, here the first of them; nil without any. Seconds of one round.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var extras = first.ownExtras
        (extras.frames, extras.duration) = (images, duration)
        return first.with(extras)
    }
    /// The images that it shows in turn; nil where it does not move.
    public var images: [UIImage]? { extras.flatMap { $0.frames.isEmpty ? nil : $0.frames } }
    /// Seconds of one round; 0 where it does not move.
    public var duration: TimeInterval { extras?.duration ?? 0 }

    /// The pixels mirrored from left to right; a symbol is left as it is.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        return UIImage(cgImage: cgImage, scale: scale, orientation: .upMirrored).withRenderingMode(renderingMode)
    }
    /// The same image. Without effect: images are not mirrored by themselves.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        standIn(self, "images are not mirrored by themselves")
        return self
    }
    /// False: images are not mirrored by themselves.
    public var flipsForRightToLeftLayoutDirection: Bool { false }

    /// What symbols are made by; nil for another image.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(_, let configuration) = content { configuration } else { nil }
    }
    /// What the image was chosen by: that of a symbol; nil for another image.
    public var configuration: Configuration? { symbolConfiguration }
    /// Nothing specified.
    public var traitCollection: UITraitCollection { UITraitCollection() }
    /// 0: symbols stand on their lower edge.
    public var baselineOffsetFromBottom: CGFloat? { isSymbolImage ? 0 : nil }
    /// The symbol with further values; nil for another image.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration) : nil
    }
    /// A symbol by its SF name; the traits have no effect. Nil when there is none of that name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
    /// A symbol by its SF name, drawn as for a value of 1. Nil when there is none of that name.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A plus.
    public static var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    /// A minus in a circle.
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// A checkmark in a circle.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// A circle around a checkmark.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    /// The sign of sharing.
    public static var actions: UIImage { UIImage(systemName: "square.and.arrow.up") ?? UIImage() }
}

extension UIImage.SymbolConfiguration {
    /// The values of another configuration over these.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.SymbolConfiguration {
        guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
        return combined(with: other)
    }
    /// Symbols with layers in levels of one colour.
    public convenience init(hierarchicalColor: UIColor) {
        self.init(FontSpec(size: 17), .default, colors: [hierarchicalColor])
    }
    /// Symbols with layers in colours, the last for the rest; one colour has levels.
    public convenience init(paletteColors: [UIColor]) {
        self.init(FontSpec(size: 17), .default, colors: paletteColors.isEmpty ? nil : paletteColors)
    }
    /// Symbols with layers in their own colours.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(FontSpec(size: 17), .default, colors: [])
    }
    /// Symbols in one colour, as they are.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
        UIImage.SymbolConfiguration(scale: .default)
    }
    /// No further values.
    public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(scale: .default) }
}

/// Saves an image in the photo library. The selector is not called. Without effect: there is no photo library.
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
                                           _ contextInfo: UnsafeMutableRawPointer?) {
    standIn(nil, "there is no photo library")
}
/// Saves a video in the photo library. The selector is not called. Without effect: there is no photo library.
public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?,
                                                _ completionSelector: Selector?,
                                                _ contextInfo: UnsafeMutableRawPointer?) {
    standIn(nil, "there is no photo library")
}
/// False: there is no photo library.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
