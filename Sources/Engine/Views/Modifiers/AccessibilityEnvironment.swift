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
    /// Whether an assistive technology runs; false unless the program sets it for a part of its views.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    /// Whether the phone is in Assistive Access, with fewer and larger controls; always false here.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether flashing lights of a video are to be dimmed; always false here.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether controls of bars are shown larger while they are touched; always false here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether animated images play by themselves; always true here.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether content is to follow something else than the head; always false here.
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    /// Whether quick actions by gestures of the hand are on; always false here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether controls are to be drawn with borders; always false here.
    public var accessibilityShowBorders: Bool { false }
    /// Whether buttons are to be drawn with a shape; always false here.
    public var accessibilityShowButtonShapes: Bool { false }
}

private enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
