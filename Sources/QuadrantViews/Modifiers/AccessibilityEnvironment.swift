public import QuadrantCore

// What people have asked of all programs. A desktop says whether things may move; what else a phone knows of has no
// switch here, and is off.

extension EnvironmentValues {
    /// Whether motion is reduced.
    public package(set) var accessibilityReduceMotion: Bool {
        get { reducesMotion }
        set { reducesMotion = newValue }
    }

    /// Whether VoiceOver runs: never, for it is another system's.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs: never, for it is another system's.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether colours alone must not tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether what lies over other things should be opaque.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the screen shows colours inverted.
    public var accessibilityInvertColors: Bool { false }
}
