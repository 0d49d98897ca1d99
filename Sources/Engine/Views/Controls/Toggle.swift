import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A control for a value that is on or off, drawn by the style in force.
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: () -> Bool
    private let label: Label

    /// A toggle that reads and writes `isOn`, with a label of views: the first of several views is the title, the
    /// others are secondary text below it.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = { false }
        self.label = label()
    }

    /// One toggle for several values: on when all are on, mixed when some are; switching it sets all. Without a source
    /// it is on.
    public init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
                                           @ViewBuilder label: () -> Label) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(reading: { bindings.allSatisfy(\.wrappedValue) },
                            writing: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = {
            let values = bindings.map(\.wrappedValue)
            return values.contains(true) && values.contains(false)
        }
        self.label = label()
    }

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = { isMixed }
        self.label = label
    }

    @MainActor public var body: some View {
        let label = label, isOn = isOn, isMixed = isMixed()
        StyledControl(ToggleStyleConfiguration(label: .init(content: titled(label)), isMixed: isMixed, isOn: isOn))
            .semantics(.toggle) { semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.value = isMixed ? "mixed" : isOn.wrappedValue ? "1" : "0"
                semantics.isOn = isOn.wrappedValue
                semantics.press = { isOn.wrappedValue.toggle() }
            }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, drawn by the next outer style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}

extension Toggle where Label == Text {
    /// A toggle whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    /// A toggle whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
    /// One toggle with a localized label for several values: on when all are on; switching it sets all.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C,
                                           isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    /// One toggle with `title` as it is for several values: on when all are on; switching it sets all.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C,
                                                              isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == QuadrantViews.Label<Text, Image> {
    /// One toggle with a symbol and a localized text for several values: on when all are on; switching it sets all.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C,
                                           isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(titleKey, systemImage: systemImage) }
    }
    /// One toggle with a symbol and `title` as it is for several values: on when all are on; switching it sets all.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C,
                                                              isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(title, systemImage: systemImage) }
    }
    /// A toggle whose label is a symbol and a localized text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleKey, systemImage: systemImage) }
    }
    /// A toggle whose label is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(title, systemImage: systemImage) }
    }
}

/// The toggle that a toggle style draws.
public struct ToggleStyleConfiguration {
    /// The label of the toggle as one view: the first of several views is the title, the others are secondary text
    /// below it.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label; `labelsHidden()` is left to the style.
    public let label: Label
    /// Whether some of the values are on and some are off; always false for a toggle with one value.
    public let isMixed: Bool
    /// Whether the toggle is on; false while the values are mixed. Setting it sets all of them.
    @Binding public var isOn: Bool

    init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultToggleStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of toggles and the interaction that switches them.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    /// Draws a toggle that sets `configuration.isOn` when it is switched. Called again when the value changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Toggles in this view are drawn by `style`.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The automatic style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Has no options: draws what `SwitchToggleStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A label at the leading edge and a switch at the trailing one, in the proposed width.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: AnyShapeStyle?
    /// Switches that are on have the tint of the environment, else green.
    nonisolated public init() { tint = nil }
    /// Switches that are on have this colour, whatever the tint of the environment.
    nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow { configuration.label } control: {
            Switch(isOn: configuration.$isOn, color: tint)
        }
    }
}

/// A button that is filled while on; bordered where the button style in force is bordered.
public struct ButtonToggleStyle: ToggleStyle {
    @Environment(\.[styleOf: StyleOf<PrimitiveButtonStyleConfiguration>()]) private var buttons
    /// Has no options: the button follows the button style in force, if that is a built-in one.
    nonisolated public init() {}

    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        let button = Button { configuration.isOn.toggle() } label: { configuration.label }
        let isOn = configuration.isOn || configuration.isMixed
        switch ToggledPlate.Border(buttons.type) {
        case let border?: button.buttonStyle(ToggledPlate(isOn: isOn, border: border))
        case nil where buttons.type == BarButtonStyle.self: button.environment(\.isOnInBar, isOn)
        case nil: button
        }
    }
}

private struct ToggledPlate: ButtonStyle {
    /// The plate while off, and the prominence of the label while on.
    enum Border {
        case none, faint, prominent
        /// Nil for custom styles, which draw the button themselves.
        init?(_ style: Any.Type) {
            switch style {
            case is DefaultButtonStyle.Type, is BorderlessButtonStyle.Type, is PlainButtonStyle.Type: self = .none
            case is BorderedButtonStyle.Type: self = .faint
            case is BorderedProminentButtonStyle.Type: self = .prominent
            default: return nil
            }
        }
    }

    let isOn: Bool
    let border: Border
    @Environment(\.design) private var design
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    private var metrics: ButtonMetrics { design.metrics.button }
    let foreground = ControlForeground()

    func makeBody(configuration: Configuration) -> some View {
        let inset = metrics.insets(size), isFilled = isOn && border == .prominent
        configuration.label
            .foregroundStyle(isFilled ? foreground.style(otherwise: AnyShapeStyle(Color.white)) : foreground.style())
            .padding(.horizontal, inset.horizontal)
            .padding(.vertical, inset.vertical)
            .background {
                if isOn {
                    shape.outline(size, metrics).fill(.tint).opacity(isFilled ? 1 : metrics.tintOpacity)
                } else if border != .none {
                    shape.outline(size, metrics).fill(Color(system: .tertiaryFill))
                }
            }
            .opacity(configuration.isPressed ? metrics.pressedOpacity : 1)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A label and a switch at the trailing edge; as `switch`.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label, and a switch at the trailing edge.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled while the toggle is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
