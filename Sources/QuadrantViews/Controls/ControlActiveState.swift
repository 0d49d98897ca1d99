public import QuadrantCore

/// Whether a control is in the window that has the keyboard.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// In the window that has the keyboard.
    case key
    /// In a window of the program that people use, which has not the keyboard itself.
    case active
    /// In a program that people do not use.
    case inactive
}

private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue: ControlActiveState? = nil }

extension EnvironmentValues {
    /// Whether controls are in the window that has the keyboard; a scene that is not active is inactive.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
