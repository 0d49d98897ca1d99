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
/// A flexible one moves the items of the bottom bar apart. Both separate the plates of glass of the items around them;
/// bars of earlier designs have none, and the items of a navigation bar keep their gap.
public nonisolated struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// A gap after the items before it with the placement `placement`.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        items.add(ToolbarDeclaration(placement.place, AnyView(Spacer()),
                                              kind: sizing.isFlexible ? .flexibleSpace : .fixedSpace))
    }
}
