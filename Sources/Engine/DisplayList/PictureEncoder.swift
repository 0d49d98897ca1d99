package import Foundation

/// Encodes a display list as a file; the list's `scale` is the number of pixels per point in formats with pixels.
///
/// An output format is a type that conforms, in a file of its own, and one line of the table `PictureFormats`.
/// `Docs/Guide/AddAnOutputFormat.md` adds one.
package protocol PictureEncoder: Sendable {
    /// The name of the format for users: "PNG".
    var name: String { get }
    /// The file extensions, without the dot, in lower case; the usual one first.
    var fileExtensions: [String] { get }
    var needs: PictureNeeds { get }
    var sizeLimit: PictureSizeLimit { get }

    /// Encodes the whole file. Throws a `Diagnostic` for a picture that the format cannot represent. An encoder uses
    /// the options that apply to its format.
    func encode(_ list: DisplayList, options: PictureOptions) throws -> Data
}

extension PictureEncoder {
    /// Encodes the whole file with the options that are usual for the format.
    package func encode(_ list: DisplayList) throws -> Data { try encode(list, options: PictureOptions()) }
}

/// The requirements of a format for a picture.
package struct PictureNeeds: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A number of pixels for each point.
    package static let pixels = PictureNeeds(rawValue: 1)
    /// An opaque background: the format has no transparency.
    package static let opaqueBackground = PictureNeeds(rawValue: 2)
}

/// Options of encoding where formats offer a choice.
package struct PictureOptions: Hashable, Sendable {
    /// Whether text is encoded as outlines, which look the same in every program, instead of selectable characters. For
    /// SVG.
    package var outlinesText: Bool
    /// From 0, the smallest file, to 1. For lossy formats.
    package var quality: Double
    /// The title of the document; nil for none. For PDF.
    package var title: String?

    /// Options by name; the values left out are those of `quadrant render`.
    package init(outlinesText: Bool = false, quality: Double = 0.9, title: String? = nil) {
        self.outlinesText = outlinesText
        self.quality = quality
        self.title = title
    }
}

/// The largest picture that a format can represent.
package struct PictureSizeLimit: Hashable, Sendable {
    /// What a side is counted in: a format of pixels has a limit of pixels.
    package enum Unit: Sendable { case points, pixels }
    package var unit: Unit
    /// The longest side that a picture can have.
    package var maxSide: Double
    /// The maximum of width times height.
    package var largestArea: Double
    /// The name of a picture in the format, for messages.
    package var noun: String
    /// The limit as a sentence, for messages.
    package var rule: String

    /// A limit of each side, and with `largestArea` of the product of both.
    package init(_ unit: Unit, maxSide: Double, largestArea: Double = .infinity, noun: String = "picture",
                 rule: String) {
        self.unit = unit
        self.maxSide = maxSide
        self.largestArea = largestArea
        self.noun = noun
        self.rule = rule
    }

    /// Whether a picture of `size` points fits.
    package func allows(_ size: CGSize, scale: Double) -> Bool {
        let factor = unit == .pixels ? scale : 1
        return max(size.width, size.height) * factor <= maxSide
            && size.width * size.height * factor * factor <= largestArea
    }
}
