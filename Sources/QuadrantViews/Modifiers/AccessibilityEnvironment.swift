public import QuadrantCore

// What people have asked of all programs. A desktop says whether things may move; what else a phone knows of has no
// switch here, and is off.

extension EnvironmentValues {
    /// Whether motion is to be reduced: the desktop's setting for animations. Transitions that move become fades.
    public package(set) var accessibilityReduceMotion: Bool {
        get { reducesMotion }
        set { reducesMotion = newValue }
    }

    /// Whether VoiceOver runs; always false here.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs; always false here.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether colours alone must not distinguish things; always false here.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether translucent surfaces are to be opaque; always false here.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the screen shows inverted colours; always false here.
    public var accessibilityInvertColors: Bool { false }
}
