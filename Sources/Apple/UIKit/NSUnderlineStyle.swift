public import QuadrantViews

/// The lines under or through text. Thick and double lines are drawn as single ones, and spaces have their line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// Bits of the line's strength and its pattern.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line; drawn as a single one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines; drawn as a single one.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots, with the bits of a line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes, with the bits of a line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots in turn, with the bits of a line.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turn, with the bits of a line.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line under words only; drawn under spaces as well.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// A single line with the pattern of `lineStyle`; its colour is no part of it.
    public init(_ lineStyle: Text.LineStyle) {
        let index = Self.patterns.firstIndex(of: lineStyle.pattern) ?? 0
        self.init(rawValue: 1 + index << 8)
    }

    fileprivate static let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
}

extension Text.LineStyle {
    /// The pattern of a single line; nil for thick and double lines, those of words, and without a line.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        let index = nsUnderlineStyle.rawValue >> 8
        guard nsUnderlineStyle.rawValue & 0xFF == 1, NSUnderlineStyle.patterns.indices.contains(index) else {
            return nil
        }
        self.init(pattern: NSUnderlineStyle.patterns[index])
    }
}
