public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// Where the shorter lines of a text stand beside its longest one.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum ReservedLinesKey: EnvironmentKey { static let defaultValue = 0 }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum AlignmentKeyOfText: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private enum RunStyleKey: EnvironmentKey { static let defaultValue = TextRunStyle() }

/// Attributes a text takes from its surroundings where it has none of its own.
package struct TextRunStyle: Equatable, Sendable {
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.Line?
    var strikethrough: Text.Line?
}

extension EnvironmentValues {
    /// The most lines a text may have; nil is no limit, and values below 1 count as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    /// The least distance between two lines, in points: the leading of the font counts where it is greater.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// Where shorter lines of a text stand beside its longest one; `leading` unless set.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKeyOfText.self] }
        set { self[AlignmentKeyOfText.self] = newValue }
    }
    /// Where the last line is shortened when the text does not fit; `tail` unless set.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// How small a font may become before its text is truncated, as a share of its size; 1 (the default) or more
    /// never scales, and at least 1/128 is kept.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// Whether letters may move together, by up to 5 % of their widths, before a text is truncated; false unless set.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    /// The case all letters are shown in; nil shows them as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// For formats, dates and the case of letters; en_US unless the host or a view sets another.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// For dates; Gregorian unless set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// For dates; that of the process unless set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    package var textRunStyle: TextRunStyle {
        get { self[RunStyleKey.self] }
        set { self[RunStyleKey.self] = newValue }
    }
}

extension View {
    /// At most `number` lines, nil for any number; values below 1 count as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number).environment(\.reservedLines, 0)
    }
    /// The height of at least `limit.lowerBound` lines, and no upper limit.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
    }
    /// At most `limit.upperBound` lines; values below 1 count as 1.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// The height of at least the lower bound, and at most as many lines as the upper bound.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
    }
    /// At most `limit` lines; with `reservesSpace` as high as that many lines even where the text has fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
    }
    /// At least `lineSpacing` points between lines: the leading of the font counts where it is greater.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Where shorter lines of a text stand beside its longest one.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Where the last line is shortened when a text does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// How small a font may become, as a share of its size, before the text is truncated; 1 or more never scales.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Lets letters move together, by up to 5 % of their widths, before a text is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Shows all letters in one case, by the rules of the locale; nil shows them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Points after each character of texts that have no kerning of their own.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textRunStyle.kerning, kerning) }
    /// Points after each character of texts that have no tracking of their own; replaces kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textRunStyle.tracking, tracking)
    }
    /// Points the glyphs are raised in texts that say nothing themselves.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textRunStyle.baselineOffset, offset)
    }
    /// A line under texts that say nothing themselves; `color` nil is that of the text, false takes the line away.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textRunStyle.underline, isActive ? Text.Line(pattern: pattern, color: color) : nil)
    }
    /// A line through texts that say nothing themselves; `color` nil is that of the text, false takes the line away.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textRunStyle.strikethrough, isActive ? Text.Line(pattern: pattern, color: color) : nil)
    }
}
