import Foundation
import QuadrantDisplayList
import Synchronization

/// A font specification with its files found and its spacing rule chosen.
final class ResolvedFont: Sendable {
    /// How a glyph's own advance becomes the one the text is set with.
    enum Rule: Sendable {
        /// The tables that make Inter as wide as the system font; `mix` of the display cut.
        case system(mix: Double, tracking: Double)
        /// All advances alike, in em.
        case cell(Double)
        /// The font drawn at this fraction of the size.
        case scaled(Double)
    }

    let spec: FontSpec
    let profile: TextMetricsProfile
    /// What is drawn, and first asked for each character.
    let primary: FontInstance
    /// The cut of Inter that is not drawn but has a share in the advances.
    let secondary: FontInstance?
    let rule: Rule
    let metrics: FontMetrics
    /// What the font takes of a line above and below the baseline: its metrics, in whole points on macOS.
    let lineAscent: Double
    let lineDescent: Double
    /// Width of strokes that thicken the letters, in em, where the family has no bold face.
    let emboldening: Double
    /// Slant where the family has no italic face.
    let slant: Double
    /// Words already set in this font.
    let words = SetWordCache()

    private init(spec: FontSpec, profile: TextMetricsProfile, primary: FontInstance, secondary: FontInstance? = nil,
                 rule: Rule, metrics: FontMetrics, emboldening: Double = 0, slant: Double = 0) {
        self.spec = spec
        self.profile = profile
        self.primary = primary
        self.secondary = secondary
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
    private static let known = Mutex<[Key: ResolvedFont]>([:])
    /// Sizes can be animated; old ones must not stay for ever.
    private static let mostKnown = 1024

    static func of(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        let key = Key(spec: spec, profile: profile)
        if let found = known.withLock({ $0[key] }) { return found }
        let made = make(spec, profile)
        known.withLock {
            if $0.count >= mostKnown { $0.removeAll() }
            $0[key] = made
        }
        return made
    }

    /// Forgets which files were found: a folder was added.
    static func forget() { known.withLock { $0.removeAll() } }

    private static func make(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        switch spec.family {
        case .named(let name): return named(name, spec, profile) ?? sans(spec, profile, extraTracking: 0)
        case .system(.standard): return sans(spec, profile, extraTracking: 0)
        case .system(.rounded): return sans(spec, profile, extraTracking: SystemFontTables.roundedTracking)
        case .system(.monospaced):
            let files = FontPaths.monospaced(isBold: spec.weight >= 600, isItalic: spec.isItalic)
            guard let font = first(files) else { return sans(spec, profile, extraTracking: 0) }
            return ResolvedFont(
                spec: spec, profile: profile, primary: font, rule: .cell(SystemFontTables.monospacedCell),
                metrics: systemMetrics(spec, profile))
        case .system(.serif):
            let files = FontPaths.serif(isBold: spec.weight >= 600, isItalic: spec.isItalic)
            guard let font = first(files), let regular = first(FontPaths.serif(isBold: false, isItalic: false)) else {
                return sans(spec, profile, extraTracking: 0)
            }
            let natural = WordCache.naturalWidth(SystemFontTables.serifSample, font: regular)
            return ResolvedFont(spec: spec, profile: profile, primary: font,
                                rule: .scaled(SystemFontTables.serifSampleWidth / natural),
                                metrics: systemMetrics(spec, profile))
        }
    }

    private static func first(_ paths: [String]) -> FontInstance? {
        for path in paths {
            if let font = FontRegistry.instance(path: path) { return font }
        }
        return nil
    }

    private static func sans(_ spec: FontSpec, _ profile: TextMetricsProfile, extraTracking: Double) -> ResolvedFont {
        func cut(isDisplay: Bool) -> FontInstance? {
            FontRegistry.instance(
                path: FontPaths.inter(isDisplay: isDisplay, isItalic: spec.isItalic), weight: spec.weight)
        }
        guard let text = cut(isDisplay: false), let display = cut(isDisplay: true) else {
            return substitute(spec, profile)
        }
        let mix = SystemFontTables.opticalMix(size: spec.size)
        let tracking = extraTracking + SystemFontTables.weightTracking(spec.weight)
            + SystemFontTables.displayWeightTracking(spec.weight, mix: mix)
            + (SystemFontTables.tracking(size: spec.size) + spec.tracking) / max(spec.size, 0.001)
        let drawn = mix < 0.5 ? text : display
        let other = mix == 0 || mix == 1 ? nil : (mix < 0.5 ? display : text)
        return ResolvedFont(spec: spec, profile: profile, primary: drawn, secondary: other,
                            rule: .system(mix: mix, tracking: tracking),
                            metrics: systemMetrics(spec, profile))
    }

    /// Without Inter something must still be drawn; `Fonts.problems()` says what to install.
    private static func substitute(_ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont {
        let file = FontPaths.dejavu(.sans, isBold: spec.weight >= 600, isItalic: spec.isItalic)
        let found = FontRegistry.instance(path: file) ?? FontCatalog.entries.lazy.compactMap {
            FontRegistry.instance(path: $0.path, index: $0.index, weight: spec.weight)
        }.first
        guard let found else { endWithoutFont() }
        return ResolvedFont(spec: spec, profile: profile, primary: found, rule: .scaled(1),
                            metrics: systemMetrics(spec, profile))
    }

    /// Nothing can be measured without a font. A trace of the stack would say nothing about that.
    private static func endWithoutFont() -> Never {
        let text = """
            SwiftUI: no font can be read, so no text can be laid out.
              at    \(FontPaths.folders.joined(separator: ", "))
              rule  Text is measured and drawn with the fonts of the package fonts-inter-variable, or with any other.
              fix   Run: sudo apt-get install fonts-inter-variable

            """
        fflush(nil)
        let bytes = Array(text.utf8)
        _ = write(2, bytes, bytes.count)
        _exit(5)
    }

    private static func named(_ name: String, _ spec: FontSpec, _ profile: TextMetricsProfile) -> ResolvedFont? {
        guard let entry = FontCatalog.entry(named: name, weight: spec.weight, isItalic: spec.isItalic),
            let font = FontRegistry.instance(path: entry.path, index: entry.index, weight: spec.weight)
        else { return nil }
        let size = spec.size
        let extents = font.extents
        let metrics = FontMetrics(
            ascender: extents.ascender * size, descender: extents.descender * size,
            capHeight: (font.metric(Tag.metric("cpht")) ?? 0.7) * size,
            xHeight: (font.metric(Tag.metric("xhgt")) ?? 0.5) * size,
            leading: extents.gap * size,
            underlinePosition: (font.metric(Tag.metric("undo")) ?? -0.1) * size,
            underlineThickness: (font.metric(Tag.metric("unds")) ?? 0.05) * size)
        let lacksWeight = !entry.hasWeightAxis && spec.weight >= 600 && entry.weight < 600
        return ResolvedFont(spec: spec, profile: profile, primary: font, rule: .scaled(1), metrics: metrics,
                            emboldening: lacksWeight ? 1.0 / 30 : 0, slant: spec.isItalic && !entry.isItalic ? 0.2 : 0)
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
