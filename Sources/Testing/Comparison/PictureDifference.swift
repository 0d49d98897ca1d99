package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantHost
import QuadrantViews

/// A picture with what its file carries beside the pixels.
package struct RecordedPicture {
    package var pixels: ImagePixels
    package var notes: [String: Data]

    package init(pixels: ImagePixels, notes: [String: Data] = [:]) { (self.pixels, self.notes) = (pixels, notes) }
}

/// The layout, the display list and the profile of a view, as its picture's file carries them in private chunks.
package enum PictureNotes {
    /// The beginning of the names of the chunks.
    package static let prefix = "qu"
    private static let layout = "quTR", displayList = "quDL", profile = "quPR"
    /// The profile of pictures that have a layout and no profile: the only standard before there was another.
    private static let formerProfile = "ios17"

    @MainActor package static func notes(_ host: ViewHost, _ list: DisplayList) throws -> [String: Data] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return [layout: try encoder.encode(host.layoutTree()), displayList: Data(list.text.utf8),
                profile: Data(host.configuration.design.name.utf8)]
    }

    /// The name of the profile that drew a picture; nil for one that another program has recorded.
    static func profile(_ notes: [String: Data]) -> String? {
        notes[profile].map { String(decoding: $0, as: UTF8.self) } ?? (notes[layout] == nil ? nil : formerProfile)
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
    /// The profile of the reference; nil if it is the picture's, or not known.
    package var formerProfile: String?
    /// The profile of the picture; nil if it is not known.
    package var profile: String?
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
        let drawnBy = PictureNotes.profile(picture.notes), recordedBy = PictureNotes.profile(reference.notes)
        (profile, formerProfile) = (drawnBy, recordedBy == drawnBy ? nil : recordedBy)
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

    /// Why a picture of another profile differs, and how to keep that of the reference by `option`, which ends before
    /// the profile's name; nil if the profiles are the same, or not known.
    package func profileText(keptBy option: String) -> String? {
        guard let formerProfile, let profile else { return nil }
        return "The reference has the look of \(formerProfile), the picture that of \(profile). \(option)\(formerProfile) "
            + "keeps the old look."
    }

    /// The three parts with their titles, indented.
    package var text: String {
        [("layout", layout), ("display list", displayList), ("pixels", pixels)].map(Self.part).joined(separator: "\n")
    }

    /// A part with its title, indented.
    package static func part(_ title: String, _ text: String) -> String {
        "  \(title)\n" + text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    }
}
