/// How Inter has to be spaced to be as wide as the system font of Apple's devices.
///
/// All numbers are fitted to widths that Apple's SwiftUI printed; none come from Apple's font files. In em unless said.
enum SystemFontTables {
    /// Heights of the system font; Inter's own differ.
    static let ascender = 1950.0 / 2048
    static let descender = 494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let xHeight = 1078.0 / 2048
    static let macAscender = 1980.0 / 2048
    static let macDescender = 432.0 / 2048

    /// Inter's letters are drawn smaller, so that its capitals are as high as `capHeight` says.
    static let outlineScale = 0.9688

    /// How much of the display cut is in the letters: none up to 18.25 points, all from 24.95.
    static func opticalMix(size: Double) -> Double { min(max((size - 18.25) / 6.7, 0), 1) }

    /// Extra points after each character, by point size.
    static func tracking(size: Double) -> Double {
        guard let after = trackingBySize.firstIndex(where: { $0.size >= size }) else { return 0 }
        let next = trackingBySize[after]
        if after == 0 { return next.points * size / next.size }
        let last = trackingBySize[after - 1]
        return last.points + (next.points - last.points) * (size - last.size) / (next.size - last.size)
    }

    private static let trackingBySize: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
        (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.31),
        (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
    ]

    /// Extra width of each character by weight: Inter widens less than the system font.
    static func weightTracking(_ weight: Int) -> Double {
        guard let after = trackingByWeight.firstIndex(where: { $0.weight >= weight }) else {
            return trackingByWeight.last?.em ?? 0
        }
        let next = trackingByWeight[after]
        if after == 0 { return next.em }
        let last = trackingByWeight[after - 1]
        return last.em + (next.em - last.em) * Double(weight - last.weight) / Double(next.weight - last.weight)
    }

    private static let trackingByWeight: [(weight: Int, em: Double)] = [
        (300, -0.0012), (400, 0), (500, 0.0060), (600, 0.0062), (700, 0.0141), (800, 0.0342), (900, 0.0342),
    ]

    /// The display cut's spaces and other characters are this much narrower.
    static let displaySpace = -0.094
    static let displayCharacter = -0.003

    /// Correction of one character's advance.
    static func glyph(_ scalar: UInt32, _ profile: TextMetricsProfile) -> Double {
        scalar < 128 ? glyphs[Int(scalar)] : 0
    }

    private static let glyphs: [Double] = {
        var table = [Double](repeating: 0, count: 128)
        for (letter, em) in glyphValues { table[Int(letter.value)] = em }
        return table
    }()

    private static let glyphValues: [(Unicode.Scalar, Double)] = [
        ("1", -0.0007), ("2", -0.0016), (":", 0.0038), ("A", -0.0021), ("C", -0.0034), ("D", 0.0015), ("E", -0.0007),
        ("F", 0.0008), ("H", 0.0021), ("L", -0.0061), ("M", -0.0064), ("N", -0.0027), ("O", 0.0015), ("P", -0.0029),
        ("R", 0.0007), ("S", 0.0013), ("T", -0.0082), ("V", -0.0007), ("W", 0.0035), ("Y", -0.0021), ("a", -0.0067),
        ("b", -0.0025), ("c", 0.0057), ("d", -0.0044), ("e", -0.0075), ("i", 0.0063), ("k", -0.0014), ("l", 0.0059),
        ("m", 0.002), ("n", -0.0005), ("o", -0.004), ("p", -0.002), ("r", 0.0009), ("t", -0.0044), ("u", 0.0047),
        ("v", -0.003), ("w", -0.0147), ("x", -0.0059), ("y", -0.0026),
    ]

    /// Width of a cell of the monospaced design.
    static let monospacedCell = 0.6184
    /// The rounded design is a little narrower.
    static let roundedTracking = -0.0039
    /// "The quick brown fox" in the serif design, and how many em it is wide.
    static let serifSample = "The quick brown fox"
    static let serifSampleWidth = 185.5 / 20
}
