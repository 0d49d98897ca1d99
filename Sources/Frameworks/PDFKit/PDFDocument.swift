public import CoreGraphics
@_exported public import Foundation
import QuadrantThreads
public import SwiftUI
public import UIKit

/// The boxes of a page. Here they are all the page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A PDF file. Pages are drawn by the tools of poppler where they are installed: without them a page is a panel.
open class PDFDocument: NSObject {
    private let data: Data
    /// Where the file is; nil for one that was made of bytes.
    public let documentURL: URL?
    private let info: [String: String]
    private let kept = Locked<[Int: CGImage]>([:])
    /// The pages, once one was asked for.
    private lazy var pages = (0..<(info["Pages"].flatMap { Int($0) } ?? 1)).map { PDFPage(self, $0) }
    /// Whether the program has changed the pages.
    private var isChanged = false

    /// A document without pages.
    public override init() {
        (data, documentURL, info) = (Data(), nil, ["Pages": "0"])
        super.init()
    }

    /// A file; nil where it is no PDF.
    public convenience init?(url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }
    /// A file's contents; nil where it is no PDF.
    public convenience init?(data: Data) { self.init(data, nil) }
    private init?(_ data: Data, _ url: URL?) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        (self.data, documentURL) = (data, url)
        let text = Poppler.run("pdfinfo", ["-"], data).map { String(decoding: $0, as: UTF8.self) } ?? ""
        info = Dictionary(text.split(separator: "\n").compactMap { line in
            line.firstIndex(of: ":").map { end in
                (String(line[..<end]), line[line.index(after: end)...].trimmingCharacters(in: .whitespaces))
            }
        }) { first, _ in first }
        super.init()
    }

    /// The number of pages; 1 where poppler is not installed.
    open var pageCount: Int { pages.count }
    /// A page; nil where there is none of this number.
    open func page(at index: Int) -> PDFPage? {
        pages.indices.contains(index) ? pages[index] : nil
    }
    /// The number of a page; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Adds a page before the page of a number; at the end for a greater number.
    open func insert(_ page: PDFPage, at index: Int) {
        page.source = page.source ?? page.document
        page.document = self
        pages.insert(page, at: min(max(index, 0), pages.count))
        isChanged = true
    }
    /// Takes a page away; nothing for a number of no page.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index)
        isChanged = true
    }
    /// Swaps two pages; nothing for a number of no page.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }
    /// Where a text is on the pages, one after the other; where on a page is not known.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        guard !string.isEmpty else { return [] }
        return pages.flatMap { page -> [PDFSelection] in
            let text = page.string ?? ""
            var found: [PDFSelection] = [], rest = text.startIndex..<text.endIndex
            while let range = text.range(of: string, options: options, range: rest) {
                found.append(PDFSelection(self, String(text[range]), [page]))
                rest = range.upperBound..<text.endIndex
            }
            return found
        }
    }
    /// Whether a password opens the file: those that need one are not opened.
    open func unlock(withPassword password: String) -> Bool { !isLocked }
    /// Whether texts may be copied: they may.
    open var allowsCopying: Bool { true }
    /// Whether the file may be printed: it may.
    open var allowsPrinting: Bool { true }
    /// Who is asked. Held weakly; never called.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The chapters: nil, for they are not read. Nothing to do: they are not shown.
    open var outlineRoot: PDFOutline?
    /// Title and author.
    open var documentAttributes: [AnyHashable: Any]? {
        [PDFDocumentAttribute.titleAttribute: "Title", .authorAttribute: "Author", .creatorAttribute: "Creator"]
            .compactMapValues { info[$0] }
    }
    /// The text of all pages; nil without poppler.
    open var string: String? {
        isChanged ? pages.compactMap(\.string).joined(separator: "\n") : text([])
    }
    /// False: files that need a password are not opened.
    open var isLocked: Bool { false }
    /// Whether the file is encrypted.
    open var isEncrypted: Bool { info["Encrypted"]?.hasPrefix("yes") ?? false }
    /// The file; once pages were changed, a new one of pictures of the pages.
    open func dataRepresentation() -> Data? {
        guard isChanged else { return data }
        let first = pages.first?.bounds(for: .mediaBox) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        return UIGraphicsPDFRenderer(bounds: first).pdfData { context in
            for page in pages {
                let bounds = page.bounds(for: .mediaBox)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                if let picture = page.picture { UIImage(cgImage: picture).draw(in: bounds) }
            }
        }
    }
    /// As without options: they have no effect.
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }
    /// Writes the file. Whether it was written.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
    /// Writes the file; options have no effect. Whether it was written.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool { write(to: url) }
    /// Writes the file. Whether it was written.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    fileprivate func text(_ pages: [String]) -> String? {
        Poppler.run("pdftotext", pages + ["-", "-"], data).map { String(decoding: $0, as: UTF8.self) }
    }
    /// In points: of the first page, for all.
    fileprivate var pageSize: CGSize {
        let numbers = (info["Page size"] ?? "").split(separator: " ").compactMap { Double($0) }
        return numbers.count >= 2 ? CGSize(width: numbers[0], height: numbers[1]) : CGSize(width: 612, height: 792)
    }
    /// At two pixels a point.
    fileprivate func picture(_ index: Int) -> CGImage? {
        if let image = kept.withLock({ $0[index] }) { return image }
        let number = String(index + 1)
        guard let file = Poppler.run("pdftoppm", ["-png", "-r", "144", "-f", number, "-l", number, "-"], data),
              let image = UIImage(data: file)?.cgImage else { return nil }
        kept.withLock { $0[index] = image }
        return image
    }
}

/// What is known of a file.
public struct PDFDocumentAttribute: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is called.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// Who has written it.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// The program that has made it.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
}

/// A page.
open class PDFPage: NSObject {
    /// The file.
    open fileprivate(set) weak var document: PDFDocument?
    /// The document that it is drawn of, where it was put into another.
    fileprivate var source: PDFDocument?
    private let number: Int
    private let image: CGImage?
    private let size: CGSize?
    var index: Int { document?.index(for: self) ?? 0 }
    fileprivate init(_ document: PDFDocument, _ index: Int) {
        (self.document, number, image, size) = (document, index, nil, nil)
    }
    /// A page of US Letter without content.
    public override init() { (number, image, size) = (0, nil, CGSize(width: 612, height: 792)) }
    /// A page as large as an image, in points.
    public init?(image: UIImage) {
        (number, self.image, size) = (0, image.cgImage, image.size)
        if image.size.width <= 0 || image.size.height <= 0 { return nil }
    }
    /// The number of the page.
    open var label: String? { String(index + 1) }
    /// The text of the page; nil without poppler, and for images.
    open var string: String? {
        size == nil ? (source ?? document)?.text(["-f", String(number + 1), "-l", String(number + 1)]) : nil
    }
    /// The size of the page in points: that of the first page of its file, or of its image.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: size ?? (source ?? document)?.pageSize ?? .zero)
    }
    /// The notes on the page.
    open private(set) var annotations: [PDFAnnotation] = []
    /// Adds a note.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
    }
    /// Takes a note away.
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// The note at a point, in points of the page; nil for none.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
    /// Whether notes are drawn.
    open var displaysAnnotations = true
    /// A picture of the page that fits a size; without pixels where poppler is not installed.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        guard let image = picture, size.width > 0, size.height > 0 else { return UIImage() }
        let scale = max(CGFloat(image.width) / size.width, CGFloat(image.height) / size.height)
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
    /// Draws the page, its lower left corner at the origin; nothing where poppler is not installed.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        if let picture { context.draw(picture, in: bounds(for: box)) }
    }
    /// How many characters its text has.
    open var numberOfCharacters: Int { (string ?? "").utf16.count }
    /// Its text; nil without poppler.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
    /// How far it is turned, in degrees. Nothing to do: pages are drawn as they are.
    open var rotation: Int { get { 0 } set {} }
    var picture: CGImage? { size == nil ? (source ?? document)?.picture(number) : image }
}

/// The programs of poppler.
private enum Poppler {
    /// What a program prints of a file; nil where it is not installed, or fails.
    static func run(_ name: String, _ arguments: [String], _ file: Data) -> Data? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        func hasProgram(_ folder: Substring) -> Bool {
            FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
        }
        guard let folder = folders.first(where: hasProgram) else { return nil }
        let process = Process(), input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "\(folder)/\(name)")
        process.arguments = arguments
        (process.standardInput, process.standardOutput) = (input, output)
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let writer = input.fileHandleForWriting
        DispatchQueue.global().async {
            try? writer.write(contentsOf: file)
            try? writer.close()
        }
        let result = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? result : nil
    }
}
