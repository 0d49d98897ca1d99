public import QuadrantCore

// Accessibility settings of the system. A desktop has a setting for reduced motion; the others of a phone are always
// off.

extension EnvironmentValues {
    /// Whether motion is reduced: the desktop's setting for animations. Transitions with motion become fades.
    public package(set) var accessibilityReduceMotion: Bool {
        get { reducesMotion }
        set { reducesMotion = newValue }
    }

    /// Whether VoiceOver runs; always false here.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Switch Control runs; always false here.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether information must not be conveyed by colour alone; always false here.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether translucent surfaces are drawn opaque; always false here.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the screen shows inverted colours; always false here.
    public var accessibilityInvertColors: Bool { false }
}
