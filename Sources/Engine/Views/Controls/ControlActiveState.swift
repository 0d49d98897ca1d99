public import QuadrantCore

/// Whether the window of a control has the keyboard focus.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window has the keyboard focus.
    case key
    /// The program is active, but another of its windows has the keyboard focus.
    case active
    /// The program is not active.
    case inactive
}

private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue: ControlActiveState? = nil }

extension EnvironmentValues {
    /// Whether the window has the keyboard focus: `key` while the scene is active, else `inactive`, unless it is set.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
        set { self[ControlActiveStateKey.self] = newValue }
    }
}
