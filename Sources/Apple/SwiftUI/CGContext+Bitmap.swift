public import CoreGraphics
import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantFoundation
import UIKit

/// The memory of a context whose pixels a program reads.
final class BitmapMemory {
    let layout: PixelLayout
    let info: CGBitmapInfo
    let space: CGColorSpace
    private let given: UnsafeMutableRawPointer?
    private lazy var own = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    private var isOwned = false
    /// All that was drawn until now, straight.
    private var rgba: [UInt8]?

    private var length: Int { layout.bytesPerRow * layout.height }

    init(_ layout: PixelLayout, _ data: UnsafeMutableRawPointer?, _ info: CGBitmapInfo, _ space: CGColorSpace) {
        (self.layout, given, self.info, self.space) = (layout, data, info, space)
    }
    deinit { if isOwned { own.deallocate() } }

    /// The memory, up to date.
    func bytes(_ drawing: DrawingContext) -> UnsafeMutableRawPointer? {
        if given == nil, !isOwned {
            isOwned = true
            own.initializeMemory(as: UInt8.self, repeating: 0)
        }
        update(drawing)
        return given ?? own.baseAddress
    }

    /// The pixels of what has been drawn.
    func pixels(_ drawing: DrawingContext) -> ImagePixels? {
        let list = DisplayList(root: Fragment(drawing.items), size: drawing.size, scale: 1)
        do {
            return try raster(list)
        } catch {
            StandardError.report(error)
            return nil
        }
    }

    /// Writes what has been drawn to the memory, and keeps it as one image.
    func update(_ drawing: DrawingContext) {
        guard let pixels = pixels(drawing) else { return }
        let item = ImageItem(image: ImageHandle(pixels), frame: CGRect(origin: .zero, size: drawing.size),
                             interpolation: .none)
        drawing.replaceAll(by: .image(item))
        let target = given ?? (isOwned ? own.baseAddress : nil)
        guard let target else { return }
        layout.write(pixels.rgba, to: UnsafeMutableRawBufferPointer(start: target, count: length))
    }
}

extension CGContext {
    /// The memory of a context of pixels, up to date; nil for pages and images.
    public var data: UnsafeMutableRawPointer? { drawing.flatMap { bitmap?.bytes($0) } }
    /// An image of what has been drawn; nil for pages.
    public func makeImage() -> CGImage? {
        guard let drawing else { return nil }
        if let bitmap { return bitmap.pixels(drawing).map { CGImage(pixels: $0) } }
        let scale = drawing.image?.scale ?? 1
        return try? CGImage(pixels: raster(DisplayList(root: Fragment(drawing.items), size: drawing.size, scale: scale,
                                                       background: drawing.image?.isOpaque == true ? .black : nil)))
    }
    /// In pixels.
    public var width: Int { bitmap?.layout.width ?? Int((drawing?.size.width ?? 0) * (drawing?.image?.scale ?? 1)) }
    /// In pixels.
    public var height: Int { bitmap?.layout.height ?? Int((drawing?.size.height ?? 0) * (drawing?.image?.scale ?? 1)) }
    /// 8; 0 for pages and images.
    public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
    /// Of pixels in memory; 0 for pages and images.
    public var bitsPerPixel: Int { (bitmap?.layout.bytesPerPixel ?? 0) * 8 }
    /// Of pixels in memory; 0 for pages and images.
    public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
    /// Of pixels in memory; nil for pages and images.
    public var colorSpace: CGColorSpace? { bitmap?.space }
    /// Of pixels in memory; empty for pages and images.
    public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
    /// Of pixels in memory; none for pages and images.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }
}
