public import Foundation
public import SwiftUI

// What intents ask a person, and kinds of intents. No person is asked.

extension AppIntent {
    /// An error: there is no person to ask.
    public func requestConfirmation() async throws { throw AppIntentError.notAsked }
    /// An error: there is no person to ask.
    public func requestConfirmation(conditions: ConfirmationConditions = [],
                                    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
                                    showDialogAsPrompt: Bool = true) async throws { throw AppIntentError.notAsked }
    /// An error: there is no person to ask.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, content: () -> Content
    ) async throws { throw AppIntentError.notAsked }
    /// An error: there is no person to ask.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.notAsked }
    /// An error: there is no person to ask.
    public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog? = nil) async throws
        -> IntentChoiceOption { throw AppIntentError.notAsked }
}
/// When a person has to agree.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: Int
    /// Unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
/// What the button is called with which a person agrees.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    public static let `continue` = ConfirmationActionName(name: "continue")
    public static let add = ConfirmationActionName(name: "add"), buy = ConfirmationActionName(name: "buy")
    public static let order = ConfirmationActionName(name: "order"), send = ConfirmationActionName(name: "send")
    public static let start = ConfirmationActionName(name: "start"), share = ConfirmationActionName(name: "share")
    public static let create = ConfirmationActionName(name: "create"), book = ConfirmationActionName(name: "book")
    public static let log = ConfirmationActionName(name: "log"), open = ConfirmationActionName(name: "open")
    public static let play = ConfirmationActionName(name: "play"), run = ConfirmationActionName(name: "run")
    public static let save = ConfirmationActionName(name: "save"), set = ConfirmationActionName(name: "set")
    public static let turnOn = ConfirmationActionName(name: "turnOn")
    public static let turnOff = ConfirmationActionName(name: "turnOff")
    public static let go = ConfirmationActionName(name: "go"), request = ConfirmationActionName(name: "request")
}
/// One of several answers.
public struct IntentChoiceOption: Hashable, Sendable {
    /// How an answer looks.
    public enum Style: Sendable, Hashable { case `default`, cancel, destructive }
    private let name: String
    /// How it looks.
    public let style: Style
    /// An answer.
    public init(title: LocalizedStringResource, style: Style = .default) {
        (name, self.style) = (title.key, style)
    }
    /// No answer.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}
extension ForegroundContinuableIntent {
    /// The error with which an intent continues in the program.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@Sendable @MainActor () -> Void)? = nil
    ) -> any Error { AppIntentError.notAsked }
    /// Continues in the program, which is in front.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}
/// An intent that shows a view.
public protocol SnippetIntent: AppIntent {}
extension SnippetIntent {
    /// Draws the view again. Nothing to do: it is not shown by a system.
    public static func reload() {}
}
/// An intent that changes the program while a focus is on. It is never performed.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}
extension SetFocusFilterIntent {
    /// The intent with its defaults: no focus is on.
    public static var current: Self { get async throws { Self() } }
}
/// An intent that a link of the program stands for.
public protocol URLRepresentableIntent: AppIntent {}
/// An intent that shows the results of a search in the program.
public protocol ShowInAppSearchResultsIntent: AppIntent {}
/// An intent that starts, pauses or ends something that takes time.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
    /// How far it is.
    public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// Values in groups.
public struct IntentItemCollection<Item: Sendable>: Sendable {
    /// The groups.
    public var sections: [IntentItemSection<Item>]
    /// Values in groups.
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
                sections: [IntentItemSection<Item>]) { self.sections = sections }
    /// Values in one group.
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
        sections = [IntentItemSection(items: items)]
    }
    /// Values in groups, one after the other.
    public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
                @SectionBuilder _ sections: () -> [IntentItemSection<Item>]) { self.sections = sections() }
    /// No values.
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
    /// All values.
    public var items: [Item] { sections.flatMap(\.items) }
    /// Collects groups.
    @resultBuilder
    public struct SectionBuilder {
        /// The groups in their order.
        public static func buildBlock(_ components: IntentItemSection<Item>...) -> [IntentItemSection<Item>] {
            components
        }
    }
}
/// Values with a title.
public struct IntentItemSection<Item: Sendable>: Sendable {
    /// The title; nil for none.
    public var title: LocalizedStringResource?
    /// The values.
    public var items: [Item]
    /// Values with a title.
    public init(_ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Item]) {
        (self.title, self.items) = (title, items)
    }
}
/// Values in groups.
public typealias ItemCollection = IntentItemCollection
/// Values with a title.
public typealias ItemSection = IntentItemSection

/// The parameters of another intent, for values that depend on them: nil, for nothing is asked.
@propertyWrapper @dynamicMemberLookup
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// The values of the parameters.
    @dynamicMemberLookup
    public struct Values: Sendable {
        let intent: Intent
        /// The value of a parameter.
        public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value { intent[keyPath: path] }
    }
    /// Parameters of an intent.
    public init<Value: _IntentValue>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    /// Nil: nothing is asked.
    public var wrappedValue: Values? { nil }
    /// Nil: nothing is asked.
    public subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value? { nil }
}
/// Learns what a person does. There is no such system.
public final class IntentDonationManager: Sendable {
    /// The only one.
    public static let shared = IntentDonationManager()
    /// Learns of an intent. Nothing to do: no system learns.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Learns of an intent. Nothing to do: no system learns.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
}
/// The number of what was learned.
public struct IntentDonationIdentifier: Hashable, Sendable { private let number = UUID() }
