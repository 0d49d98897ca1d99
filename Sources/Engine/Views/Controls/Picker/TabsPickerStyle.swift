/// Options as segments that switch between views (iOS 27). Documented: on a phone they look as `segmented` does.
public struct TabsPickerStyle: PickerStyle {
    /// Has no options: the segments are of one width, and together as wide as they are offered. The label is not drawn.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { SegmentedPickerStyle._appearance }
}

extension PickerStyle where Self == TabsPickerStyle {
    /// All options side by side on one plate, as with `segmented`.
    nonisolated public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
