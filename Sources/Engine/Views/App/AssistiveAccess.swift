public import QuadrantCore

/// The views of an app in Assistive Access, a way to use a phone with fewer and larger controls.
///
/// It is no window here, where `accessibilityAssistiveAccessEnabled` is false: the other scenes of the app are shown.
public nonisolated struct AssistiveAccess<Content: View>: Scene {
    public typealias Body = Never
    nonisolated public static func _append(_ scene: Self, to children: inout _ChildBuilder) {}
    /// A scene with content that is never shown here.
    public init(@ViewBuilder content: () -> Content) {}
}

extension View {
    /// The symbol beside the title of a bar. Nothing to do: bars have one only in Assistive Access.
    nonisolated public func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View { self }
    /// The image beside the title of a bar. Nothing to do: bars have one only in Assistive Access.
    nonisolated public func assistiveAccessNavigationIcon(_ image: Image) -> some View { self }
}
