import Foundation

/// The paths of the default fonts in Debian's packages, or in a release, which has its own.
enum FontPaths {
    static let emoji = file("truetype/noto/NotoColorEmoji.ttf")
    /// One of the many files of the package with fonts of further scripts.
    static let scripts = file("truetype/noto/NotoSansDevanagari-Regular.ttf")
    static let folders = (releaseFolder.map { [$0] } ?? []) + [systemFolder, "/usr/local/share/fonts"]

    private static let systemFolder = "/usr/share/fonts"

    /// The folder of fonts beside the running program, where it is a release (`tools/release`).
    private static let releaseFolder: String? = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            return nil
        }
        let folder = (program as NSString).deletingLastPathComponent + "/quadrant-fonts"
        return access(folder, X_OK) == 0 ? folder : nil
    }()

    /// The files in the release's folder, each as its path in that folder.
    private static let releaseFiles: Set<String> =
        Set(releaseFolder.flatMap { try? FileManager.default.subpathsOfDirectory(atPath: $0) } ?? [])

    /// The path of a font file, given as a path in `/usr/share/fonts`: that of the release if it has the file.
    static func file(_ path: String) -> String {
        (releaseFiles.contains(path) ? releaseFolder ?? systemFolder : systemFolder) + "/" + path
    }

    static func inter(isDisplay: Bool, isItalic: Bool) -> String {
        file("truetype/inter-vf/" + (isDisplay ? "InterDisplay-" : "Inter-") + (isItalic ? "italic" : "roman")
            + ".var.ttf")
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
        return file("truetype/dejavu/" + name + (style.isEmpty ? "" : "-" + style) + ".ttf")
    }

    /// The files to try in order for the monospaced design.
    static func monospaced(isBold: Bool, isItalic: Bool) -> [String] {
        let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return [file("truetype/jetbrains-mono/JetBrainsMono-\(style).ttf"),
                dejavu(.mono, isBold: isBold, isItalic: isItalic)]
    }

    /// The files to try in order for the serif design.
    static func serif(isBold: Bool, isItalic: Bool) -> [String] {
        let style = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
        return [file("truetype/crosextra/Caladea-\(style).ttf"),
                dejavu(.serif, isBold: isBold, isItalic: isItalic)]
    }

    static func cjk(isBold: Bool) -> String {
        file("opentype/noto/" + (isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc"))
    }
}
