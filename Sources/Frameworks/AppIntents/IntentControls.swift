public import SwiftUI

/// Performs an intent; its errors and its answer are for a system, so they are dropped.
private func perform(_ intent: some AppIntent) {
    Task { _ = try? await intent.perform() }
}

extension Button {
    /// A button that performs an intent.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { perform(intent) }, label: label)
    }
    /// A button with a role that performs an intent.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { perform(intent) }, label: label)
    }
}
extension Button where Label == Text {
    /// A button with a localized title that performs an intent.
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(titleKey) { perform(intent) }
    }
    /// A button with a title as it is that performs an intent.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
        self.init(title) { perform(intent) }
    }
    /// A button with a localized title and a role that performs an intent.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(titleKey, role: role) { perform(intent) }
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a localized title and a symbol that performs an intent.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, intent: some AppIntent) {
        self.init(titleKey, systemImage: systemImage) { perform(intent) }
    }
}

extension Toggle {
    /// A switch that shows `isOn` and performs an intent when it is tapped.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
    }
}
extension Toggle where Label == Text {
    /// A switch with a localized title that shows `isOn` and performs an intent when it is tapped.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
}
