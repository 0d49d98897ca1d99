import Foundation
import QuadrantDisplayList

/// A run of text with equal attributes.
struct TextRun {
    let range: Range<Int>
    let appearance: TextAppearance
}

/// The text as code units, and its runs.
struct TextRuns {
    var text: [UInt16] = []
    var runs: [TextRun] = []

    /// The scale of synthesised small capitals, relative to capitals: about the x-height.
    private static let smallCapitals = 0.8

    init(spans: [TextSpan], scale: Double, profile: TextMetricsProfile) {
        for span in spans {
            let attributes = scale == 1 ? span.appearance : SharedAttributes(Self.scaled(span.attributes, by: scale))
            let letters = attributes.value.font.smallCaps
            if letters.isEmpty, span.attachment == nil {
                append(span.string, TextAppearance.of(attributes, profile))
                continue
            }
            let font = ResolvedFont.of(attributes.value.font, profile)
            var attachment = span.attachment
            attachment?.size.width *= scale
            attachment?.size.height *= scale
            attachment?.baselineOffset *= scale
            for part in letters.isEmpty ? [(span.string, false)] : Self.smallCapitalParts(span.string, letters) {
                let size = attributes.value.font.size * (part.1 ? Self.smallCapitals : 1)
                append(part.0, TextAppearance(attributes: attributes, font: font, size: size, attachment: attachment))
            }
        }
    }

    /// Appends the letters as a run; that of an empty span is empty.
    private mutating func append(_ string: String, _ appearance: TextAppearance) {
        let start = text.count
        if start == 0, let units = Self.asciiUnits(string) {
            text = units
        } else {
            text.append(contentsOf: string.utf16)
        }
        runs.append(TextRun(range: start..<text.count, appearance: appearance))
    }

    /// nil if there are other characters.
    private static func asciiUnits(_ string: String) -> [UInt16]? {
        string.utf8.withContiguousStorageIfAvailable { bytes -> [UInt16]? in
            var isASCII = true
            let units = [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                count = bytes.count
                var all: UInt8 = 0
                for index in 0..<bytes.count {
                    all |= bytes[index]
                    units.initializeElement(at: index, to: UInt16(bytes[index]))
                }
                isASCII = all < 0x80
            }
            return isASCII ? units : nil
        } ?? nil
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
