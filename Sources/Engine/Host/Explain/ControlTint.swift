extension LayoutExplanation {
    /// The tint of a control, and what sets it.
    package struct Tint: Equatable, Sendable {
        /// The topic of the line about it.
        package static let topic = "tint"
        /// The colour in hexadecimal digits.
        package var color: String
        /// Whether a modifier around it sets it; otherwise it is the colour AccentColor of the asset catalogs.
        package var isSetByModifier: Bool
        /// Whether a foreground style is set around the control, which its label takes before the tint.
        package var labelHasStyle: Bool

        /// The line: `modifiers` says which ones set the tint, if they are known, and `style` which one sets the style.
        package func text(modifiers: String? = nil, style: String? = nil) -> String {
            let origin = isSetByModifier ? modifiers.map { ", \($0)" } ?? ""
                : ", the colour AccentColor of the asset catalogs: no .tint or .accentColor is around"
            let label = style.map { "\($0), which" } ?? "the foreground style that is set around it, which"
            return color + origin + (labelHasStyle ? "; its label has \(label) a label takes before the tint" : "")
        }
    }
}
