import Foundation

/// The paths of the default fonts in Debian's packages.
enum FontPaths {
    static let inter = "/usr/share/fonts/truetype/inter-vf/"
    static let dejavu = "/usr/share/fonts/truetype/dejavu/"
    static let cjk = "/usr/share/fonts/opentype/noto/"
    static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    /// One of the many files of the package with fonts of further scripts.
    static let scripts = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
    static let folders = ["/usr/share/fonts", "/usr/local/share/fonts"]

    static func inter(isDisplay: Bool, isItalic: Bool) -> String {
        inter + (isDisplay ? "InterDisplay-" : "Inter-") + (isItalic ? "italic" : "roman") + ".var.ttf"
    }

    enum Face { case sans, serif, mono }

    static func dejavu(_ face: Face, isBold: Bool, isItalic: Bool) -> String {
        let name = switch face {
        case .sans: "DejaVuSans"
        case .serif: "DejaVuSerif"
        case .mono: "DejaVuSansMono"
        }
        let slanted = face == .serif ? "Italic" : "Oblique"
        let style = (isBold ? "Bold" : "") + (isItalic ? slanted : "")
        return dejavu + name + (style.isEmpty ? "" : "-" + style) + ".ttf"
    }

    /// The files to try in order for the monospaced design.
    static func monospaced(isBold: Bool, isItalic: Bool) -> [String] {
        let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return ["/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-\(style).ttf",
                dejavu(.mono, isBold: isBold, isItalic: isItalic)]
    }

    /// The files to try in order for the serif design.
    static func serif(isBold: Bool, isItalic: Bool) -> [String] {
        let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return ["/usr/share/fonts/truetype/crosextra/Caladea-\(style).ttf",
                dejavu(.serif, isBold: isBold, isItalic: isItalic)]
    }

    static func cjk(isBold: Bool) -> String { cjk + (isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc") }
}
