import Foundation

/// The fonts of the package fonts-noto-core, one or two for each script: "NotoSansDevanagari-Regular.ttf".
enum ScriptFonts {
    /// Fonts of signs that belong to no script.
    private static let signs = ["Symbols2", "Symbols", "Math", "Music"]

    /// The files to try in order for a character.
    static func files(for scalar: UInt32, isSerif: Bool, isBold: Bool) -> [String] {
        let script = Unicode16.scriptName(scalar)
        let names = script.map { [fontName($0)] } ?? signs
        return names.flatMap { name in
            let faces = ["Sans", "Serif"].map { "Noto\($0)\(name)" } + ["Noto" + name]
            return (isSerif ? [faces[1], faces[0], faces[2]] : faces).flatMap { face in
                (isBold ? ["Bold", "Regular"] : ["Regular"]).map { FontPaths.file("truetype/noto/\(face)-\($0).ttf") }
            }
        }
    }

    /// The script in the names of fonts, for a name as of Unicode.
    private static func fontName(_ script: String) -> String {
        script == "Nko" ? "NKo" : script.replacingOccurrences(of: "_", with: "")
    }

    /// The package that has fonts of a script; nil for a script that is younger than the packages.
    static func package(of scalar: UInt32) -> String? {
        switch Unicode16.scriptName(scalar) {
        case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": "fonts-noto-cjk"
        case _ where Unicode16.isEmojiPresentation(scalar): "fonts-noto-color-emoji"
        case _ where Unicode16.majorAge(scalar) > 13: nil
        default: "fonts-noto-core"
        }
    }
}

extension Fonts {
    /// A script or a sign that no installed font has.
    package struct MissingScript: Hashable, Sendable {
        /// As in Unicode, with spaces: "Devanagari"; "signs" for characters of no script.
        package var name: String
        /// A package that has a font with the character and is not installed; nil where none is known.
        package var package: String?
        /// Whether the name is that of a script, and not `signs`.
        package var isOfScript: Bool { name != "signs" }
    }

    /// The scripts in `string` that are drawn as empty boxes.
    package static func missingScripts(in string: String) -> Set<MissingScript> {
        // What comes before Hebrew is in the system font or in DejaVu.
        guard string.utf8.contains(where: { $0 >= 0xD6 }) else { return [] }
        var missing: Set<MissingScript> = []
        for scalar in Set(string.unicodeScalars) where scalar.value >= 0x590 && Unicode16.isAssigned(scalar.value) {
            guard !Unicode16.isIgnorable(scalar.value), !Fallback.hasFont(for: scalar.value) else { continue }
            let package = ScriptFonts.package(of: scalar.value)
            let name = Unicode16.scriptName(scalar.value)?.replacingOccurrences(of: "_", with: " ")
            missing.insert(MissingScript(name: name ?? "signs", package: package.flatMap { isMissing($0) ? $0 : nil }))
        }
        return missing
    }

    /// Whether the main font of a package with the fonts of scripts is missing.
    private static func isMissing(_ package: String) -> Bool {
        switch package {
        case "fonts-noto-cjk": !isReadable(FontPaths.cjk(isBold: false))
        case "fonts-noto-color-emoji": !isReadable(FontPaths.emoji)
        default: !isReadable(FontPaths.scripts)
        }
    }
}
