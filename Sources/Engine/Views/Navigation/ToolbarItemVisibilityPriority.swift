/// Which items a bar without room for all of them moves into its menu first (iOS 27): those of a low priority.
public struct ToolbarItemVisibilityPriority: Comparable, Hashable, Sendable {
    private let rank: Int
    private init(rank: Int) { self.rank = rank }

    /// As the platform decides.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// Before other items.
    public static let low = ToolbarItemVisibilityPriority(rank: -10)
    /// After other items.
    public static let high = ToolbarItemVisibilityPriority(rank: 10)

    /// A priority between `other` and the next higher one of the platform.
    public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }
    /// A priority between `other` and the next lower one of the platform.
    public init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank - 1 }

    public static func < (a: ToolbarItemVisibilityPriority, b: ToolbarItemVisibilityPriority) -> Bool {
        a.rank < b.rank
    }
}

extension ToolbarContent {
    /// Which items a bar without room for all moves into its menu first (iOS 27). Nothing to do: bars here move no
    /// items into a menu.
    @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority)
        -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Which items a bar without room for all moves into its menu first (iOS 27). Nothing to do: bars here move no
    /// items into a menu.
    @MainActor @preconcurrency public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority)
        -> some CustomizableToolbarContent { self }
}
