public import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantFiles
public import QuadrantFoundation
import QuadrantGeometry

/// A PDF file being written, page by page.
///
/// Nothing is on disk before `closePDF()`, which writes a temporary file and renames it.
public final class CGContext {
    private let url: URL
    private let mediaBox: CGRect
    private var pages: [DisplayList] = []
    private var items: [DisplayItem]?
    private var transform = CGAffineTransform.identity
    private var saved: [CGAffineTransform] = []

    /// Nil when `mediaBox` (points) is empty.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.width > 0, box.height > 0 else { return nil }
        self.url = url as URL
        self.mediaBox = box
    }

    /// Begins an empty page with the identity transform; `pageInfo` is ignored. A page that is open is dropped.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        items = []
        transform = .identity
        saved = []
    }

    /// Ends the page; does nothing where none was begun.
    public func endPDFPage() {
        guard let items else { return }
        pages.append(DisplayList(root: Fragment(items), size: mediaBox.size, scale: 1))
        self.items = nil
    }

    /// Ends an open page and writes the file; an error is printed to standard error.
    public func closePDF() {
        endPDFPage()
        do {
            try OutputFile.write(try PDF.encode(pages), to: try OutputFile.path(of: url))
        } catch {
            StandardError.report(error)
        }
    }

    /// Moves the origin, in points; y runs upwards.
    public func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what is drawn from here on, about the origin.
    public func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn from here on about the origin, in radians, counterclockwise.
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
    /// Keeps the transform for `restoreGState()`.
    public func saveGState() { saved.append(transform) }
    /// Takes the transform that was kept last; does nothing where there is none.
    public func restoreGState() { if let last = saved.popLast() { transform = last } }

    /// Pages have y upwards, views downwards: the drawing stands on its lower edge at the current origin.
    func draw(_ fragment: Fragment, size: CGSize) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let page = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: mediaBox.height)
        let whole = flip.concatenating(transform).concatenating(page)
        let frame = CGRect(origin: .zero, size: size)
        items?.append(.effect(.transform(ProjectionTransform(whole)), fragment, frame: frame))
    }
}
