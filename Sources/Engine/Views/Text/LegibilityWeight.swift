public import QuadrantCore

/// Whether the user prefers bold letters.
public enum LegibilityWeight: Hashable, Sendable {
    /// Letters as they are.
    case regular
    /// Letters with heavier strokes.
    case bold
}

private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

extension EnvironmentValues {
    /// Whether the user prefers bold letters; nil unless set. For views to read: fonts here do not depend on it,
    /// because which weight a system font takes then is not known.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
