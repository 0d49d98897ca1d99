import Foundation
import QuadrantBase
import QuadrantText

/// A Debian package of fonts or icons that rendering uses, and its files, or one representative file of many.
package struct FontPackage {
    package var name: String
    package var files: [String]
    package var use: String
    package var isOptional: Bool

    /// The first file that is missing or unreadable.
    package var unreadable: String? {
        files.first { !Fonts.isReadable($0) }
    }

    package static let all = [
        FontPackage(name: "fonts-inter-variable", files: Fonts.systemFiles,
                    use: "the system font", isOptional: false),
        FontPackage(name: "fonts-noto-color-emoji", files: [Fonts.file("truetype/noto/NotoColorEmoji.ttf")],
                    use: "emoji", isOptional: true),
        FontPackage(name: "fonts-noto-cjk", files: [Fonts.file("opentype/noto/NotoSansCJK-Regular.ttc")],
                    use: "Chinese, Japanese and Korean", isOptional: true),
        FontPackage(name: "fonts-noto-core", files: [Fonts.file("truetype/noto/NotoSansDevanagari-Regular.ttf")],
                    use: "Devanagari, Thai, Tamil, Bengali and other scripts", isOptional: true),
        FontPackage(name: "fonts-dejavu-core", files: [Fonts.file("truetype/dejavu/DejaVuSans.ttf")],
                    use: "letters and signs that Inter lacks", isOptional: true),
        FontPackage(name: "fonts-crosextra-caladea",
                    files: [Fonts.file("truetype/crosextra/Caladea-Regular.ttf")],
                    use: "the serif design, Georgia", isOptional: true),
        FontPackage(name: "fonts-liberation",
                    files: [Fonts.file("truetype/liberation/LiberationSans-Regular.ttf")],
                    use: "Helvetica, Times, Courier", isOptional: true),
        FontPackage(name: "fonts-lato", files: [Fonts.file("truetype/lato/Lato-Regular.ttf")],
                    use: "Avenir, Futura, Gill Sans", isOptional: true),
        FontPackage(name: "fonts-roboto-slab",
                    files: [Fonts.file("opentype/roboto/slab/RobotoSlab-Regular.otf")],
                    use: "American Typewriter", isOptional: true),
        FontPackage(name: "fonts-ebgaramond",
                    files: [Fonts.file("opentype/ebgaramond/EBGaramond12-Regular.otf")],
                    use: "Baskerville, Palatino, Didot", isOptional: true),
    ]

    /// Throws before anything is compiled if a required package is missing, because no text could be drawn.
    package static func require() throws {
        for package in all where !package.isOptional {
            guard let file = package.unreadable else { continue }
            let isDamaged = access(file, R_OK) == 0
            throw Failure(
                .machine, isDamaged ? "a font file of the package \(package.name) is damaged"
                    : "the package \(package.name) is not installed", at: file,
                rule: "The package provides \(package.use), which text is measured and drawn with.",
                fix: "Run 'apt-get install --reinstall \(package.name)', or 'tools/setup' to install all packages.")
        }
    }
}
