import QuadrantCairo
import QuadrantDisplayList
import SwiftUI

/// What makes an output file: the encoder of a picture, or a writer of recordings.
enum OutputFormat {
    case picture(any PictureEncoder)
    case recording(FilmFormat)

    /// What is drawn where no file is named.
    static let standard = OutputFormat.picture(PNG())

    init?(fileExtension: String) {
        if let encoder = PictureFormats.encoder(fileExtension: fileExtension) {
            self = .picture(encoder)
        } else if let recording = FilmFormat(rawValue: fileExtension.lowercased()) {
            self = .recording(recording)
        } else {
            return nil
        }
    }

    /// Nil for a picture.
    var recording: FilmFormat? { if case .recording(let format) = self { format } else { nil } }

    var hasPixels: Bool {
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

    /// The endings of all pictures, such as ".png, .svg".
    static var pictureEndings: [String] { PictureFormats.all.flatMap(\.fileExtensions).map { "." + $0 } }

    /// The format that holds the largest pictures.
    static var largest: any PictureEncoder {
        PictureFormats.all.filter { $0.sizeLimit.unit == .points }
            .max { $0.sizeLimit.maxSide < $1.sizeLimit.maxSide } ?? PNG()
    }
}

/// A recording. The raw value is the ending of its files.
enum FilmFormat: String, CaseIterable {
    case apng, gif, webp, mp4

    static var endings: [String] { allCases.map { "." + $0.rawValue } }
}

extension [String] {
    /// ".apng, .gif or .mp4".
    var alternatives: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}
