public import QuadrantCore

/// Whether the window of a control receives the keys.
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
    /// Whether the window around receives the keys: `key` while the scene is active, else `inactive`, unless it is set.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
