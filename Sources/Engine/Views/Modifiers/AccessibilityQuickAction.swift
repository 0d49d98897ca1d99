public import QuadrantCore

// Actions that a watch performs at a double pinch. A phone has none.

/// How a watch shows that a quick action is available.
@available(*, unavailable, message: "quick actions are available in watchOS only")
public protocol AccessibilityQuickActionStyle {}

/// An outline around the view.
@available(*, unavailable, message: "quick actions are available in watchOS only")
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

/// A banner that names the action.
@available(*, unavailable, message: "quick actions are available in watchOS only")
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

@available(*, unavailable, message: "quick actions are available in watchOS only")
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// An outline around the view.
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

@available(*, unavailable, message: "quick actions are available in watchOS only")
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// A banner that names the action.
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

@available(*, unavailable, message: "quick actions are available in watchOS only")
extension View {
    /// Performs the only button of `content` at a double pinch.
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }
    /// Performs the only button of `content` at a double pinch while `isActive` is true.
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }
}
