public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph

/// When the navigation bar becomes small while content is scrolled (iOS 27). Not drawn here: a runtime issue is
/// reported.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    fileprivate let name: String
    /// As the platform decides: never here.
    public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(name: "automatic") }
    /// When content is scrolled down.
    public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
    /// When content is scrolled up.
    public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
    /// Never.
    public static let never = ToolbarMinimizationBehavior(name: "never")

    fileprivate var isDrawn: Bool { self == .automatic || self == .never }
}

/// When a small bar has its size again (iOS 27).
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    private let name: String
    /// When content is scrolled the other way.
    public static let automatic = ToolbarMinimizationRestoration(name: "automatic")
    /// When content is scrolled to its edge.
    public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
}

/// Whether the safe area follows a bar that becomes small (iOS 27).
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private let name: String
    /// As the platform decides.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")
    /// It does.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")
    /// It stays as it is.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
}

extension View {
    /// Sets when bars become small while content is scrolled (iOS 27). The navigation bar keeps its size here: a
    /// behaviour with which it would not is reported when the view appears.
    nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior,
                                                        for bars: ToolbarPlacement...) -> some View {
        modifier(MissingMinimization(behavior: behavior))
    }
    /// Sets when a small bar has its size again (iOS 27). Nothing to do: bars keep their size.
    nonisolated public func toolbarMinimizationRestoration(_ restoration: ToolbarMinimizationRestoration,
                                                           for bars: ToolbarPlacement...) -> some View { self }
    /// Sets whether the safe area follows a bar that becomes small (iOS 27). Nothing to do: bars keep their size.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View { self }
}

private nonisolated struct MissingMinimization: LifecycleRole {
    typealias Body = Never
    let behavior: ToolbarMinimizationBehavior
    static var modifierName: String { "toolbarMinimizationBehavior" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) {
        guard !behavior.isDrawn else { return }
        let name = behavior.name
        context.report { path in
            Diagnostic(what: "toolbarMinimizationBehavior got .\(name), which is not drawn; the bar keeps its size.",
                       at: path, rule: "Navigation bars keep their size while content is scrolled.",
                       fix: "None is needed: on a phone with iOS 27 the bar becomes small.")
        }
    }
}
