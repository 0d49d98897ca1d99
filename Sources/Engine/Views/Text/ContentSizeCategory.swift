public import QuadrantCore

/// The user's text size, by the names before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The seven standard sizes; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The accessibility sizes; their newer names are `accessibility1` and up.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five sizes from `accessibilityMedium` up.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self)! }

    /// Compares text sizes, from `extraSmall` up.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
    /// Compares text sizes, from `extraSmall` up.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
    /// Compares text sizes, from `extraSmall` up.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
    /// Compares text sizes, from `extraSmall` up.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }

    /// The same size by its newer name.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[rank] }
    package init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rank] }
}

extension EnvironmentValues {
    /// `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
