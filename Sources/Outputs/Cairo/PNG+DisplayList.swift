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

    package func encode(_ list: DisplayList, options: PictureOptions) throws -> Data { try Self.encode(list) }

    package static func encode(_ list: DisplayList, effort: PNGEffort = .balanced) throws -> Data {
        try SharedSurfaces.borrow { surface in
            try surface.draw(list)
            return try encode(surface, effort)
        }
    }

    package static func write(_ list: DisplayList, to path: String, effort: PNGEffort = .balanced) throws {
        try OutputFile.write(encode(list, effort: effort), to: path)
    }

    /// The picture that `surface` holds.
    package static func encode(_ surface: RasterSurface, _ effort: PNGEffort) throws -> Data {
        let width = surface.width, height = surface.height
        guard let data = surface.withPixels({ file($0, width: width, height: height, effort: effort) }) else {
            throw Diagnostic(what: "the PNG could not be made.", at: "\(width) x \(height) pixels",
                              rule: "The encoder needs memory for the file besides the picture itself.",
                              fix: "Render it smaller or in parts.")
        }
        return data
    }
}

extension APNG {
    /// Adds the content of `surface` as a frame. All surfaces must have the same size.
    package func add(_ surface: RasterSurface) throws {
        try surface.withPixels { try add($0, width: surface.width, height: surface.height) }
    }
}
