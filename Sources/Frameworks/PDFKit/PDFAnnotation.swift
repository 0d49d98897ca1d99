public import CoreGraphics
public import Foundation
import SwiftUI
public import UIKit

/// The kinds of notes.
public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}
/// The line around a note.
open class PDFBorder: NSObject {
    public override init() { super.init() }
    /// In points.
    open var lineWidth: CGFloat = 1
}
/// What a link does. Nothing is opened.
open class PDFAction: NSObject {
    fileprivate override init() { super.init() }
    /// The name of the format.
    open var type: String { "" }
}
/// Opens an address. Nothing is opened.
open class PDFActionURL: PDFAction {
    /// The address.
    open var url: URL?
    /// An address.
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}
/// Shows a place of the file. Nothing is opened.
open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination
    /// A place of the file.
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}
/// A place of a page, in points from its lower left corner.
open class PDFDestination: NSObject {
    /// The page; nil once it is gone.
    open private(set) weak var page: PDFPage?
    /// In points from the lower left corner of the page.
    public let point: CGPoint
    /// A place of a page.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// A chapter of a file. They are not read: a program makes them.
open class PDFOutline: NSObject {
    public override init() { super.init() }
    private var children: [PDFOutline] = []
    /// What it is in; nil for the whole.
    open private(set) weak var parent: PDFOutline?
    /// Its title.
    open var label: String?
    /// Where it begins.
    open var destination: PDFDestination?
    /// What a tap does. Nothing to do: nothing is opened.
    open var action: PDFAction?
    /// Whether its parts are shown.
    open var isOpen = false
    /// How many parts it has.
    open var numberOfChildren: Int { children.count }
    /// A part; nil for a number of none.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// Adds a part before the one of a number.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        children.insert(child, at: min(max(index, 0), children.count))
        child.parent = self
    }
    /// Takes it out of what it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Its number in what it is in.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
}
/// Texts of pages.
open class PDFSelection: NSObject {
    private weak var document: PDFDocument?
    /// Its text; nil for none.
    open private(set) var string: String?
    /// Its pages.
    open private(set) var pages: [PDFPage]
    init(_ document: PDFDocument?, _ string: String?, _ pages: [PDFPage]) {
        (self.document, self.string, self.pages) = (document, string, pages)
    }
    /// No text.
    public convenience init(document: PDFDocument) { self.init(document, nil, []) }
    /// The colour in which it is marked. Nothing to do: selections are not drawn.
    open var color: UIColor?
    /// Its text; nil for none.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// Empty: where it is on a page is not known.
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    /// Itself, for each line.
    open func selectionsByLine() -> [PDFSelection] {
        (string ?? "").split(separator: "\n").map { PDFSelection(document, String($0), pages) }
    }
    /// Adds another.
    open func add(_ selection: PDFSelection) {
        string = [string, selection.string].compactMap { $0 }.joined(separator: "\n")
        pages += selection.pages.filter { page in !pages.contains { $0 === page } }
    }
}
/// The key of how a file is written. Options have no effect.
public struct PDFDocumentWriteOption: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
}
/// Is asked about a file. It is never called.
public protocol PDFDocumentDelegate: NSObjectProtocol {}
/// Is asked about a view. It is never called.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {}
extension NSNotification.Name {
    /// A view shows another page.
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    /// A view shows another file. Never sent.
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
    /// Pages are enlarged. Never sent.
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
    /// Something else is selected. Never sent.
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewChangedSelection")
}

/// A note on a page. Marks, lines, rectangles, ovals and texts are drawn; others are kept.
open class PDFAnnotation: NSObject {
    /// The page; nil for none.
    open internal(set) weak var page: PDFPage?
    /// The kind, without the slash.
    open var type: String?
    /// In points from the lower left corner of the page.
    open var bounds: CGRect
    private var values: [String: Any]
    /// A note of a kind; values have no effect.
    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
                withProperties properties: [AnyHashable: Any]?) {
        self.bounds = bounds
        type = String(annotationType.rawValue.drop { $0 == "/" })
        values = [:]
    }
    /// Of the mark, the line or the text.
    open var color = UIColor.red
    /// Inside of a rectangle or an oval; nil for nothing.
    open var interiorColor: UIColor?
    /// The text.
    open var contents: String?
    /// Of the text.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// Of the text; nil is `color`.
    open var fontColor: UIColor?
    /// Where the text is.
    open var alignment = NSTextAlignment.left
    /// The line around it; nil is 1 point.
    open var border: PDFBorder?
    /// Who has made it.
    open var userName: String?
    /// When it was changed.
    open var modificationDate: Date?
    /// Whether it is drawn.
    open var shouldDisplay = true
    /// Whether it is printed. Nothing to do: nothing is printed.
    open var shouldPrint = true
    /// What a tap does. Nothing to do: nothing is opened.
    open var action: PDFAction?
    /// The address of a link. Nothing to do: nothing is opened.
    open var url: URL?
    /// Where a link leads. Nothing to do: nothing is opened.
    open var destination: PDFDestination?
    /// The name of a field. Nothing to do: fields are not shown.
    open var fieldName: String?
    /// The text of a field. Nothing to do: fields are not shown.
    open var widgetStringValue: String?
    /// Whether a field cannot be changed. Nothing to do: fields are not shown.
    open var isReadOnly = false
    /// The drawn lines, in points from the lower left corner of the note.
    open private(set) var paths: [UIBezierPath]?
    /// Adds a drawn line.
    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    /// Takes a drawn line away.
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
}

/// The notes of a page, as large as the page is drawn.
struct Notes: View {
    let page: PDFPage
    var body: some View {
        GeometryReader { place in
            let size = page.bounds(for: .mediaBox).size, scale = size.width > 0 ? place.size.width / size.width : 1
            ForEach(Array(page.annotations.enumerated()), id: \.offset) { _, note in
                if note.shouldDisplay {
                    mark(note, scale)
                        .frame(width: note.bounds.width * scale, height: note.bounds.height * scale)
                        .offset(x: note.bounds.minX * scale, y: (size.height - note.bounds.maxY) * scale)
                }
            }
        }
    }
    @ViewBuilder private func mark(_ note: PDFAnnotation, _ scale: CGFloat) -> some View {
        let color = Color(uiColor: note.color), width = (note.border?.lineWidth ?? 1) * scale
        switch note.type {
        case "Highlight": color.blendMode(.multiply)
        case "Underline": color.frame(height: width).frame(maxHeight: .infinity, alignment: .bottom)
        case "StrikeOut": color.frame(height: width)
        case "Square":
            Rectangle().fill(note.interiorColor.map { Color(uiColor: $0) } ?? .clear)
                .overlay { Rectangle().strokeBorder(color, lineWidth: width) }
        case "Circle":
            Ellipse().fill(note.interiorColor.map { Color(uiColor: $0) } ?? .clear)
                .overlay { Ellipse().strokeBorder(color, lineWidth: width) }
        case "FreeText":
            Text(verbatim: note.contents ?? "").font(.system(size: (note.font?.pointSize ?? 12) * scale))
                .foregroundStyle(note.fontColor.map { Color(uiColor: $0) } ?? .black)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        case "Ink":
            ForEach(Array((note.paths ?? []).enumerated()), id: \.offset) { _, path in
                Path(path.cgPath)
                    .applying(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: note.bounds.height * scale))
                    .stroke(color, lineWidth: width)
            }
        default: EmptyView()
        }
    }
}
