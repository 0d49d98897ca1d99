/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The type of the bits.
    public typealias RawValue = Int
    /// One bit for each trigger: 1 text, 2 search.
    public let rawValue: Int
    /// A set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The words of a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// What a search field looks for.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What the key says that submits.
public struct SubmitLabel: Sendable {
    package let name: String
    /// Names the key "done". Labels have no effect with the hardware keyboards of Linux.
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// Names the key "go".
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// Names the key "send".
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// Names the key "join".
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// Names the key "route".
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// Names the key "search".
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// Names the key "return", which is the default.
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// Names the key "next".
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// Names the key "continue".
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The actions around a field, innermost first.
package struct SubmitActions {
    fileprivate var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

    /// Runs every action for `trigger`, from the inside out.
    package func submit(_ trigger: SubmitTriggers = .text) {
        for entry in entries where entry.triggers.contains(trigger) { entry.action() }
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }
private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// The actions of a field when its text is submitted. Read at that time, from the field's site.
    package internal(set) var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
    package internal(set) var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when a field in this view is submitted; actions further out run after it.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.entries.insert((triggers, action), at: 0) }
    }

    /// Stops submissions in this view from reaching outer actions.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.entries = [] } }
    }

    /// What the key that submits says on a keyboard on the screen.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.submitLabel) { $0 = submitLabel }
    }
}
