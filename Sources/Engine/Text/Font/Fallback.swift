import QuadrantDisplayList
import QuadrantThreads

/// Selects the font for a character that the chosen font may not have.
enum Fallback {
    /// Languages share Chinese characters but not their shapes; the raw values are the face indices of the font
    /// collection.
    enum Region: Int { case japanese = 0, korean = 1, simplifiedChinese = 2 }

    private static let joiner: UInt32 = 0x200D
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let keycap: UInt32 = 0x20E3

    /// The first font that has every visible character of the cluster; if none has, one that draws an empty box.
    static func font(for scalars: [UInt32], in resolved: ResolvedFont, region: Region) -> FontInstance {
        let visible = scalars.filter { !Unicode16.isIgnorable($0) && $0 != keycap }
        if wantsColor(scalars), let emoji = FontRegistry.instance(path: FontPaths.emoji), covers(emoji, visible) {
            return emoji
        }
        let needed = visible.isEmpty ? [] : scalars.filter { !Unicode16.isIgnorable($0) }
        if covers(resolved.primary, needed) { return resolved.primary }
        let (isBold, isItalic) = (resolved.isBold, resolved.spec.isItalic)
        let face: FontPaths.Face = switch resolved.spec.family {
        case .system(.serif): .serif
        case .system(.monospaced): .mono
        default: .sans
        }
        let ordinary = [
            FontRegistry.instance(
                path: FontPaths.inter(isDisplay: false, isItalic: isItalic), weight: resolved.spec.weight),
            FontRegistry.instance(path: FontPaths.dejavu(face, isBold: isBold, isItalic: isItalic)),
            FontRegistry.instance(path: FontPaths.dejavu(.sans, isBold: isBold, isItalic: isItalic)),
            FontRegistry.instance(path: FontPaths.cjk(isBold: isBold), index: region.rawValue),
            FontRegistry.instance(path: FontPaths.emoji),
        ]
        for case let font? in ordinary where covers(font, needed) { return font }
        // A character that no font has is an empty box, which Inter's sign for it is not.
        return scriptFont(needed, isSerif: face == .serif, isBold) ?? lastResort(needed)
            ?? FontRegistry.instance(path: FontPaths.dejavu(.sans, isBold: isBold, isItalic: false)) ?? resolved.primary
    }

    private static func covers(_ font: FontInstance, _ scalars: [UInt32]) -> Bool {
        scalars.allSatisfy { font.glyph($0) != nil || isComposable($0, in: font) }
    }

    /// Whether an accented letter can be drawn as a letter and an accent.
    private static func isComposable(_ scalar: UInt32, in font: FontInstance) -> Bool {
        let base = UnicodeScalarInfo.base(scalar)
        return base != scalar && font.glyph(base) != nil
    }

    private static func wantsColor(_ scalars: [UInt32]) -> Bool {
        guard let first = scalars.first else { return false }
        if scalars.contains(textSelector) { return false }
        if Unicode16.isEmojiPresentation(first) { return true }
        if scalars.contains(keycap) || scalars.contains(emojiSelector) { return true }
        return scalars.contains(joiner) && Unicode16.isPictograph(first)
    }

    /// A font that is made for the script of the first character.
    private static func scriptFont(_ scalars: [UInt32], isSerif: Bool, _ isBold: Bool) -> FontInstance? {
        guard let first = scalars.first else { return nil }
        return ScriptFonts.files(for: first, isSerif: isSerif, isBold: isBold).lazy
            .compactMap { FontRegistry.instance(path: $0) }.first { covers($0, scalars) }
    }

    private static let drawn = Locked<[UInt32: Bool]>([:])

    /// Whether an installed font has the character.
    static func hasFont(for scalar: UInt32) -> Bool {
        if let known = drawn.withLock({ $0[scalar] }) { return known }
        let resolved = ResolvedFont.of(FontSpec(size: 17, weight: 400), .current)
        let has = covers(font(for: [scalar], in: resolved, region: .simplifiedChinese), [scalar])
        drawn.withLock { $0[scalar] = has }
        return has
    }

    private static let found = Locked<[[UInt32]: FontHandle?]>([:])

    /// Any font of the system that has the characters.
    private static func lastResort(_ scalars: [UInt32]) -> FontInstance? {
        if let known = found.withLock({ $0[scalars] }) { return known.map(FontRegistry.instance) }
        let font = FontCatalog.entries.lazy.compactMap {
            FontRegistry.instance(path: $0.path, index: $0.index)
        }.first { covers($0, scalars) }
        found.withLock { $0[scalars] = .some(font?.handle) }
        return font
    }

    static func forget() {
        found.withLock { $0.removeAll() }
        drawn.withLock { $0.removeAll() }
    }
}
