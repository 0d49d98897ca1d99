import Foundation
public import QuadrantCore
import QuadrantText

/// The user's text size, from `xSmall` to `accessibility5` (Docs/Layout/Text.md, Text styles).
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The seven standard sizes; `large` is the default. Docs/Layout/Text.md has the point sizes.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five sizes from `accessibility1` up.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Compares text sizes, from `xSmall` up.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }
    /// The index in `allCases`.
    package var rank: Int { DynamicTypeSize.allCases.firstIndex(of: self)! }
}

private enum DynamicTypeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    /// The text size in force; `large` unless set. It determines the point sizes of the text styles.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the text size in this view, whatever that of the outer view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size in this view to `range`; an empty range has no effect.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = min(max(size, first), last) }
        }
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

/// A number that scales with the point size of a text style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.displayScale) private var scale
    private let base: Value
    private let style: Font.TextStyle

    /// `wrappedValue` is the value at the size `large`; it scales with the point size of `textStyle`.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }
    /// `wrappedValue` is the value at the size `large`; it scales with the body style.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The value at the text size in force, rounded to the nearest pixel.
    public var wrappedValue: Value {
        Value(TypeTable.iOS.scaled(Double(base), style, category, pixels: Double(scale)))
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}
