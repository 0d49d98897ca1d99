public import QuadrantCore

/// The colour of the label icons in a list's rows.
public struct ListItemTint: Sendable {
    /// Nil is grey.
    let color: Color?
    var shown: Color { color ?? Color(system: .secondaryLabel) }

    /// Always this colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// This colour, unless the user has chosen one for all apps, which is not possible on a phone.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of secondary labels.
    public static let monochrome = ListItemTint(color: nil)
}

extension View {
    /// The colour of the label icons in a list's rows; nil is the tint of the environment.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }
    /// The colour of the label icons in a list's rows; nil is the tint of the environment.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}

private enum ItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }
}
