public import CoreGraphics
public import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantFiles
public import QuadrantFoundation
public import QuadrantGeometry
import UIKit

/// A PDF file being written, page by page, an image of `UIGraphicsImageRenderer`, or pixels in memory.
///
/// Nothing is on disk before `closePDF()`, which writes a temporary file and renames it. Pixels in memory are up to
/// date after each function that draws.
public final class CGContext {
    private let url: URL?
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    /// The open page, or the image.
    var drawing: DrawingContext?
    /// The path under construction, in points of the drawing.
    var ownPath = Path()
    /// The transform of lines that Core Text draws, whose letters stand upright where y grows upwards.
    public var textMatrix = CGAffineTransform.identity
    /// The pixels that the context draws into; nil for pages and images.
    var bitmap: BitmapMemory?

    /// Nil when `mediaBox` (points) is empty.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.width > 0, box.height > 0 else { return nil }
        self.url = url as URL
        self.mediaBox = box
    }

    /// The context of an image.
    init(_ drawing: DrawingContext) {
        url = nil
        mediaBox = CGRect(origin: .zero, size: drawing.size)
        self.drawing = drawing
    }

    /// Pixels of 8 bits a component in memory, with y upwards: those at `data`, or, where it is nil, memory of the
    /// context. Nil for other layouts. `bytesPerRow` may be 0 then.
    public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
                 space: CGColorSpace, bitmapInfo: UInt32) {
        guard let layout = PixelLayout(width: width, height: height, bitsPerComponent: bitsPerComponent,
                                       bytesPerRow: bytesPerRow, model: space.model,
                                       info: CGBitmapInfo(rawValue: bitmapInfo)) else { return nil }
        url = nil
        let size = CGSize(width: width, height: height)
        mediaBox = CGRect(origin: .zero, size: size)
        let drawing = DrawingContext(size: size, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0,
                                                                              ty: size.height))
        let memory = BitmapMemory(layout, data, CGBitmapInfo(rawValue: bitmapInfo), space)
        (self.drawing, bitmap) = (drawing, memory)
        if data != nil { drawing.didDraw = { [unowned drawing] in memory.update(drawing) } }
    }

    /// Begins an empty page with the identity transform; `pageInfo` is ignored. A page that is open is dropped.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard url != nil else { return }
        // Pages have y upwards.
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: mediaBox.height)
        drawing = DrawingContext(size: mediaBox.size, transform: flip)
    }

    /// Ends the page; does nothing where none was begun.
    public func endPDFPage() {
        guard let drawing, url != nil else { return }
        pages.append(DisplayList(root: Fragment(drawing.items), size: mediaBox.size, scale: 1))
        self.drawing = nil
    }

    /// Ends an open page and writes the file; an error is printed to standard error.
    public func closePDF() {
        guard let url else { return }
        endPDFPage()
        do {
            try OutputFile.write(try PDF.encode(pages), to: try OutputFile.path(of: url))
        } catch {
            StandardError.report(error)
        }
    }

    private func transform(_ change: (CGAffineTransform) -> CGAffineTransform) {
        drawing.map { $0.state.transform = change($0.state.transform) }
    }
    /// Moves the origin, in points; y runs upwards on pages and downwards in images.
    public func translateBy(x: CGFloat, y: CGFloat) { transform { $0.translatedBy(x: x, y: y) } }
    /// Scales what is drawn from here on, about the origin.
    public func scaleBy(x: CGFloat, y: CGFloat) { transform { $0.scaledBy(x: x, y: y) } }
    /// Turns what is drawn from here on about the origin, in radians: counterclockwise on pages, clockwise in images.
    public func rotate(by angle: CGFloat) { transform { $0.rotated(by: angle) } }
    /// Applies a further transform to what is drawn from here on, before the one in force.
    public func concatenate(_ transform: CGAffineTransform) { self.transform { transform.concatenating($0) } }
    /// Keeps the transform, the colours, the lines and the clip for `restoreGState()`.
    public func saveGState() { drawing?.save() }
    /// Takes what was kept last; does nothing where there is none.
    public func restoreGState() { drawing?.restore() }

    /// Pages have y upwards, views downwards: the drawing stands on its lower edge at the current origin.
    func draw(_ fragment: Fragment, size: CGSize) {
        guard let drawing else { return }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let whole = flip.concatenating(drawing.state.transform)
        let frame = CGRect(origin: .zero, size: size)
        drawing.add(.effect(.transform(ProjectionTransform(whole)), fragment, frame: frame), placedBy: .identity)
    }
}
