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
    open var pageCount: Int { info["Pages"].flatMap { Int($0) } ?? 1 }
    /// A page; nil where there is none of this number.
    open func page(at index: Int) -> PDFPage? {
        (0..<pageCount).contains(index) ? PDFPage(self, index) : nil
    }
    /// The number of a page.
    open func index(for page: PDFPage) -> Int { page.index }
    /// Title and author.
    open var documentAttributes: [AnyHashable: Any]? {
        [PDFDocumentAttribute.titleAttribute: "Title", .authorAttribute: "Author", .creatorAttribute: "Creator"]
            .compactMapValues { info[$0] }
    }
    /// The text of all pages; nil without poppler.
    open var string: String? { text([]) }
    /// False: files that need a password are not opened.
    open var isLocked: Bool { false }
    /// Whether the file is encrypted.
    open var isEncrypted: Bool { info["Encrypted"]?.hasPrefix("yes") ?? false }
    /// The file.
    open func dataRepresentation() -> Data? { data }
    /// Writes the file. Whether it was written.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }

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
    open private(set) weak var document: PDFDocument?
    let index: Int
    fileprivate init(_ document: PDFDocument, _ index: Int) { (self.document, self.index) = (document, index) }
    /// The number of the page.
    open var label: String? { String(index + 1) }
    /// The text of the page; nil without poppler.
    open var string: String? { document?.text(["-f", String(index + 1), "-l", String(index + 1)]) }
    /// The size of the page in points: that of the first page.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: document?.pageSize ?? .zero) }
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
    /// How far it is turned, in degrees: it is drawn as it is.
    open var rotation: Int { 0 }
    var picture: CGImage? { document?.picture(index) }
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
