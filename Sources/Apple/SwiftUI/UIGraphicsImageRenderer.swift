public import CoreGraphics
public import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
public import QuadrantGeometry
import QuadrantHost
import QuadrantViews
public import UIKit

/// What is common to the formats of renderers.
open class UIGraphicsRendererFormat: NSObject {
    /// A format with the default values.
    public required override init() { super.init() }
    /// The rectangle of the renderer, in points.
    open internal(set) var bounds = CGRect.zero
    /// A format with the default values.
    open class func `default`() -> Self { Self() }
    /// A format with the default values.
    open class func preferred() -> Self { Self() }
}

/// Where the closure of a renderer draws.
open class UIGraphicsRendererContext: NSObject {
    /// The context, with y downwards.
    public let cgContext: CGContext
    init(_ cgContext: CGContext) { self.cgContext = cgContext }

    /// Fills a rectangle with the colour of `UIColor.setFill()`.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { fill(rect) } }
    /// Draws a line of one point around a rectangle, inside of it.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws a line of one point around a rectangle with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { stroke(rect) } }
    /// Limits what is drawn from here on to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    private func blended(_ mode: CGBlendMode, _ body: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        body()
        cgContext.restoreGState()
    }
}

/// How an image that a program draws is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How far colours may be from those of sRGB.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    /// Colours beyond sRGB. Nothing to do: images have colours of sRGB.
    open var preferredRange = Range.automatic
    /// Whether colours may be beyond sRGB. Nothing to do: images have colours of sRGB.
    open var prefersExtendedRange = false
    /// Pixels per point: at first those of the screen.
    open var scale = HostContext.observedDevice.scale
    /// Whether the image has no transparent pixels; false at first.
    open var opaque = false
    /// A format with the scale of the screen.
    public required init() { super.init() }
    /// A format with the scale of the traits; without one, that of the screen.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// Where the closure of a `UIGraphicsImageRenderer` draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the renderer.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(_ format: UIGraphicsImageRendererFormat, _ bounds: CGRect, _ drawing: DrawingContext) {
        (self.format, self.bounds) = (format, bounds)
        super.init(CGContext(drawing))
    }

    /// What has been drawn.
    open var currentImage: UIImage {
        cgContext.drawing?.uiImage(bounds.size, format.scale, isOpaque: format.opaque) ?? UIImage()
    }
}

/// Makes images from what a program draws.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    /// Images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Images of a rectangle, at the scale of the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Images of a rectangle, whose origin is their top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    /// What the closure draws; without pixels when it is larger than memory allows.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let drawing = DrawingContext(size: bounds.size, transform: shift)
        drawing.image = (format.scale > 0 ? format.scale : 1, format.opaque)
        let context = UIGraphicsImageRendererContext(format, bounds, drawing)
        DrawingContext.push(drawing)
        defer { DrawingContext.pop() }
        actions(context)
        return context.currentImage
    }
    /// What the closure draws, as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    /// What the closure draws, as a JPEG file over white; the quality is 0…1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat,
                       actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension DrawingContext {
    /// What has been drawn; nil without a size, and, with a message, when it is larger than memory allows.
    fileprivate func uiImage(_ size: CGSize, _ scale: CGFloat, isOpaque: Bool) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let scale = scale > 0 ? scale : 1
        let list = DisplayList(root: Fragment(items), size: size, scale: scale, background: isOpaque ? .black : nil)
        do {
            return UIImage(pixels: try raster(list), scale: scale)
        } catch {
            StandardError.report(error)
            return nil
        }
    }
}

/// Begins an image of a size in points, a pixel each: what is drawn on this thread is part of it until
/// `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// The same, with pixels per point, 0 for those of the screen; `opaque` images have no transparent pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let drawing = DrawingContext(size: size)
    drawing.image = (scale > 0 ? scale : HostContext.observedDevice.scale, opaque)
    DrawingContext.push(drawing)
}
/// What has been drawn of the image that was begun last; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let drawing = DrawingContext.current, let image = drawing.image else { return nil }
    return drawing.uiImage(drawing.size, image.scale, isOpaque: image.isOpaque)
}
/// Ends the image that was begun last; nothing where none was.
public func UIGraphicsEndImageContext() {
    if DrawingContext.current?.image != nil { DrawingContext.pop() }
}
/// The context of the image that is drawn on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContext.current.map { CGContext($0) } }
/// Fills a rectangle in the current context; without one, nothing.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Fills a rectangle in the current context with a blend mode; without one, nothing.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}
/// Draws a line of one point inside a rectangle, in the colour of filling; without a current context, nothing.
public func UIRectFrame(_ rect: CGRect) {
    guard let drawing = DrawingContext.current else { return }
    var frame = Path(rect)
    frame.addRect(rect.insetBy(dx: 1, dy: 1))
    drawing.fill(frame, isEvenOdd: true)
}
/// Makes a context the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) { context.drawing.map(DrawingContext.push) }
/// Ends what `UIGraphicsPushContext` has begun.
public func UIGraphicsPopContext() { DrawingContext.pop() }
/// Limits what the current context draws from here on; without one, nothing.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
    /// Draws the image in the current context, scaled to a rectangle; without one, nothing.
    public func draw(in rect: CGRect) {
        guard let drawing = DrawingContext.current else { return }
        switch content {
        case .pixels(let pixels) where extras?.capInsets != nil && rect.size != size:
            let resized = picture(of: rect.size, scale: drawing.image?.scale ?? 1)
            drawing.add(.fragment(resized.root, at: rect.origin))
            _ = pixels
        case .pixels(let pixels):
            drawing.add(.image(ImageItem(image: ImageHandle(pixels), frame: rect,
                                         interpolation: drawing.state.interpolation, tint: tintRGBA)))
        case .symbol:
            let size = self.size
            guard size.width > 0, size.height > 0 else { return }
            let list = picture(of: size, scale: scale)
            let fit = CGAffineTransform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height,
                                        tx: rect.minX, ty: rect.minY)
            drawing.add(.fragment(list.root, at: .zero), placedBy: fit.concatenating(drawing.state.transform))
        }
    }
    /// Draws the image in the current context, its top left corner at a point; without one, nothing.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image with a blend mode and an opacity, 0…1; without a current context, nothing.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let drawing = DrawingContext.current else { return }
        drawing.save()
        drawing.state.blend = blendMode
        drawing.state.opacity *= Double(min(max(alpha, 0), 1))
        draw(in: rect)
        drawing.restore()
    }
    /// Draws the image at its size with a blend mode and an opacity, 0…1; without a current context, nothing.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Fills a rectangle of the current context with repetitions of the image; without one, nothing.
    public func drawAsPattern(in rect: CGRect) {
        guard let drawing = DrawingContext.current, let cgImage else { return }
        drawing.save()
        drawing.clip(to: Path(rect))
        drawing.fillAll(.tiled(ImageHandle(cgImage.pixels), origin: rect.origin, scale: 1 / scale))
        drawing.restore()
    }
    /// The format of a renderer that makes images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    private func picture(of size: CGSize, scale: CGFloat) -> DisplayList {
        MainActor.assumeIsolated {
            let host = ViewHost(rootView: Image(uiImage: self), configuration: HostConfiguration(scale: scale))
            host.resize(size)
            return host.frame()
        }
    }

    // MARK: Smaller images

    /// The image drawn to fit a size in pixels, the shape kept; nil without pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / (self.size.width * scale), size.height / (self.size.height * scale))
        let fit = CGSize(width: (self.size.width * scale * factor).rounded(),
                         height: (self.size.height * scale * factor).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: fit, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fit))
        }
    }
    /// The same, for a task.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// The same, handed to a closure at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// The same image: pixels are decoded when it is made.
    public func preparingForDisplay() -> UIImage? { self }
    /// The same image: pixels are decoded when it is made.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// Hands the same image to a closure at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Nil: no encoder of HEIC is there.
    public func heicData() -> Data? { nil }

    private var tintRGBA: RGBA? {
        guard renderingMode == .alwaysTemplate || tint != nil else { return nil }
        return (tint?.color ?? .black).rgba(in: EnvironmentValues())
    }
}
