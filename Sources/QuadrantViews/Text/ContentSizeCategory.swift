public import QuadrantCore

/// How large people want text, by the names it had before `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The seven sizes without accessibility; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The sizes that are for accessibility, `accessibility1` and up by their newer names.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five sizes from `accessibilityMedium` up.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var rank: Int { ContentSizeCategory.allCases.firstIndex(of: self)! }

    /// By the size of text, from `extraSmall` up.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank < rhs.rank }
    /// By the size of text, from `extraSmall` up.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank <= rhs.rank }
    /// By the size of text, from `extraSmall` up.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank > rhs.rank }
    /// By the size of text, from `extraSmall` up.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.rank >= rhs.rank }

    /// The same size by its new name.
    var size: DynamicTypeSize { DynamicTypeSize.allCases[rank] }
    init(_ size: DynamicTypeSize) { self = ContentSizeCategory.allCases[size.rank] }
}

extension EnvironmentValues {
    /// `dynamicTypeSize` by its old name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
