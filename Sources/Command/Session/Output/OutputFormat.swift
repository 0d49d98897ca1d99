import QuadrantCairo
package import QuadrantDisplayList
import QuadrantPNG
import SwiftUI

/// The format of an output file: an encoder of pictures, or a recording.
package enum OutputFormat {
    case picture(any PictureEncoder)
    case recording(FilmFormat)

    /// The format if no output is named.
    package static let standard = OutputFormat.picture(PNG())

    package init?(fileExtension: String) {
        if let encoder = PictureFormats.encoder(fileExtension: fileExtension) {
            self = .picture(encoder)
        } else if let recording = FilmFormat(rawValue: fileExtension.lowercased()) {
            self = .recording(recording)
        } else {
            return nil
        }
    }

    /// The recording format; nil for a picture.
    package var recording: FilmFormat? { if case .recording(let format) = self { format } else { nil } }

    package var name: String {
        switch self {
        case .picture(let encoder): encoder.name
        case .recording(let format): format.rawValue
        }
    }

    package var hasPixels: Bool {
        switch self {
        case .picture(let encoder): encoder.needs.contains(.pixels)
        case .recording: true
        }
    }

    var sizeLimit: PictureSizeLimit {
        switch self {
        case .picture(let encoder): encoder.sizeLimit
        case .recording: .bitmap
        }
    }

    /// The extensions of all picture formats, such as ".png, .svg".
    package static var pictureEndings: [String] { PictureFormats.all.flatMap(\.fileExtensions).map { "." + $0 } }

    /// The format that supports the largest pictures.
    static var largest: any PictureEncoder {
        let vectors = PictureFormats.all.filter { $0.sizeLimit.unit == .points }
        return vectors.max { (a: any PictureEncoder, b: any PictureEncoder) -> Bool in
            a.sizeLimit.maxSide < b.sizeLimit.maxSide
        } ?? PNG()
    }
}

/// A recording format. The raw value is the file extension.
package enum FilmFormat: String, CaseIterable {
    case apng, gif, webp, mp4

    package static var endings: [String] { allCases.map { "." + $0.rawValue } }
}

extension [String] {
    /// The elements as alternatives, such as ".apng, .gif or .mp4".
    package var alternatives: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
