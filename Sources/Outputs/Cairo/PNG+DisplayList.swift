package import Foundation
package import QuadrantDisplayList
import QuadrantFiles
package import QuadrantPNG

/// Draws display lists as PNG files. Equal lists give equal bytes.
extension PNG: PictureEncoder {
    package var name: String { "PNG" }
    package var fileExtensions: [String] { ["png"] }
    package var needs: PictureNeeds { .pixels }
    package var sizeLimit: PictureSizeLimit { .bitmap }

    package func encode(_ list: DisplayList, options: PictureOptions = PictureOptions()) throws -> Data {
        try encode(list, whenPainted: {})
    }

    /// `whenPainted` is called between painting and encoding.
    package func encode(_ list: DisplayList, whenPainted: () -> Void) throws -> Data {
        try SharedSurfaces.borrow { surface in
            try surface.draw(list)
            whenPainted()
            let width = surface.width, height = surface.height
            let file = surface.withPixels {
                Self.file(PixelRows(start: $0.baseAddress!, width: width, height: height, stride: width),
                          effort: effort)
            }
            if let file { return file }
            throw Diagnostic(what: "the PNG could not be made.", at: "\(width) x \(height) pixels",
                             rule: "The encoder needs memory for the file besides the picture itself.",
                             fix: "Render it smaller or in parts.")
        }
    }

    package static func encode(_ list: DisplayList, effort: PNGEffort = .balanced) throws -> Data {
        try PNG(effort: effort).encode(list)
    }

    package static func write(_ list: DisplayList, to path: String) throws {
        try OutputFile.write(PNG().encode(list), to: path)
    }
}

extension APNG {
    /// Adds the content of `surface` as a frame. All surfaces must have the same size.
    package func add(_ surface: RasterSurface) throws {
        try surface.withPixels { try add($0, width: surface.width, height: surface.height) }
    }
}
