package import Foundation
package import QuadrantDisplayList

/// Encodes pictures as SVG 1.1 with a few CSS properties, in drawing order. Equal lists give equal bytes.
package struct SVG: PictureEncoder {
    package init() {}

    package var name: String { "SVG" }
    package var fileExtensions: [String] { ["svg"] }
    package var needs: PictureNeeds { [] }
    package var sizeLimit: PictureSizeLimit {
        PictureSizeLimit(.points, maxSide: 1e6, rule: "A picture has at most 1000000 points a side.")
    }

    package func encode(_ list: DisplayList, options: PictureOptions) throws -> Data {
        try Self.encode(list, text: options.outlinesText ? .outlines : .selectable)
    }

    package enum TextStyle: Hashable, Sendable {
        /// Selectable characters, in embedded subset fonts. Glyphs that do not represent a single character, and text
        /// in perspective, are outlines.
        case selectable
        /// Paths only; looks the same in every program, even one without support of embedded fonts.
        case outlines
    }

    package static func encode(_ list: DisplayList, text: TextStyle = .selectable) throws -> Data {
        let size = list.size
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw Diagnostic(what: "the picture has no area.", at: "a canvas of \(size.width) x \(size.height) points",
                             rule: "Width and height are finite and greater than zero.",
                             fix: "Give the view a frame, or a content that is not empty.")
        }
        var writer = Writer(list, text: text)
        list.root.visit(&writer, grid: list.grid)
        return Data(writer.document().utf8)
    }
}
