import QuadrantCore

/// The size of a spacer.
public struct SpacerSizing: Equatable, Sendable {
    let isFlexible: Bool
    /// As large as the available space.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// A gap of the system's size.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between the items of a toolbar (iOS 26).
///
/// A flexible one moves the items of the bottom bar apart. Between items that share a surface of glass both separate
/// the surfaces; bars here have none, and the items of a navigation bar keep their gap.
public nonisolated struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A gap after the items before it with the placement `placement`.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        guard sizing.isFlexible, placement.place == .bottom else { return }
        items.found.append((placement.place, AnyView(Spacer())))
    }
}
