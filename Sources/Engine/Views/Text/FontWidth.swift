public import Foundation
public import QuadrantCore

extension Font {
    /// The width of letters relative to their height. Only the default system design has several widths.
    ///
    /// Inter has one: its glyphs are scaled horizontally, including their stems.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, negative is narrower; −0.3 to 0.2 are the named widths, others are interpolated linearly (a
        /// guess).
        public var value: CGFloat
        /// A width between or beyond the named ones; glyphs are scaled to between 0.3 and 1.5 of their standard width.
        public init(_ value: CGFloat) { self.value = value }
        // As Core Text's constants print: servo/font-kit issue 258.
        /// Glyphs at 0.47 of their standard width.
        public static let compressed = Width(-0.3)
        /// Glyphs at 0.6 of their standard width.
        public static let condensed = Width(-0.2)
        /// Glyphs at their standard width.
        public static let standard = Width(0)
        /// Glyphs at 1.32 of their standard width.
        public static let expanded = Width(0.2)

        /// The ratio of the glyph width to the standard width.
        ///
        /// SF Pro's width axis has the values 47, 60, 100 and 132 percent in the instances with the names of these
        /// widths. It is a guess that glyph widths are proportional to the axis, and that other values are interpolated
        /// linearly.
        package var stretch: Double {
            let stops: [(value: Double, share: Double)] = [(-0.3, 0.47), (-0.2, 0.6), (0, 1), (0.2, 1.32)]
            let value = value.isFinite ? Double(value) : 0
            let after = min(max(stops.firstIndex { $0.value >= value } ?? stops.count - 1, 1), stops.count - 1)
            let (low, high) = (stops[after - 1], stops[after])
            if value == high.value { return high.share }
            let share = low.share + (high.share - low.share) * (value - low.value) / (high.value - low.value)
            return min(max(share, Self.axis.lowerBound), Self.axis.upperBound)
        }
        /// The range of SF Pro's axis.
        private static let axis = 0.3...1.5
    }

    /// This font with another width of glyphs.
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    /// This font with another width of glyphs, by the value of a `Width`.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
}

extension Text {
    /// Sets the width of glyphs; nil has no effect.
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.appearance(.width($0))) } ?? self }
}

extension View {
    /// Sets the width of glyphs in this view; nil removes the changes of outer views.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(.width(width ?? .standard), isActive: width != nil) {
            if case .width = $0 { true } else { false }
        }
    }
}
