public import AppIntents
public import SwiftUI
public import QuadrantViews

// Buttons and switches of the system's own screens: the control centre, the lock screen, a button of the phone. No such
// screen is here, so that nothing of them is shown.

/// A button or a switch that a person puts on a screen of the system.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The configuration that the control is made of.
    associatedtype Body: ControlWidgetConfiguration
    /// Makes the control; it has no state.
    @MainActor @preconcurrency init()
    /// What the control shows and does.
    @MainActor @preconcurrency var body: Body { get }
}

/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// The name in a gallery. Nothing to do: no system shows controls.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// The text in a gallery. Nothing to do: no system shows controls.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Asks for the parameters when a control is added. Nothing to do: no system shows controls.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    /// Leaves the control out of galleries. Nothing to do: no system shows controls.
    public func hidden() -> some ControlWidgetConfiguration { self }
    /// Receives the tokens of messages that renew a control. Nothing to do: no system shows controls.
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
        self
    }
}

/// Receives the tokens of messages that renew controls.
public protocol ControlPushHandler {
    /// Makes the handler.
    init()
    /// The tokens are others; never called.
    func pushTokensDidChange(controls: [ControlInfo])
}

/// Gives a control its value.
public protocol ControlValueProvider {
    /// What a control shows.
    associatedtype Value
    /// The value in a gallery.
    var previewValue: Value { get }
    /// The value at present.
    func currentValue() async throws -> Value
}

/// Gives a control with settings its value.
public protocol AppIntentControlValueProvider {
    /// The settings.
    associatedtype Configuration: ControlConfigurationIntent
    /// What a control shows.
    associatedtype Value
    /// The value in a gallery.
    func previewValue(configuration: Configuration) -> Value
    /// The value at present.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// A control that shows no value. Neither is used: no system shows controls.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    /// A control that shows the value of a provider. None is used: no system shows controls.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control with settings.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    /// A control that shows its settings. None is used: no system shows controls.
    public init(kind: String, intent: Configuration.Type = Configuration.self,
                @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content) {}
    /// A control that shows the value of a provider. None is used: no system shows controls.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// What a control looks like: a button or a switch.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    /// The colour of a symbol that is on; nil is that of the system. Nothing to do: no system shows controls.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether a control can be used. Nothing to do: no system shows controls.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// Takes the one button or switch of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Returns it unchanged.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A button that performs an intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    let action: Action
    /// A button with what it shows while the intent is performed and when it is not.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label,
                @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.action = action
    }
}
extension ControlWidgetButton where ActionLabel == Label {
    /// A button with a label.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label) { _ in label() }
    }
}
extension ControlWidgetButton where Label == Text {
    /// A button with a localized title and what it shows while the intent is performed and when it is not.
    public init(_ titleKey: LocalizedStringKey, action: Action,
                @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }
    /// A button with a title as it is and what it shows while the intent is performed and when it is not.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: Action,
                @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {
        let title = String(title)
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// A switch that performs an intent with its new value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    let isOn: Bool
    let action: Action
    /// A switch with what it shows when it is on and when it is off.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
                @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        (self.isOn, self.action) = (isOn, action)
    }
}
extension ControlWidgetToggle where ValueLabel == Label {
    /// A switch with a label.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in label() }
    }
}
extension ControlWidgetToggle where Label == Text {
    /// A switch with a localized title and what it shows when it is on and when it is off.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
                @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }
    /// A switch with a title as it is and what it shows when it is on and when it is off.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, action: Action,
                @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {
        let title = String(title)
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension View {
    /// What a control says in place of its value for a while. Nothing to do: no system shows controls.
    public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    /// What a control says of its button, as "Hold to …". Nothing to do: no system shows controls.
    public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
}

/// A control that a person has put on a screen.
public struct ControlInfo: Identifiable, Sendable {
    /// A name of its own.
    public let id: String
    /// Its kind.
    public let kind: String
}

/// The controls that a person has put on screens: none.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()
    private init() {}
    /// Reads the values of controls of a kind. Nothing to do: no system shows controls.
    public func reloadControls(ofKind kind: String) {}
    /// Reads the values of all controls. Nothing to do: no system shows controls.
    public func reloadAllControls() {}
    /// None.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

extension WidgetBundleBuilder {
    /// A control in a bundle: it has no picture.
    @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> _WidgetList {
        _WidgetList(pictures: [])
    }
}
