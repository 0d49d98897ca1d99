public import Foundation
public import QuadrantCore

// What Apple documents beside the phone's and offers on a watch or a headset only.

extension Alert {
    /// An alert whose buttons stand side by side.
    @available(*, unavailable, message: "sideBySideButtons is available in watchOS only; use the initializer")
    public static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Alert.Button,
                                         secondaryButton: Alert.Button) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

extension Animation {
    /// How overlays of the system appear.
    @available(*, unavailable, message: "overlays of the system are animated in visionOS only")
    public static var systemOverlayAppearance: Animation { .default }
    /// How overlays of the system disappear after a while.
    @available(*, unavailable, message: "overlays of the system are animated in visionOS only")
    public static var systemOverlayDelayedDisappearance: Animation { .default }
    /// How overlays of the system disappear.
    @available(*, unavailable, message: "overlays of the system are animated in visionOS only")
    public static var systemOverlayDisappearance: Animation { .default }
    /// The time in seconds before overlays of the system disappear.
    @available(*, unavailable, message: "overlays of the system are animated in visionOS only")
    public static var systemOverlayDisappearanceDelay: TimeInterval { 0 }
}

extension EnvironmentValues {
    /// The height of the rows of wheels.
    @available(*, unavailable, message: "defaultWheelPickerItemHeight is available in watchOS only")
    public var defaultWheelPickerItemHeight: CGFloat {
        get { 0 }
        set {}
    }
}

extension View {
    /// The height of the rows of wheels.
    @available(*, unavailable, message: "defaultWheelPickerItemHeight is available in watchOS only")
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

    /// The style of the texts of bars.
    @available(*, unavailable, message: "toolbarForegroundStyle is available in watchOS only; use toolbarColorScheme")
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
        -> some View
    {
        self
    }
}
