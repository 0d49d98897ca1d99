// The further traits of UIKit, by their types: values that this device always has.

/// The level above the screen.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The screen itself.
    public static let defaultValue = UIUserInterfaceLevel.base
}
/// Whether texts are bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// They are not.
    public static let defaultValue = UILegibilityWeight.unspecified
}
/// The colours of the screen.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// Those of sRGB.
    public static let defaultValue = UIDisplayGamut.unspecified
}
/// Whether the screen knows how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
    /// It is not known.
    public static let defaultValue = UIForceTouchCapability.unknown
}
/// Whether the screen is recorded or mirrored.
public enum UITraitSceneCaptureState: UITraitDefinition {
    /// It is not.
    public static let defaultValue = UISceneCaptureState.inactive
}
/// Whether the screen is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive, active }
extension UIImage {
    /// Whether an image is brighter than white.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}
/// Whether images are brighter than white.
public enum UITraitImageDynamicRange: UITraitDefinition {
    /// They are not.
    public static let defaultValue = UIImage.DynamicRange.standard
}
/// The language that texts are set in.
public enum UITraitTypesettingLanguage: UITraitDefinition {
    /// That of the program.
    public static let defaultValue = ""
}
/// Whether a window is in front.
public enum UITraitActiveAppearance: UITraitDefinition {
    /// It is.
    public static let defaultValue = UIUserInterfaceActiveAppearance.active
}
