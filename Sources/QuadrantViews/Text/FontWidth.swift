public import Foundation
public import QuadrantCore

extension Font {
    /// How wide letters are at their height. Only the plain system design has several widths.
    ///
    /// Inter has one: its letters are drawn wider or narrower as a whole, and their stems with them.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, negative is narrower; −0.3 to 0.2 are the named widths, others lie on lines through them (a
        /// guess).
        public var value: CGFloat
        /// A width between or beyond the named ones; letters stay within 0.3 and 1.5 of their standard width.
        public init(_ value: CGFloat) { self.value = value }
        // As Core Text's constants print: servo/font-kit issue 258.
        /// Letters 0.47 as wide as standard ones.
        public static let compressed = Width(-0.3)
        /// Letters 0.6 as wide as standard ones.
        public static let condensed = Width(-0.2)
        /// Letters as the font has them.
        public static let standard = Width(0)
        /// Letters 1.32 as wide as standard ones.
        public static let expanded = Width(0.2)

        /// The width of letters over that of standard ones.
        ///
        /// SF Pro's width axis stands at 47, 60, 100 and 132 percent in the instances named after these widths. That
        /// letters are as wide as the axis says, and that values between and beyond lie on lines, is a guess.
        var stretch: Double {
            let stops: [(value: Double, share: Double)] = [(-0.3, 0.47), (-0.2, 0.6), (0, 1), (0.2, 1.32)]
            let value = value.isFinite ? Double(value) : 0
            let after = min(max(stops.firstIndex { $0.value >= value } ?? stops.count - 1, 1), stops.count - 1)
            let (low, high) = (stops[after - 1], stops[after])
            if value == high.value { return high.share }
            let share = low.share + (high.share - low.share) * (value - low.value) / (high.value - low.value)
            return min(max(share, Self.axis.lowerBound), Self.axis.upperBound)
        }
        /// How far SF Pro's axis goes.
        private static let axis = 0.3...1.5
    }

    /// This font with letters of another width.
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    /// This font with letters of another width, by the value of a `Width`.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
}

extension Text {
    /// Sets the width of the letters; nil changes nothing.
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.appearance(.width($0))) } ?? self }
}

extension View {
    /// Sets the width of letters in this view; nil removes the changes of outer views.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(.width(width ?? .standard), isActive: width != nil) {
            if case .width = $0 { true } else { false }
        }
    }
}
