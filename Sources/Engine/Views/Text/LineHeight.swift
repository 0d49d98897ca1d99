public import Foundation
public import QuadrantCore
import QuadrantText

extension AttributedString {
    /// The distance of the baselines of two lines of a text. A single line has this height as well.
    public struct LineHeight: Hashable, Sendable {
        /// nil is that of the fonts.
        let value: TextStyle.LineHeight?

        /// As the fonts of each line ask for.
        public static var variable: LineHeight { LineHeight(value: nil) }
        // What the three names stand for is not documented; the factors are guesses.
        /// 1.2 times the size of the font.
        public static var normal: LineHeight { multiple(factor: 1.2) }
        /// 1.1 times the size of the font.
        public static var tight: LineHeight { multiple(factor: 1.1) }
        /// 1.4 times the size of the font.
        public static var loose: LineHeight { multiple(factor: 1.4) }
        /// A multiple of the greatest size of a line's fonts.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(value: .multiple(Double(factor))) }
        /// The greatest size of a line's fonts and `increase`, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(value: .increase(Double(increase))) }
        /// In points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(value: .exact(Double(points))) }
    }
}

private enum LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

extension EnvironmentValues {
    /// The height of the lines of texts; nil, the default, is that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the height of the lines of the texts in this view; nil is that of their fonts.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
