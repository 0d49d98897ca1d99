package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantHost

/// A picture with what its file carries beside the pixels.
package struct RecordedPicture {
    package var pixels: ImagePixels
    package var notes: [String: Data]

    package init(pixels: ImagePixels, notes: [String: Data] = [:]) { (self.pixels, self.notes) = (pixels, notes) }
}

/// The layout and the display list of a view, as its picture's file carries them in private chunks.
package enum PictureNotes {
    /// The beginning of the names of the chunks.
    package static let prefix = "qu"
    private static let layout = "quTR", displayList = "quDL"

    @MainActor package static func notes(_ host: ViewHost, _ list: DisplayList) throws -> [String: Data] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return [layout: try encoder.encode(host.layoutTree()), displayList: Data(list.text.utf8)]
    }

    static func trees(_ notes: [String: Data]) -> [LayoutTree]? {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return notes[layout].flatMap { try? decoder.decode([LayoutTree].self, from: $0) }
    }

    static func text(_ notes: [String: Data]) -> String? {
        notes[displayList].map { String(decoding: $0, as: UTF8.self) }
    }
}

/// How a picture differs from its reference: first the layout, then the display list, then the pixels.
package struct PictureDifference: Codable, Equatable, Sendable {
    package var layout: String
    package var displayList: String
    package var pixels: String

    private static let unknown = "The reference has none: it was recorded by another program."

    /// Nil if at least `precision` of the pixels count as equal, see `PixelDifference`. `scale` is in pixels per
    /// point.
    package init?(_ reference: RecordedPicture, _ picture: RecordedPicture, precision: Double = 1,
                  perceptualPrecision: Double = 1, scale: Double) {
        let old = reference.pixels, new = picture.pixels
        if (old.width, old.height) != (new.width, new.height) {
            pixels = "\(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height)."
        } else {
            guard let found = PixelDifference(old, new, perceptualPrecision: perceptualPrecision),
                  found.precision < precision else { return nil }
            let wanted = precision < 1 ? "; precision \(NumberText.printed(found.precision, 4)) is below "
                + NumberText.printed(precision, 4) : ""
            pixels = found.text(scale: scale) + wanted + "."
        }
        if let old = PictureNotes.trees(reference.notes), let new = PictureNotes.trees(picture.notes) {
            layout = LayoutDifference(old, new)?.text() ?? "Equal."
        } else {
            layout = Self.unknown
        }
        guard let old = PictureNotes.text(reference.notes), let new = PictureNotes.text(picture.notes) else {
            displayList = Self.unknown
            return
        }
        if let found = LineDifference(old, new, context: 0) {
            let shown = found.text.split(separator: "\n").prefix(12).joined(separator: "\n")
            displayList = "Lines removed: \(found.removed), added: \(found.added).\n\(shown)"
        } else {
            displayList = "Equal."
        }
    }

    /// The three parts with their titles, indented.
    package var text: String {
        [("layout", layout), ("display list", displayList), ("pixels", pixels)].map { title, text in
            "  \(title)\n" + text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
