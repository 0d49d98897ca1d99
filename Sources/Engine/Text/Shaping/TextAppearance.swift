import Foundation
import QuadrantDisplayList
import QuadrantThreads

/// The font and the metrics of text with equal attributes.
final class TextAppearance: Sendable {
    let shared: SharedAttributes
    var attributes: TextAttributes { shared.value }
    let font: ResolvedFont
    /// In points per em: smaller than the font's for synthesised small capitals.
    let size: Double
    let attachment: TextAttachment?
    /// Asked for every word, where a copy of the attachment would be made.
    let hasAttachment: Bool
    /// The extents above and below the line's baseline. A baseline offset extends the line on that side.
    let ascent: Double
    let descent: Double
    /// The points added after each cluster.
    let spacing: Double
    let baselineOffset: Double
    /// Whether there are backgrounds, underlines or strikethroughs.
    let isDecorated: Bool
    /// Those of words in the font of the run, and in a font that has characters which that lacks.
    let features: WordFeatures
    let fallbackFeatures: WordFeatures

    init(attributes: SharedAttributes, font: ResolvedFont, size: Double, attachment: TextAttachment?) {
        shared = attributes
        self.font = font
        self.size = size
        self.attachment = attachment
        hasAttachment = attachment != nil
        baselineOffset = attributes.value.baselineOffset
        ascent = max(font.lineAscent, attachment.map { Double($0.size.height) - $0.baselineOffset } ?? 0)
            + max(baselineOffset, 0)
        descent = max(font.lineDescent, attachment?.baselineOffset ?? 0) + max(-baselineOffset, 0)
        let tracking = attributes.value.tracking
        spacing = tracking != 0 ? tracking : attributes.value.kerning ?? 0
        isDecorated = attributes.value.background != nil || attributes.value.underline != nil
            || attributes.value.strikethrough != nil
        var features: WordFeatures = []
        if tracking != 0 { features.insert(.noLigatures) }
        if attributes.value.font.monospacedDigits { features.insert(.tabularDigits) }
        fallbackFeatures = features
        if case .system = font.rule { features.insert(.noAlternates) }
        self.features = features
    }

    var leading: Double { font.metrics.leading }

    /// The word that stands for omitted text.
    var ellipsis: SetWord {
        if let known = font.ellipses.withLock({ $0[features.rawValue] }) { return known }
        let drawn = Fallback.font(for: [0x2026], in: font, region: .simplifiedChinese)
        let made = Setting(appearance: self, font: drawn, script: UnicodeScalarInfo.latin, isRightToLeft: false)
            .set([0x2026])
        font.ellipses.withLock { $0[features.rawValue] = made }
        return made
    }

    /// The width in points of a cluster with a width of `em`.
    func points(_ em: Double) -> Double { em == 0 ? 0 : em * size + spacing }

    private struct Known: Sendable {
        let profile: TextMetricsProfile
        let appearance: TextAppearance
    }
    /// The last used one: adjacent texts mostly share their attributes.
    private static let known = Locked<Known?>(nil)

    /// The appearance of letters without small capitals.
    static func of(_ attributes: SharedAttributes, _ profile: TextMetricsProfile) -> TextAppearance {
        if let known = known.withLock({ $0 }), known.appearance.shared === attributes, known.profile == profile {
            return known.appearance
        }
        let spec = attributes.value.font
        let made = TextAppearance(attributes: attributes, font: ResolvedFont.of(spec, profile), size: spec.size,
                                  attachment: nil)
        known.withLock { $0 = Known(profile: profile, appearance: made) }
        return made
    }

    /// Clears the cached font after a folder was added.
    static func forget() { known.withLock { $0 = nil } }
}
