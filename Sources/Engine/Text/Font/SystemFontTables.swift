/// The corrections that give Inter the widths of the system font of Apple's devices.
///
/// All numbers are fitted to widths that Apple's SwiftUI printed; none come from Apple's font files. In em unless
/// noted.
enum SystemFontTables {
    /// Line metrics of the system font; Inter's own differ.
    static let ascender = 1950.0 / 2048
    static let descender = 494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let macAscender = 1980.0 / 2048
    static let macDescender = 432.0 / 2048

    /// Metrics that grow with the weight, recorded on macOS 26: the thickness and the position of underlines, and the
    /// x-height.
    struct Strokes {
        var thickness: Double
        var underline: Double
        var xHeight: Double
    }

    static func strokes(_ design: FontSpec.Design, weight: Int) -> Strokes {
        switch design {
        case .monospaced: Strokes(thickness: 0.0488, underline: -0.0977, xHeight: 0.5288)
        case .serif: Strokes(thickness: 0.0434, underline: -0.1156, xHeight: 0.4526)
        case .rounded: Strokes(thickness: 0.0586, underline: -0.1514, xHeight: 0.5078)
        case .standard:
            switch weight {
            case ..<350: Strokes(thickness: 0.0460, underline: -0.1575, xHeight: 0.5220)
            case ..<450: Strokes(thickness: 0.0586, underline: -0.1514, xHeight: 1078.0 / 2048)
            case ..<550: Strokes(thickness: 0.0711, underline: -0.1460, xHeight: 0.5303)
            case ..<650: Strokes(thickness: 0.0802, underline: -0.1421, xHeight: 0.5337)
            case ..<750: Strokes(thickness: 0.0928, underline: -0.1367, xHeight: 0.5376)
            case ..<850: Strokes(thickness: 0.1110, underline: -0.1289, xHeight: 0.5435)
            default: Strokes(thickness: 0.1270, underline: -0.1221, xHeight: 0.5464)
            }
        }
    }

    /// Lines on macOS have whole points: 10 points give 13, 13 give 16, 17 give 20, 24 give 28, 40 give 47.
    static func macLine(size: Double, ascender: Double, descender: Double) -> (ascent: Double, descent: Double) {
        (ascender.rounded(), descender.rounded(size < largeMacSize ? .up : .toNearestOrAwayFromZero))
    }
    private static let largeMacSize = 22.0

    /// Inter's outlines are scaled, so that its capitals have the height `capHeight`.
    static let outlineScale = 0.9688

    /// The share of the display cut: 0 up to 18.25 points, 1 from 24.95.
    static func opticalMix(size: Double) -> Double { min(max((size - 18.25) / 6.7, 0), 1) }

    /// The tracking in points after each character, by point size.
    static func tracking(size: Double) -> Double {
        let first = trackingBySize[0]
        if size <= first.at { return first.value * size / first.at }
        return interpolated(trackingBySize, at: size) ?? 0
    }

    /// A value of a table in ascending order, interpolated linearly: the first before the table, nil after it.
    private static func interpolated(_ table: [(at: Double, value: Double)], at place: Double) -> Double? {
        guard let after = table.firstIndex(where: { $0.at >= place }) else { return nil }
        let next = table[after]
        if after == 0 { return next.value }
        let last = table[after - 1]
        return last.value + (next.value - last.value) * (place - last.at) / (next.at - last.at)
    }

    /// Points by point size; none above the last size.
    private static let trackingBySize: [(at: Double, value: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0.0), (13, -0.0866), (14, -0.15),
        (15, -0.2301), (16, -0.31), (17, -0.4258), (18, -0.44), (19, -0.45), (20, -0.429), (21, -0.36), (22, -0.26),
        (23, -0.1), (24, 0.07), (25, 0.18), (26, 0.1656), (27, 0.29), (28, 0.4058), (29, 0.4), (30, 0.4), (31, 0.39),
        (32, 0.4), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (40, 0.3631), (44, 0.37), (48, 0.35), (52, 0.31),
        (56, 0.3), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0.0),
    ]

    /// The additional width of each character by weight: Inter's widths increase less than the system font's.
    static func weightTracking(_ weight: Int) -> Double {
        interpolated(trackingByWeight, at: Double(weight)) ?? trackingByWeight[trackingByWeight.count - 1].value
    }

    private static let trackingByWeight: [(at: Double, value: Double)] = [
        (300, 0.0), (400, 0), (500, 0.00696), (600, 0.00639), (700, 0.01581), (800, 0.02873), (900, 0.0364),
    ]

    /// The additional space between a full stop and a digit, after the first of the two: Inter kerns them too tightly
    /// (fitted to pictures of iOS 26 with addresses such as 192.168.1.101, which are 2 % wider than Inter's).
    static func digitKerning(_ first: UInt32, _ second: UInt32) -> Double {
        let stop: UInt32 = 0x2E
        if first == stop, digits ~= second { return second == one ? 0.06 : 0.0175 }
        if second == stop, digits ~= first { return first == one ? 0.03 : 0.015 }
        return 0
    }

    /// Whether a font of iOS 26 is that of titles, whose characters are wider than before.
    static func isTitle(size: Double, weight: Int, profile: TextMetricsProfile) -> Bool {
        profile == .ios26 && size >= 28 && weight >= 550
    }

    /// The additional width of a character in titles of iOS 26 (fitted to pictures of 14 words of 33 and 34 points, of
    /// which 10 are 2.5 % wider than before, and of the distances between words; semibold to three words of 33 points).
    static func titleCorrection(_ scalar: UInt32, weight: Int) -> Double {
        let wideTitle = weight < 650 ? 0.0127 : 0.0205
        return switch UInt8(truncatingIfNeeded: scalar) {
        case _ where scalar >= 128: wideTitle
        case UInt8(ascii: "0")...UInt8(ascii: "9"): -0.006
        case UInt8(ascii: " "): -0.023
        case UInt8(ascii: "A"), UInt8(ascii: "D"), UInt8(ascii: "K"), UInt8(ascii: "S"), UInt8(ascii: "T"),
             UInt8(ascii: "U"), UInt8(ascii: "W"): -0.0126
        case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "f"),
             UInt8(ascii: "j"), UInt8(ascii: "I"), UInt8(ascii: "'"): -0.0028
        default: wideTitle
        }
    }

    /// The additional width of a space in regular text of iOS 26 from 15 points to the sizes of titles (fitted to lines
    /// of pictures: their letters are as wide as before; lines of 11 to 14 points have the spaces of before).
    static func spaceCorrection(size: Double, weight: Int, profile: TextMetricsProfile) -> Double {
        profile == .ios26 && (15..<28).contains(size) && weight < 450 ? -0.0095 : 0
    }

    /// The display cut's widths increase more with weight than the text cut's.
    static func displayWeightTracking(_ weight: Int, mix: Double) -> Double {
        mix * -0.00685 * min(max(Double(weight - 400) / 100, 0), 1)
    }

    /// The correction of a character's advance; `mix` is the share of the display cut, which has its own for some.
    static func correction(_ scalar: UInt32, mix: Double, profile: TextMetricsProfile) -> Double {
        guard scalar < 128 else { return others[scalar, default: 0] + mix * displayCharacter }
        var em = glyphs[Int(scalar)]
        // iOS 13 measures "Left" in 30 points where later systems measure 29.6667.
        if profile == .ios13 && scalar == letterF { em += 0.012 }
        if mix == 0 { return em }
        em += mix * displayCharacter
        switch scalar {
        case space: em += mix * displaySpace
        case one: em += mix * (displayDigit + displayOne)
        case digits: em += mix * displayDigit
        default: break
        }
        return em
    }

    /// Further corrections of the display cut by point size, in em: for each character, then the addition of bold for
    /// characters and for spaces. Derived from widths of 24, 32 and 40 points, a recorded bold word of 26 points, and
    /// pictures of bold titles of 22 and 28 points: tools/text-widths has the data and reports the accuracy.
    private static let displayBySize: [(size: Double, em: Double, bold: Double, boldSpace: Double)] = [
        (20, 0, 0, 0), (22, 0, 0.0045, 0.01), (24, 0, -0.0052, 0.028), (26, 0, 0, 0.046), (28, 0, -0.0245, 0.064),
        (32, -0.003, -0.015, 0.064), (40, 0, 0, 0.064),
    ]

    /// The tracking in em after each character and after each space.
    static func displayTracking(size: Double, weight: Int) -> (character: Double, space: Double) {
        let bold = min(max(Double(weight - 400) / 300, 0), 1)
        let rows = displayBySize
        guard size > rows[0].size else { return (0, 0) }
        guard let after = rows.firstIndex(where: { $0.size >= size }) else {
            let last = rows[rows.count - 1]
            return (last.em + bold * last.bold, last.em + bold * last.boldSpace)
        }
        let next = rows[after], last = rows[after - 1]
        let part = (size - last.size) / (next.size - last.size)
        func between(_ value: (Int) -> Double) -> Double { value(after - 1) + (value(after) - value(after - 1)) * part }
        return (between { rows[$0].em + bold * rows[$0].bold }, between { rows[$0].em + bold * rows[$0].boldSpace })
    }

    private static let others: [UInt32: Double] = [0x2026: -0.00712, 0x2022: -0.02197]     // … and •
    private static let letterF: UInt32 = 0x66
    static let space: UInt32 = 0x20
    private static let one: UInt32 = 0x31
    private static let digits: ClosedRange<UInt32> = 0x30...0x39
    private static let displayCharacter = -0.00135
    private static let displaySpace = -0.07816
    private static let displayDigit = 0.03966
    private static let displayOne = 0.055

    private static let glyphs: [Double] = {
        var table = [Double](repeating: 0, count: 128)
        for (letter, em) in glyphValues { table[Int(letter.value)] = em }
        return table
    }()

    private static let glyphValues: [(Unicode.Scalar, Double)] = [
        (" ", 0.00138), ("%", 0.11632), ("&", 0.04674), ("'", 0.06779), ("+", 0.00007), ("-", -0.00631),
        (".", 0.00773), ("/", -0.04264), ("0", -0.00203), ("1", 0.00325), ("2", -0.0023), ("3", -0.01354),
        ("4", -0.00993), ("5", 0.01363), ("8", 0.00603), (":", 0.02058), ("?", 0.0394), ("A", -0.01516),
        ("B", 0.00948), ("C", -0.01349), ("D", 0.01341), ("E", 0.00559), ("F", -0.00859), ("H", 0.00787),
        ("I", 0.01909), ("L", -0.00981), ("M", -0.01991), ("N", 0.00241), ("O", 0.00031), ("P", 0.00282),
        ("Q", 0.03041), ("R", 0.00888), ("S", 0.00176), ("T", -0.02046), ("U", 0.0068), ("V", -0.01468),
        ("W", 0.00197), ("Y", -0.01288), ("a", -0.00992), ("b", 0.00303), ("c", 0.00701), ("d", -0.00896),
        ("e", -0.00996), ("f", -0.00089), ("h", 0.00056), ("i", 0.01315), ("k", -0.00974), ("l", 0.01378),
        ("m", 0.00259), ("n", -0.00029), ("o", -0.00146), ("p", -0.00159), ("q", -0.00855), ("r", 0.01306),
        ("s", -0.00318), ("t", -0.00372), ("u", 0.0034), ("v", -0.01248), ("w", -0.03771), ("x", -0.01222),
        ("y", -0.01053), ("z", -0.00875),
    ]

    /// The advance width of the monospaced design.
    static let monospacedCell = 0.6184
    /// The increase of Inter's stems for each unit of weight, in em: 0.0838 at 400, 0.1513 at 700.
    static let stemPerWeight = 0.000225
    /// The reduction of weight for outlines with wide round strokes: their stems are a quarter of the stroke.
    static let roundedThinning = 300
    /// The rounded design has a slightly smaller tracking.
    static let roundedTracking = -0.0039
    /// A sample text in the serif design, and its width in em.
    static let serifSample = "The quick brown fox"
    static let serifSampleWidth = 185.5 / 20
}
