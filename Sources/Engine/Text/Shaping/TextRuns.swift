import Foundation
import QuadrantDisplayList

/// A run of text with equal attributes.
final class TextRun: Sendable {
    let range: Range<Int>
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
    /// Those of words in the font of the run, and in a font that has characters which that lacks.
    let features: WordFeatures
    let fallbackFeatures: WordFeatures

    init(range: Range<Int>, attributes: SharedAttributes, font: ResolvedFont, size: Double,
         attachment: TextAttachment?) {
        self.range = range
        shared = attributes
        self.font = font
        self.size = size
        self.attachment = attachment
        hasAttachment = attachment != nil
        let offset = attributes.value.baselineOffset
        ascent = max(font.lineAscent, attachment.map { Double($0.size.height) - $0.baselineOffset } ?? 0)
            + max(offset, 0)
        descent = max(font.lineDescent, attachment?.baselineOffset ?? 0) + max(-offset, 0)
        let tracking = attributes.value.tracking
        spacing = tracking != 0 ? tracking : attributes.value.kerning ?? 0
        var features: WordFeatures = []
        if tracking != 0 { features.insert(.noLigatures) }
        if attributes.value.font.monospacedDigits { features.insert(.tabularDigits) }
        fallbackFeatures = features
        if case .system = font.rule { features.insert(.noAlternates) }
        self.features = features
    }

    var leading: Double { font.metrics.leading }
}

/// The text as code units, and its runs.
struct TextRuns {
    var text: [UInt16] = []
    var runs: [TextRun] = []

    /// The scale of synthesised small capitals, relative to capitals: about the x-height.
    private static let smallCapitals = 0.8

    init(spans: [TextSpan], scale: Double, profile: TextMetricsProfile) {
        for span in spans {
            let appearance = scale == 1 ? span.appearance : SharedAttributes(Self.scaled(span.attributes, by: scale))
            let font = ResolvedFont.of(appearance.value.font, profile)
            var attachment = span.attachment
            attachment?.size.width *= scale
            attachment?.size.height *= scale
            attachment?.baselineOffset *= scale
            let letters = appearance.value.font.smallCaps
            for part in letters.isEmpty ? [(span.string, false)] : Self.smallCapitalParts(span.string, letters) {
                let start = text.count
                text.append(contentsOf: part.0.utf16)
                if text.count == start && !span.string.isEmpty { continue }
                let size = appearance.value.font.size * (part.1 ? Self.smallCapitals : 1)
                runs.append(TextRun(range: start..<text.count, attributes: appearance, font: font, size: size,
                                    attachment: attachment))
            }
        }
    }

    private static func scaled(_ attributes: TextAttributes, by scale: Double) -> TextAttributes {
        var attributes = attributes
        attributes.font.size *= scale
        attributes.font.linePitch *= scale
        attributes.baselineOffset *= scale
        attributes.tracking *= scale
        attributes.kerning = attributes.kerning.map { $0 * scale }
        return attributes
    }

    /// Splits a text into parts with and without small capitals, as Inter has none of its own.
    private static func smallCapitalParts(_ string: String, _ letters: FontSpec.SmallCaps) -> [(String, Bool)] {
        var parts: [(String, Bool)] = []
        for character in string {
            let isSmall = character.isLowercase && letters.contains(.lowercase)
                || character.isUppercase && letters.contains(.uppercase)
            let letter = isSmall ? character.uppercased() : String(character)
            if let last = parts.last, last.1 == isSmall {
                parts[parts.count - 1].0 += letter
            } else {
                parts.append((letter, isSmall))
            }
        }
        return parts
    }
}
