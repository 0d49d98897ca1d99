import Foundation
public import QuadrantCore

// Styles that Apple's other platforms have and a phone does not. A program that names one does not compile, as with
// Apple's tools, and the message says what a phone has instead.

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that looks like a link.
    @available(*, unavailable, message: "The link style is in macOS only. Use .borderless, or a Link.")
    nonisolated public static var link: PlainButtonStyle { PlainButtonStyle() }
    /// A button of an accessory bar.
    @available(*, unavailable, message: "Accessory bars are in macOS only. Use .bordered.")
    nonisolated public static var accessoryBar: PlainButtonStyle { PlainButtonStyle() }
    /// An action of an accessory bar.
    @available(*, unavailable, message: "Accessory bars are in macOS only. Use .bordered.")
    nonisolated public static var accessoryBarAction: PlainButtonStyle { PlainButtonStyle() }
    /// A card that moves when it has the focus.
    @available(*, unavailable, message: "The card style is in tvOS only. Use .plain.")
    nonisolated public static var card: PlainButtonStyle { PlainButtonStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A box with a check mark.
    @available(*, unavailable, message: "Check boxes are in macOS only. Use .switch, .button or a ToggleStyle.")
    nonisolated public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Radio buttons.
    @available(*, unavailable, message: "Radio groups are in macOS only. Use .inline or .segmented.")
    nonisolated public static var radioGroup: InlinePickerStyle { InlinePickerStyle() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A field in which a date is typed.
    @available(*, unavailable, message: "Date fields are in macOS only. Use .compact.")
    nonisolated public static var field: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    /// A field in which a date is typed, with a stepper.
    @available(*, unavailable, message: "Date fields are in macOS only. Use .compact.")
    nonisolated public static var stepperField: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A button with a border.
    @available(*, unavailable, message: "Bordered menus are in macOS only. Use .menuStyle(.button) and .bordered.")
    nonisolated public static var borderedButton: DefaultMenuStyle { DefaultMenuStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field in a square border.
    @available(*, unavailable, message: "Square borders are in macOS only. Use .roundedBorder.")
    nonisolated public static var squareBorder: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A ring.
    @available(*, unavailable, message: "This style is in watchOS only. Use .accessoryCircular.")
    nonisolated public static var circular: DefaultGaugeStyle { DefaultGaugeStyle() }
    /// A bar.
    @available(*, unavailable, message: "This style is in watchOS only. Use .accessoryLinear or .linearCapacity.")
    nonisolated public static var linear: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages one below another.
    @available(*, unavailable, message: "Vertical pages are in watchOS only. Use a ScrollView with .paging.")
    nonisolated public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that shrink at the edges.
    @available(*, unavailable, message: "Carousels are in watchOS only. Use .page.")
    nonisolated public static var carousel: PageTabViewStyle { PageTabViewStyle() }
}

extension View {
    /// Puts radio buttons beside each other.
    @available(*, unavailable, message: "Radio groups are in macOS only. Use .pickerStyle(.segmented).")
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }
}
