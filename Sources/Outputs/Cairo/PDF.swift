import CCairo
package import Foundation
package import QuadrantDisplayList
import QuadrantFiles
import QuadrantGeometry

/// Encodes pictures as PDF pages: shapes are vectors and text is selectable. Blurs, shadows and colour matrices become
/// images of two pixels per point, and layers of blend modes that PDF does not have images at the list's scale, only
/// where they are. Equal lists give equal bytes.
package struct PDF: PictureEncoder {
    package init() {}

    package var name: String { "PDF" }
    package var fileExtensions: [String] { ["pdf"] }
    package var needs: PictureNeeds { [] }
    package var sizeLimit: PictureSizeLimit {
        PictureSizeLimit(.points, maxSide: Self.maxSide, noun: "page",
                         rule: "Readers of PDF accept at most \(Int(Self.maxSide)) points a side.")
    }

    package func encode(_ list: DisplayList, options: PictureOptions) throws -> Data {
        try Self.encode(list, title: options.title)
    }

    /// The maximum side of a page, in points, that readers must support.
    static let maxSide = 14_400.0

    package static func encode(_ list: DisplayList, title: String? = nil) throws -> Data {
        try encode([list], title: title)
    }

    /// Encodes a page for each list, with the size of the list in points.
    package static func encode(_ pages: [DisplayList], title: String? = nil) throws -> Data {
        guard let first = pages.first else {
            throw Diagnostic(what: "the document has no pages.", at: "a PDF", rule: "A PDF has at least one page.",
                             fix: "Pass at least one view.")
        }
        for page in pages { try check(page) }
        let stores = Stores()
        let output = Output()
        let surface = cairo_pdf_surface_create_for_stream({ closure, bytes, count in
            Unmanaged<Output>.fromOpaque(closure!).takeUnretainedValue().data.append(bytes!, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), first.size.width, first.size.height)!
        defer { cairo_surface_destroy(surface) }
        // A present date would make the file of every run different.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "SwiftUI")
        if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        for page in pages { try draw(page, on: surface, stores) }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw Diagnostic(what: "the PDF could not be made: \(String(cString: cairo_status_to_string(status))).",
                             at: Canvas.place(first.size),
                             rule: "Every page, and every font it uses, must fit in memory and be readable.",
                             fix: "Check the font files the text uses.")
        }
        return output.data
    }

    package static func write(_ list: DisplayList, to path: String, title: String? = nil) throws {
        try OutputFile.write(encode(list, title: title), to: path)
    }

    private final class Output {
        var data = Data()
    }

    private static func check(_ list: DisplayList) throws {
        let size = list.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw Diagnostic(what: "the page has no area.", at: Canvas.place(size),
                             rule: "Width and height are finite and greater than zero.",
                             fix: "Give the view a frame, or a content that is not empty.")
        }
        guard max(size.width, size.height) <= maxSide else {
            throw Diagnostic(what: "the page is too large.", at: Canvas.place(size),
                             rule: "A PDF page has at most \(Int(maxSide)) points a side.",
                             fix: "Scale the view down, or spread it over several pages.")
        }
    }

    private static func draw(_ list: DisplayList, on surface: OpaquePointer, _ stores: Stores) throws {
        cairo_pdf_surface_set_size(surface, list.size.width, list.size.height)
        let context = cairo_create(surface)!
        defer { cairo_destroy(context) }
        cairo_rectangle(context, 0, 0, list.size.width, list.size.height)
        cairo_clip(context)
        if let background = list.background, background.alpha > 0 {
            cairo_set_source_rgba(context, Double(background.red.clampedToUnit), Double(background.green.clampedToUnit),
                                  Double(background.blue.clampedToUnit), Double(background.alpha.clampedToUnit))
            cairo_paint(context)
        }
        var commands = CommandBuffer()
        commands.record(list)
        let painter = Painter(target: .page, context: context, pixels: nil, commands: commands,
                              grid: list.grid, transform: ProjectionTransform(), stores: stores)
        painter.background = list.background ?? .clear
        let isImage = painter.needsPixels(commands.all, isIsolated: false)
        if isImage { painter.paintAsPixels(commands.all) } else { painter.paint(commands.all) }
        try stores.check(context, Canvas.place(list.size))
        cairo_show_page(context)
        stores.pagePixels = 0
    }
}
