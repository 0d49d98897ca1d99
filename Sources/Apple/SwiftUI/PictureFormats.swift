import QuadrantCairo
package import QuadrantDisplayList
import QuadrantPNG
import QuadrantSVG

/// The formats that a picture can be written in. Each is a type of its own; to add one is a line here.
package enum PictureFormats {
    package static let all: [any PictureEncoder] = [
        PNG(),
        SVG(),
        PDF(),
        JPEG(),
    ]

    /// The format of files with this ending, without the dot, in any case; nil for an unknown ending.
    package static func encoder(fileExtension: String) -> (any PictureEncoder)? {
        let wanted = fileExtension.lowercased()
        return all.first { $0.fileExtensions.contains(wanted) }
    }
}
