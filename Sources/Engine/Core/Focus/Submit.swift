/// The kinds of fields whose submission is observed.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The type of the bits.
    public typealias RawValue = Int
    /// One bit for each trigger: 1 text, 2 search.
    public let rawValue: Int
    /// A set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A text field is submitted.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// A search field is submitted.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
    package let name: String
    /// The label "done". Labels have no effect with the hardware keyboards of Linux.
    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    /// The label "go".
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    /// The label "send".
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    /// The label "join".
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    /// The label "route".
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    /// The label "search".
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    /// The label "return", which is the default.
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    /// The label "next".
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    /// The label "continue".
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The submit actions of the ancestors of a field, innermost first.
package struct SubmitActions {
    fileprivate var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

    /// Calls every action for `trigger`, innermost first.
    package func submit(_ trigger: SubmitTriggers = .text) {
        for entry in entries where entry.triggers.contains(trigger) { entry.action() }
    }
}

private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }
private enum SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }

extension EnvironmentValues {
    /// The actions that a field calls when its text is submitted, read at that time from the field's environment.
    package internal(set) var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
    /// What the return key says on a keyboard on the screen, which is not here.
    package internal(set) var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Calls `action` when a field in this view is submitted; actions of ancestors are called after it.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.entries.insert((triggers, action), at: 0) }
    }

    /// Prevents submissions in this view from reaching actions of ancestors.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0.entries = [] } }
    }

    /// Sets the label of the return key on an on-screen keyboard.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.submitLabel) { $0 = submitLabel }
    }
}
