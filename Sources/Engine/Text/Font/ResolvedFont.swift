import Foundation
import QuadrantDisplayList
import QuadrantThreads

/// A font specification with its files and its spacing rule.
final class ResolvedFont: Sendable {
    /// How a glyph's advance in the font file is converted to its advance in the text.
    enum Rule: Sendable {
        /// The tables that give Inter the widths of the system font; `mix` is the share of the display cut. In em after
        /// each character and after each space.
        case system(mix: Double, tracking: Double, spaces: Double)
        /// Equal advances, in em.
        case cell(Double)
        /// Advances and outlines scaled by factors.
        case scaled(advances: Double, outlines: Double)
    }

    let spec: FontSpec
    let profile: TextMetricsProfile
    /// The font that is drawn, and searched first for each character.
    let primary: FontInstance
    /// The cut of Inter that is not drawn but contributes to the advances.
    let secondary: FontInstance?
    /// The font that provides the advances, if another one is drawn.
    let measured: FontInstance
    let rule: Rule
    let metrics: FontMetrics
    /// The height of the font's line above and below the baseline: its metrics, in whole points on macOS.
    let lineAscent: Double
    let lineDescent: Double
    /// The width of a stroke that emboldens the letters, in em, if the family has no bold face.
    let emboldening: Double
    /// The slant of synthesised italics, if the family has no italic face.
    let slant: Double
    /// The offset of outlines above the baseline, in em, and their scale.
    let lift: Double
    let outlineScale: Double
    /// The horizontal scale of the letters. As with Apple's fonts, only the standard design has several widths.
    var stretch: Double { spec.family == .system(.standard) ? spec.stretch : 1 }
    /// The cached advances of words in this font.
    let words = SetWordCache()
    let numbers = NumberAdvances()
    /// The ellipsis, by the features of words.
    let ellipses = Locked<[UInt8: SetWord]>([:])

    private init(spec: FontSpec, profile: TextMetricsProfile, primary: FontInstance, secondary: FontInstance? = nil,
                 measured: FontInstance? = nil, rule: Rule, metrics: FontMetrics, emboldening: Double = 0,
                 slant: Double = 0, lift: Double = 0, outlineScale: Double? = nil) {
        self.spec = spec
        self.profile = profile
        self.primary = primary
        self.secondary = secondary
        self.measured = measured ?? primary
        self.lift = lift
        self.outlineScale = outlineScale ?? {
            switch rule {
            case .system: SystemFontTables.outlineScale
            case .cell: 1
            case .scaled(_, let outlines): outlines
            }
        }()
        self.rule = rule
        if profile == .macOS {
            let line = SystemFontTables.macLine(
                size: spec.lineSize ?? spec.size, ascender: metrics.ascender, descender: metrics.descender)
            lineAscent = line.ascent
            lineDescent = line.descent
        } else {
            lineAscent = metrics.ascender
            lineDescent = metrics.descender
        }
        var metrics = metrics
        if spec.linePitch > 0 { metrics.leading = max(0, spec.linePitch - lineAscent - lineDescent) }
        self.metrics = metrics
        self.emboldening = emboldening
        self.slant = slant
    }

    var isBold: Bool { spec.weight >= 600 }

    private struct Key: Hashable {
        var spec: FontSpec
        var profile: TextMetricsProfile
    }
    private static let known = Locked<[Key: ResolvedFont]>([:])
    /// Sizes can be animated; the cache must not grow without limit.
    private static let maxKnown = 1024

    static func of(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        let key = Key(spec: spec, profile: profile)
        if let found = known.withLock({ $0[key] }) { return found }
        let made = make(spec, profile)
        known.withLock {
            if $0.count >= maxKnown { $0.removeAll() }
            $0[key] = made
        }
        return made
    }

    /// Clears the cache of resolved fonts after a folder was added.
    static func forget() {
        known.withLock { $0.removeAll() }
        TextAppearance.forget()
    }

    private static func make(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        switch spec.family {
        case .named(let name):
            if let found = named(name, spec, profile) { return found }
            var spec = spec
            let face = FontSubstitutes.style(of: name)
            if spec.weight == 400 { spec.weight = face.weight }
            spec.isItalic = spec.isItalic || face.isItalic
            return sans(spec, profile, extraTracking: 0)
        case .system(.standard): return sans(spec, profile, extraTracking: 0)
        case .system(.rounded):
            return sans(spec, profile, extraTracking: SystemFontTables.roundedTracking, isRounded: true)
        case .system(.monospaced):
            let files = FontPaths.monospaced(isBold: spec.weight >= 600, isItalic: spec.isItalic)
            guard let font = first(files) else { return sans(spec, profile, extraTracking: 0) }
            return ResolvedFont(
                spec: spec, profile: profile, primary: font, rule: .cell(SystemFontTables.monospacedCell),
                metrics: systemMetrics(spec, profile))
        case .system(.serif):
            let files = FontPaths.serif(isBold: isBold(spec), isItalic: spec.isItalic)
            guard let font = first(files), let regular = first(FontPaths.serif(isBold: false, isItalic: false)) else {
                return sans(spec, profile, extraTracking: 0)
            }
            let natural = WordCache.naturalWidth(SystemFontTables.serifSample, font: regular)
            let capitals = SystemFontTables.capHeight
            let outlines = capitals / (regular.metric(Tag.metric("cpht")) ?? capitals)
            return ResolvedFont(
                spec: spec, profile: profile, primary: font,
                rule: .scaled(advances: SystemFontTables.serifSampleWidth / natural, outlines: outlines),
                metrics: systemMetrics(spec, profile),
                emboldening: emboldening(spec.weight, from: isBold(spec) ? 700 : 400))
        }
    }

    private static func first(_ paths: [String]) -> FontInstance? {
        for path in paths {
            if let font = FontRegistry.instance(path: path) { return font }
        }
        return nil
    }

    private static func isBold(_ spec: FontSpec) -> Bool { spec.weight >= 600 }

    /// The width of a stroke that makes letters of one weight look like another, in em: the increase of Inter's stems.
    /// Used for families without a face of the requested weight.
    private static func emboldening(_ weight: Int, from face: Int) -> Double {
        max(Double(weight - face), 0) * SystemFontTables.stemPerWeight
    }

    /// The rounded design is drawn as thin letters with wide strokes, which have round ends, and spaced like the
    /// standard one.
    private static func sans(_ spec: FontSpec, _ profile: TextMetricsProfile, extraTracking: Double,
                             isRounded: Bool = false) -> ResolvedFont {
        func cut(isDisplay: Bool, weight: Int = spec.weight) -> FontInstance? {
            FontRegistry.instance(path: FontPaths.inter(isDisplay: isDisplay, isItalic: spec.isItalic), weight: weight)
        }
        guard let text = cut(isDisplay: false), let display = cut(isDisplay: true) else {
            return substitute(spec, profile)
        }
        let mix = SystemFontTables.opticalMix(size: spec.size)
        let tracking = extraTracking + SystemFontTables.weightTracking(spec.weight)
            + SystemFontTables.displayWeightTracking(spec.weight, mix: mix)
            + (SystemFontTables.tracking(size: spec.size) + spec.tracking) / max(spec.size, 0.001)
        let further = SystemFontTables.displayTracking(size: spec.size, weight: spec.weight)
        let space = SystemFontTables.spaceCorrection(size: spec.size, weight: spec.weight, profile: profile)
        let rule = Rule.system(mix: mix, tracking: tracking + further.character,
                               spaces: tracking + further.space + space)
        let drawn = mix < 0.5 ? text : display
        let other = mix == 0 || mix == 1 ? nil : (mix < 0.5 ? display : text)
        let thin = max(spec.weight - SystemFontTables.roundedThinning, 100)
        if isRounded, let skeleton = cut(isDisplay: mix >= 0.5, weight: thin) {
            // Strokes extend the outline on all sides: the outlines are scaled so that capitals keep their height.
            let stroke = emboldening(spec.weight, from: thin)
            let scale = SystemFontTables.outlineScale * (1 - stroke / SystemFontTables.capHeight)
            return ResolvedFont(spec: spec, profile: profile, primary: skeleton, secondary: other, measured: drawn,
                                rule: rule, metrics: systemMetrics(spec, profile), emboldening: stroke,
                                lift: stroke / 2, outlineScale: scale)
        }
        return ResolvedFont(spec: spec, profile: profile, primary: drawn, secondary: other,
                            rule: rule, metrics: systemMetrics(spec, profile))
    }

    /// The font to use without Inter; `Fonts.problems()` reports the package to install.
    private static func substitute(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        guard let found = substitute(weight: spec.weight, isItalic: spec.isItalic) else { endWithoutFont() }
        return ResolvedFont(spec: spec, profile: profile, primary: found, rule: .scaled(advances: 1, outlines: 1),
                            metrics: systemMetrics(spec, profile))
    }

    private static func substitute(weight: Int, isItalic: Bool) -> FontInstance? {
        let file = FontPaths.dejavu(.sans, isBold: weight >= 600, isItalic: isItalic)
        return FontRegistry.instance(path: file) ?? FontCatalog.entries.lazy.compactMap {
            FontRegistry.instance(path: $0.path, index: $0.index, weight: weight)
        }.first
    }

    /// Nil if text can be laid out, in the system font or another.
    static var fault: Diagnostic? {
        if FontRegistry.instance(path: FontPaths.inter(isDisplay: false, isItalic: false)) != nil { return nil }
        return substitute(weight: 400, isItalic: false) == nil ? noFont : nil
    }

    private static var noFont: Diagnostic {
        Diagnostic(
            what: "no font can be read, so no text can be laid out.", at: FontPaths.folders.joined(separator: ", "),
            rule: "Text is measured and drawn with the fonts of the package fonts-inter-variable, or with any other.",
            fix: "Run: sudo apt-get install fonts-inter-variable", isFatal: true)
    }

    /// Stops the program: text cannot be measured without a font. A stack trace would not help. Callers that can report
    /// an error ask for `fault` first.
    private static func endWithoutFont() -> Never {
        fflush(nil)
        let bytes = Array("\(noFont)\n".utf8)
        _ = write(2, bytes, bytes.count)
        _exit(5)
    }

    private static func named(_ name: String, _ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont? {
        if let entry = FontCatalog.entry(named: name, weight: spec.weight, isItalic: spec.isItalic) {
            return set(entry, spec, profile, lines: nil)
        }
        guard let substitute = FontSubstitutes.face(for: name) else { return nil }
        var spec = spec
        if spec.weight == 400 { spec.weight = substitute.weight }
        spec.isItalic = spec.isItalic || substitute.isItalic
        return FontCatalog.entry(named: substitute.family, weight: spec.weight, isItalic: spec.isItalic)
            .flatMap { set($0, spec, profile, lines: substitute.lines) }
    }

    private static func set(_ entry: FontCatalog.Entry, _ spec: FontSpec, _ profile: TextMetricsProfile,
                            lines: FontSubstitutes.Lines?) -> ResolvedFont? {
        guard let font = FontRegistry.instance(path: entry.path, index: entry.index, weight: spec.weight) else {
            return nil
        }
        let size = spec.size
        let extents = font.extents
        let metrics = FontMetrics(
            ascender: (lines?.ascender ?? extents.ascender) * size,
            descender: (lines?.descender ?? extents.descender) * size,
            capHeight: (lines?.capHeight ?? font.metric(Tag.metric("cpht")) ?? 0.7) * size,
            xHeight: (lines?.xHeight ?? font.metric(Tag.metric("xhgt")) ?? 0.5) * size,
            leading: (lines?.gap ?? extents.gap) * size,
            underlinePosition: (font.metric(Tag.metric("undo")) ?? -0.1) * size,
            underlineThickness: (font.metric(Tag.metric("unds")) ?? 0.05) * size)
        let lacksWeight = !entry.hasWeightAxis && spec.weight >= 600 && entry.weight < 600
        return ResolvedFont(spec: spec, profile: profile, primary: font, rule: .scaled(advances: 1, outlines: 1),
                            metrics: metrics, emboldening: lacksWeight ? 1.0 / 30 : 0,
                            slant: spec.isItalic && !entry.isItalic ? 0.2 : 0)
    }

    private static func systemMetrics(_ spec: FontSpec, _ profile: TextMetricsProfile) -> FontMetrics {
        let size = spec.size, line = spec.lineSize ?? size
        var design = FontSpec.Design.standard
        if case .system(let asked) = spec.family { design = asked }
        let isMac = profile == .macOS && design != .serif
        let strokes = SystemFontTables.strokes(design, weight: spec.weight)
        return FontMetrics(ascender: (isMac ? SystemFontTables.macAscender : SystemFontTables.ascender) * line,
                           descender: (isMac ? SystemFontTables.macDescender : SystemFontTables.descender) * line,
                           capHeight: SystemFontTables.capHeight * line, xHeight: strokes.xHeight * size, leading: 0,
                           underlinePosition: strokes.underline * size, underlineThickness: strokes.thickness * size)
    }
}
