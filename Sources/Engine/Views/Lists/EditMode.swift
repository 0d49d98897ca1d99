public import QuadrantCore
import QuadrantGeometry

/// Whether the user can edit the rows of lists.
public enum EditMode: Hashable, Sendable {
    /// Rows cannot be edited; swipes reveal their actions.
    case inactive
    /// The swipe actions of one row are revealed.
    case transient
    /// Rows can be deleted, moved and selected.
    case active

    /// True for `transient` and `active`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

extension EnvironmentValues {
    /// The edit mode of lists: one binding for the window, unless another is set.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            guard let cell = windowCell(EditModeKey.self, initially: EditMode.inactive) else { return nil }
            return Binding(reading: { cell.value }, writing: { cell.value = $0 })
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that starts and ends edit mode: it writes `editMode`.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode
    /// Shows "Edit", or "Done" in edit mode; it writes `editMode` with an animation.
    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            withControlAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(system: isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
        }
    }
}
