public import AppIntents
public import SwiftUI

// Controls of the Control Centre, a locked phone and the action button. None is drawn: a preview shows nothing of them.

/// A control of a program that is shown outside of it.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The configuration that the control is made of.
    associatedtype Body: ControlWidgetConfiguration
    /// Makes the control; it has no state.
    @MainActor @preconcurrency init()
    /// What the control shows and does.
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}
/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}
extension ControlWidgetConfiguration {
    /// The name in a gallery. Nothing to do: there is no gallery.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// The text in a gallery. Nothing to do: there is no gallery.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// Asks for the settings when a control is added. Nothing to do: no system shows controls.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
/// Makes the configuration of a control.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
    /// Returns the configuration unchanged.
    @MainActor public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
        content
    }
}
/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}
extension ControlWidgetTemplate {
    /// The colour of the control. Nothing to do: no system shows controls.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether the control can be used. Nothing to do: no system shows controls.
    public func disabled(_ isDisabled: Bool) -> some ControlWidgetTemplate { self }
    /// Hides what the control shows. Nothing to do: no system shows controls.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
/// Makes what a control shows.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Returns what is shown unchanged.
    @MainActor public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
/// A control that does something. It is not drawn.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    /// A button with a view, and one for the time that it takes.
    public init(action: Action, @ViewBuilder label: () -> Label,
                @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}
extension ControlWidgetButton where ActionLabel == EmptyView {
    /// A button with a view.
    public init(action: Action, @ViewBuilder label: () -> Label) {}
}
extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// A button with a text.
    public init(_ title: LocalizedStringResource, action: Action) {}
}
extension ControlWidgetButton where Label == Text {
    /// A button with a text, and a view for the time that it takes.
    public init(_ title: LocalizedStringResource, action: Action,
                @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}
/// A control that is on or off. It is not drawn.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    /// A toggle with a view, and one for its value.
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
                @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
extension ControlWidgetToggle where ValueLabel == EmptyView {
    /// A toggle with a view.
    public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {}
}
extension ControlWidgetToggle where Label == Text {
    /// A toggle with a text, and a view for its value.
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action,
                @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel) {}
}
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// A toggle with a text.
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {}
}
/// Finds the value of a control.
public protocol ControlValueProvider {
    /// What the control shows.
    associatedtype Value
    /// The value that a gallery shows.
    var previewValue: Value { get }
    /// The value at present. It is not called.
    func currentValue() async throws -> Value
}
/// Finds the value of a control with settings.
public protocol AppIntentControlValueProvider {
    /// The settings.
    associatedtype Configuration: ControlConfigurationIntent
    /// What the control shows.
    associatedtype Value
    /// The value that a gallery shows.
    func previewValue(configuration: Configuration) -> Value
    /// The value at present. It is not called.
    func currentValue(configuration: Configuration) async throws -> Value
}
/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// A control of a kind.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    /// A control of a kind, with the value of a provider.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}
/// A control with settings.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration {
    /// A control of a kind.
    public init(kind: String, intent: Configuration.Type = Configuration.self,
                @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content) {}
    /// A control of a kind, with the value of a provider.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}
/// A control of a bundle as a widget without pictures.
public struct _ControlOfBundle: Widget {
    public init() {}
    public var body: _WidgetList { _WidgetList() }
}
extension WidgetBundleBuilder {
    /// A control: it has no picture.
    @MainActor public static func buildExpression<Control: ControlWidget>(_ control: Control) -> _ControlOfBundle {
        _ControlOfBundle()
    }
}
/// Tells the system about a program's controls. None is on a screen, so that there is none to reload.
public final class ControlCenter: Sendable {
    /// The only one.
    public static let shared = ControlCenter()
    /// Asks the providers of all controls for new values. Nothing to do: no system shows controls.
    public func reloadAllControls() {}
    /// Asks the provider of a kind of control for a new value. Nothing to do: no system shows controls.
    public func reloadControls(ofKind kind: String) {}
    /// None.
    public func currentControls() async throws -> [ControlInfo] { [] }
}
/// A control that a person has put on a screen.
public struct ControlInfo: Hashable, Sendable {
    /// The kind of the control's configuration.
    public let kind: String
}
extension View {
    /// What a control says while it works. Returns the view unchanged: no control is drawn.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    /// What a control says of its value. Returns the view unchanged: no control is drawn.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
}
