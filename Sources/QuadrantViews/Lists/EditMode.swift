public import QuadrantCore
import QuadrantGeometry

/// Whether people may change the rows of lists.
public enum EditMode: Hashable, Sendable {
    /// Rows cannot be changed; swipes uncover their actions.
    case inactive
    /// One row is open for its actions.
    case transient
    /// Rows can be deleted, moved and chosen.
    case active

    /// True but for `inactive`.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

extension EnvironmentValues {
    /// Whether the lists around are edited: one binding for the window, unless another is set.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            guard let cell = windowCell(EditModeKey.self, initially: EditMode.inactive) else { return nil }
            return Binding(get: { cell.value }, set: { cell.value = $0 })
        }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of lists: it writes `editMode`.
public struct EditButton: View {
    @Environment(\.editMode) private var mode
    /// Says Edit, or Done while lists are edited; it writes `editMode`, with an animation.
    public init() {}

    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button {
            withControlAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(system: isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : nil)
        }
    }
}
