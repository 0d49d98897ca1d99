import Foundation
public import QuadrantCore
import QuadrantText

/// How large people want their text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }
    var rank: Int { DynamicTypeSize.allCases.firstIndex(of: self)! }
}

private enum DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
    }
}

/// Point size and line pitch of every text style at every size (Docs/Layout/Text.md: the published tables).
enum TypeTable {
    /// Rows: sizes from xSmall; columns: largeTitle, title, title2, title3, headline, body, callout, subheadline,
    /// footnote, caption, caption2.
    private static let points: [[Double]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
    private static let pitches: [[Double]] = [
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
        [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
        [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
        [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
        [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
        [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
        [52, 46, 41, 38, 34, 34, 32, 31, 29, 29, 25],
        [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
        [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
        [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
    ]
    private static let macPoints: [Double] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]
    private static let macPitches: [Double] = [32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]

    static func size(_ style: Font.TextStyle, _ category: DynamicTypeSize, isMac: Bool) -> Double {
        isMac ? macPoints[style.column] : points[category.rank][style.column]
    }

    /// On macOS headlines are bold and the second captions medium (recorded widths: iamcgn/swiftui-web@50a2567
    /// Fixtures/Goldens/text/bold-trait and styles).
    static func weight(_ style: Font.TextStyle, isMac: Bool) -> Int {
        switch style {
        case .headline: isMac ? 700 : 600
        case .caption2 where isMac: 500
        default: 400
        }
    }

    static func pitch(_ style: Font.TextStyle, _ category: DynamicTypeSize, isMac: Bool) -> Double {
        isMac ? macPitches[style.column] : pitches[category.rank][style.column]
    }
}

extension Font.TextStyle {
    var column: Int {
        switch self {
        case .largeTitle, .extraLargeTitle, .extraLargeTitle2: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption: 9
        case .caption2: 10
        }
    }
}

/// A number that grows with the text of a style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.displayScale) private var scale
    private let base: Value
    private let style: Font.TextStyle

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// Rounded to the nearest pixel.
    public var wrappedValue: Value {
        let ratio = TypeTable.size(style, category, isMac: false) / TypeTable.size(style, .large, isMac: false)
        let pixels = Double(scale)
        return Value((Double(base) * ratio * pixels).rounded() / pixels)
    }
}
