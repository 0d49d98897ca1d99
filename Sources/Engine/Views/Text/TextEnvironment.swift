public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// The alignment of the shorter lines of a text with its longest one.
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

/// The attributes of spans that have none of their own.
package struct TextRunStyle: Equatable, Sendable {
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.Line?
    var strikethrough: Text.Line?
}

extension EnvironmentValues {
    /// The maximum number of lines of a text; nil is unlimited, and values below 1 count as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
    /// The minimum distance between two lines, in points: a greater leading of the font applies instead.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The alignment of the shorter lines of a text with its longest one; `leading` unless set.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKeyOfText.self] }
        set { self[AlignmentKeyOfText.self] = newValue }
    }
    /// Where a line is truncated when the text does not fit; `tail` unless set.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// The minimum scale of the font before the text is truncated, relative to its size; 1 (the default) or more never
    /// scales, and the minimum is 1/128.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// Whether letters may be tightened, by up to 5 % of their widths, before a text is truncated; false unless set.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    /// The case of all letters; nil leaves them unchanged.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// The locale of formats, dates and the case of letters; en_US unless the host or a view sets another.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The calendar of dates; Gregorian unless set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone of dates; that of the process unless set.
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
    /// Limits text to `number` lines, nil for unlimited; values below 1 count as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number).environment(\.reservedLines, 0)
    }
    /// Reserves the height of at least `limit.lowerBound` lines, without a maximum.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
    }
    /// Limits text to `limit.upperBound` lines; values below 1 count as 1.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
    /// Reserves the height of the lower bound, and limits text to the upper bound, in lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
    }
    /// Limits text to `limit` lines; with `reservesSpace` it has the height of that many lines even if it has fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : 0)
    }
    /// Sets the minimum distance between lines, in points: a greater leading of the font applies instead.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets the alignment of the shorter lines of a text with its longest one.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where a line is truncated when a text does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets the minimum scale of the font, relative to its size, before the text is truncated; 1 or more never scales.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Allows letters to be tightened, by up to 5 % of their widths, before a text is truncated.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Shows all letters in one case, by the rules of the locale; nil leaves them unchanged.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the kerning in points of texts without their own.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textRunStyle.kerning, kerning) }
    /// Sets the tracking in points of texts without their own; overrides kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textRunStyle.tracking, tracking)
    }
    /// Sets the baseline offset in points of texts without their own.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        environment(\.textRunStyle.baselineOffset, offset)
    }
    /// Underlines texts without an underline setting of their own; a nil `color` is that of the text, false removes the
    /// underline.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textRunStyle.underline, isActive ? Text.Line(pattern: pattern, color: color) : nil)
    }
    /// Strikes through texts without such a setting of their own; a nil `color` is that of the text, false removes the
    /// line.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textRunStyle.strikethrough, isActive ? Text.Line(pattern: pattern, color: color) : nil)
    }
}
