import QuadrantCore
import QuadrantDisplayList
import QuadrantText

// What a text reports when fonts are missing.

extension Text {
    /// Reports once for each name that a font is not installed, and its replacement.
    static func reportFont(_ name: String, _ context: RoleContext) {
        let drawn: String
        switch Fonts.source(of: name) {
        case .itself: return
        case .substitute(let family): drawn = family
        case .system: drawn = "the system font"
        }
        context.report { path in
            Diagnostic(
                what: "the \(Fonts.isOfPhone(name) ? "iOS font" : "font") \"\(name)\" is not installed; "
                    + "drawing with \(drawn).", at: path,
                rule: "Fonts are looked for in the program's bundle, /usr/share/fonts and /usr/local/share/fonts.",
                fix: "Add its file to the program, install it, or accept the other widths.",
                identity: "font " + name)
        }
    }

    /// Reports once for each script that no font has its characters.
    static func reportScript(_ script: Fonts.MissingScript, _ context: RoleContext) {
        context.report { path in
            Diagnostic(
                what: script.isOfScript ? "no font for the script \(script.name) is installed; drawing empty boxes."
                    : "no installed font has some signs; drawing empty boxes.", at: path,
                rule: "Characters that the system font lacks are drawn with other fonts of the system.",
                fix: script.package.map { "Run: sudo apt-get install \($0)" }
                    ?? "Add a font that has the characters to the program.",
                identity: "script " + script.name)
        }
    }
}
