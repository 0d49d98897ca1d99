public import CoreGraphics
public import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantFiles
public import QuadrantFoundation
import QuadrantGeometry
import UIKit

// MARK: The document's information

/// The key of the program that made a document.
public var kCGPDFContextCreator: CFString { "Creator" }
/// The key of the author.
public var kCGPDFContextAuthor: CFString { "Author" }
/// The key of the title, which the file has.
public var kCGPDFContextTitle: CFString { "Title" }
/// The key of the subject.
public var kCGPDFContextSubject: CFString { "Subject" }
/// The key of words for a search.
public var kCGPDFContextKeywords: CFString { "Keywords" }
/// The key of the password for opening. Nothing to do: files are not encrypted.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// The key of the password for all rights. Nothing to do: files are not encrypted.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// The key of the size of a page.
public var kCGPDFContextMediaBox: CFString { "MediaBox" }
/// The key of whether a document may be printed.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// The key of whether a document may be copied.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }

/// Pages that are being drawn.
private final class PDFPages {
    private(set) var pages: [DisplayList] = []
    private(set) var drawing: DrawingContext?
    private(set) var bounds = CGRect.zero
    var title: String?

    func begin(_ bounds: CGRect) {
        end()
        self.bounds = bounds
        let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let page = DrawingContext(size: bounds.size, transform: shift)
        drawing = page
        DrawingContext.push(page)
    }
    func end() {
        guard let page = drawing else { return }
        DrawingContext.pop()
        pages.append(DisplayList(root: Fragment(page.items), size: page.size, scale: 1))
        drawing = nil
    }
    /// The file; empty, with a message, where it cannot be encoded.
    func data() -> Data {
        end()
        do {
            return pages.isEmpty ? Data() : try PDF.encode(pages, title: title)
        } catch {
            StandardError.report(error)
            return Data()
        }
    }
}

/// How a document is made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, of which the file has one, and other information, which it has not.
    open var documentInfo: [String: Any] = [:]
}

/// Where the closure of a `UIGraphicsPDFRenderer` draws, page by page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The format of the renderer.
    public let format: UIGraphicsPDFRendererFormat
    private let pages: PDFPages
    private let defaultBounds: CGRect
    fileprivate init(_ format: UIGraphicsPDFRendererFormat, _ bounds: CGRect, _ pages: PDFPages) {
        (self.format, defaultBounds, self.pages) = (format, bounds, pages)
        super.init(CGContext(DrawingContext(size: bounds.size)))
    }
    /// The bounds of the open page in points; before the first page, those of the renderer.
    open var pdfContextBounds: CGRect { pages.drawing == nil ? defaultBounds : pages.bounds }
    /// Begins a page with the bounds of the renderer.
    open func beginPage() { beginPage(withBounds: defaultBounds) }
    /// Begins a page with bounds in points; the information has no effect.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
        pages.begin(bounds)
        cgContext.drawing = pages.drawing
    }
    /// Makes a rectangle of the page a link. Nothing to do: pages have no links.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Names a place of the page. Nothing to do: pages have no links.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Makes a rectangle lead to a place. Nothing to do: pages have no links.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Makes PDF files from what a program draws.
open class UIGraphicsPDFRenderer: NSObject {
    /// The format of the documents.
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect
    /// Documents with pages of these bounds, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }
    /// What the closure draws, as a file; empty without a page.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let pages = PDFPages()
        pages.title = format.documentInfo[kCGPDFContextTitle as String] as? String
        actions(UIGraphicsPDFRendererContext(format, bounds, pages))
        return pages.data()
    }
    /// Writes what the closure draws to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}

// MARK: Functions

/// The documents that are begun on a thread, and where they are written.
private final class OpenDocuments {
    var all: [(pages: PDFPages, defaultBounds: CGRect, write: (Data) -> Void)] = []
    static var here: OpenDocuments {
        if let known = Thread.current.threadDictionary["quadrant.pdf"] as? OpenDocuments { return known }
        let made = OpenDocuments()
        Thread.current.threadDictionary["quadrant.pdf"] = made
        return made
    }
    func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) {
        let pages = PDFPages()
        pages.title = info?[kCGPDFContextTitle as String] as? String
        let defaultBounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        all.append((pages, defaultBounds, write))
    }
}
/// Begins a document, which `UIGraphicsEndPDFContext()` writes to `data`. Empty bounds are 612 by 792 points.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    OpenDocuments.here.begin(bounds, documentInfo) { data.setData($0) }
}
/// Begins a document, which `UIGraphicsEndPDFContext()` writes to a file. Always true.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
    -> Bool
{
    OpenDocuments.here.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path), options: .atomic) }
    return true
}
/// Begins a page of the document that was begun last.
public func UIGraphicsBeginPDFPage() { OpenDocuments.here.all.last.map { $0.pages.begin($0.defaultBounds) } }
/// Begins a page with bounds in points; the information has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    OpenDocuments.here.all.last.map { $0.pages.begin(bounds.isEmpty ? $0.defaultBounds : bounds) }
}
/// The bounds of the page of the document that was begun last; zero without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocuments.here.all.last?.defaultBounds ?? .zero }
/// Ends the document that was begun last, and writes it.
public func UIGraphicsEndPDFContext() {
    guard let last = OpenDocuments.here.all.popLast() else { return }
    last.write(last.pages.data())
}
