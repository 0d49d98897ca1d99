package import Foundation

/// Makes a file of a display list, whose `scale` is the pixels of a point where the format holds pixels.
///
/// An output format is one type that conforms, in a file of its own, and one line of the table `PictureFormats`.
/// `Docs/Guide/AddAnOutputFormat.md` adds one.
package protocol PictureEncoder: Sendable {
    /// What users call the format: "PNG".
    var name: String { get }
    /// How names of its files end, without the dot, in lower case; the usual ending first.
    var fileExtensions: [String] { get }
    var needs: PictureNeeds { get }
    var sizeLimit: PictureSizeLimit { get }

    /// The whole file. Throws a `Diagnostic` for a picture that the format cannot hold. Of the options an encoder takes
    /// those that its format knows.
    func encode(_ list: DisplayList, options: PictureOptions) throws -> Data
}

extension PictureEncoder {
    package func encode(_ list: DisplayList) throws -> Data { try encode(list, options: PictureOptions()) }
}

/// What a format asks of a picture.
package struct PictureNeeds: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A number of pixels for each point.
    package static let pixels = PictureNeeds(rawValue: 1)
    /// Something opaque behind the view: the format has no transparency.
    package static let opaqueBackground = PictureNeeds(rawValue: 2)
}

/// How pictures are written where formats leave a choice.
package struct PictureOptions: Hashable, Sendable {
    /// Whether text is written as outlines, which look the same in every program, instead of characters that can be
    /// selected. For SVG.
    package var outlinesText: Bool
    /// From 0, the smallest file, to 1. For formats that lose detail.
    package var quality: Double
    /// What a reader shows as the title of the document; nil for none. For PDF.
    package var title: String?

    package init(outlinesText: Bool = false, quality: Double = 0.9, title: String? = nil) {
        self.outlinesText = outlinesText
        self.quality = quality
        self.title = title
    }
}

/// The largest picture that a format can hold.
package struct PictureSizeLimit: Hashable, Sendable {
    package enum Unit: Sendable { case points, pixels }
    package var unit: Unit
    package var maxSide: Double
    /// Width times height.
    package var largestArea: Double
    /// What the format calls a picture, for messages.
    package var noun: String
    /// The limit as a sentence, for messages.
    package var rule: String

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
