/// Free substitutes for the fonts of Apple's systems.
///
/// Liberation has the widths of Helvetica's, Times' and Courier's descendants; DejaVu Sans Mono is Menlo's ancestor.
/// The others have a similar design.
enum FontSubstitutes {
    struct Face: Equatable {
        var family: String
        /// The weight in the name, as in "AvenirNext-DemiBoldItalic".
        var weight: Int
        var isItalic: Bool
        var lines: Lines?
    }

    /// The line metrics of the replaced font, in em.
    struct Lines: Equatable {
        var ascender: Double
        var descender: Double
        var gap: Double
        var capHeight: Double
        var xHeight: Double
    }

    /// Nil for a name that is no font of Apple's, or a font without a similar free one.
    static func face(for name: String) -> Face? {
        let parts = name.lowercased().split(separator: "-", maxSplits: 1)
        guard let first = parts.first else { return nil }
        func joined(_ part: Substring) -> String { part.filter { $0 != " " }.map(String.init).joined() }
        var key = joined(first), style = parts.count > 1 ? joined(parts[1]) : ""
        for ending in ["psmt", "ps", "mt"] where key.hasSuffix(ending) {
            key.removeLast(ending.count)
            break
        }
        // "Avenir Next Demi Bold" is the name of a face of a family as well.
        let longest = families.keys.filter { key.hasPrefix($0) }.max { $0.count < $1.count }
        if families[key] == nil, let family = longest {
            style = String(key.dropFirst(family.count)) + style
            key = family
            guard weight(style) != nil else { return nil }
        }
        guard let family = families[key] else { return nil }
        return Face(family: family, weight: weight(style) ?? 400,
                    isItalic: style.contains("italic") || style.contains("oblique"), lines: lines[key])
    }

    /// Whether a phone has the font, by family, full or PostScript name.
    static func isOfPhone(_ name: String) -> Bool {
        let key = name.lowercased().filter { $0 != " " && $0 != "-" }
        let family = phoneFamilies.filter(key.hasPrefix).max { $0.count < $1.count }
        guard let family else { return face(for: name) != nil }
        let style = key.dropFirst(family.count)
        return weight(String(style)) != nil || style == "wide"
    }

    /// The style after the family in a PostScript name, as in "Poppins-SemiBoldItalic"; regular without one.
    static func style(of name: String) -> (weight: Int, isItalic: Bool) {
        guard let mark = name.lastIndex(of: "-") else { return (400, false) }
        let words = name[name.index(after: mark)...].lowercased().filter { $0 != " " }
        return (weight(words) ?? 400, words.contains("italic") || words.contains("oblique"))
    }

    /// Nil if the text is no style.
    private static func weight(_ style: String) -> Int? {
        let plain = ["", "regular", "roman", "book", "italic", "oblique", "medium", "condensed", "mt", "psmt", "next"]
        let named = weights.first { style.contains($0.word) }
        return named?.weight ?? (plain.contains(style) ? (style == "medium" ? 500 : 400) : nil)
    }

    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 200), ("extralight", 200), ("extrabold", 800), ("ultrabold", 800),
        ("thin", 200), ("light", 300), ("semibold", 600), ("demibold", 600), ("demi", 600),
        ("bold", 700), ("heavy", 800), ("black", 900), ("medium", 500),
    ]

    private static let sans = "Liberation Sans", serif = "Caladea", oldStyle = "EB Garamond", humanist = "Lato"
    private static let families: [String: String] = [
        "helvetica": sans, "helveticaneue": sans, "arial": sans, "arialhebrew": sans, "verdana": "DejaVu Sans",
        "trebuchet": humanist, "trebuchetms": humanist, "avenir": humanist, "avenirnext": humanist,
        "avenirnextcondensed": humanist, "futura": humanist, "gillsans": humanist, "optima": humanist,
        "timesnewroman": "Liberation Serif", "times": "Liberation Serif", "georgia": serif, "newyork": serif,
        "charter": serif, "iowanoldstyle": serif, "cambria": serif, "seravek": humanist,
        "baskerville": oldStyle, "palatino": oldStyle, "hoeflertext": oldStyle, "cochin": oldStyle,
        "garamond": oldStyle, "didot": oldStyle, "bodoni72": oldStyle, "bigcaslon": oldStyle, "athelas": oldStyle,
        "courier": "Liberation Mono", "couriernew": "Liberation Mono", "menlo": "DejaVu Sans Mono",
        "monaco": "DejaVu Sans Mono", "andalemono": "DejaVu Sans Mono", "sfmono": "DejaVu Sans Mono",
        "americantypewriter": "Roboto Slab", "rockwell": "Roboto Slab", "superclarendon": "Roboto Slab",
    ]

    /// Families of iOS 17 without a similar free font, of Latin letters, ornaments and other scripts.
    private static let phoneFamilies: Set<String> = [
        "academyengravedlet", "alnile", "applecoloremoji", "applesdgothicneo", "applesymbols", "arialroundedmt",
        "bodoni72oldstyle", "bodoni72smallcaps", "bodoniornaments", "bradleyhand", "chalkboardse", "chalkduster",
        "copperplate", "damascus", "devanagarisangammn", "dinalternate", "dincondensed", "euphemiaucas", "farah",
        "galvji", "geezapro", "granthasangammn", "hiraginomarugothicpro", "hiraginominchopron", "hiraginosans",
        "impact", "kailasa", "kefa", "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati",
        "kohinoortelugu", "laosangammn", "malayalamsangammn", "markerfelt", "mishafi", "muktamahee",
        "myanmarsangammn", "noteworthy", "notonastaliqurdu", "notosanskannada", "notosansmyanmar", "notosansoriya",
        "papyrus", "partylet", "pingfanghk", "pingfangsc", "pingfangtc", "savoyelet", "sinhalasangammn",
        "snellroundhand", "stixtwomath", "stixtwotext", "symbol", "tamilsangammn", "thonburi", "zapfdingbats",
        "zapfino",
    ]

    /// seek-oss/capsize@0d64bac1 packages/metrics/scripts/systemFonts.json, and its entry for Times New Roman.
    private static let lines: [String: Lines] = [
        "helvetica": Lines(ascender: 1577 / 2048, descender: 471 / 2048, gap: 0, capHeight: 1469 / 2048,
                           xHeight: 1071 / 2048),
        "helveticaneue": Lines(ascender: 0.952, descender: 0.213, gap: 0.028, capHeight: 0.714, xHeight: 0.517),
        "timesnewroman": Lines(ascender: 1825 / 2048, descender: 443 / 2048, gap: 87 / 2048, capHeight: 1356 / 2048,
                               xHeight: 916 / 2048),
    ]
}
