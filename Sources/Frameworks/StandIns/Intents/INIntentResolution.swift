public import Foundation
public import UIKit

// What a program answers while an intent is understood. The system asks for nothing.

/// What is known of a part of an intent.
public class INIntentResolutionResult: NSObject {
    override init() { super.init() }
    /// It has to be said.
    public class func needsValue() -> Self { make() }
    /// It need not be said.
    public class func notRequired() -> Self { make() }
    /// It cannot be done.
    public class func unsupported() -> Self { make() }
    /// It cannot be done, for a reason by its number.
    public class func unsupported(withReason reason: Int) -> Self { make() }
    /// It has to be said, for a reason by its number.
    public class func confirmationRequired(withItemToConfirm itemToConfirm: Any,
                                           forReason reason: Int) -> Self { make() }
    required init(known: Bool) { super.init() }
    class func make() -> Self { Self(known: true) }
}
/// A text of an intent.
public class INStringResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedString: String) -> Self { make() }
    /// It may be one of several.
    public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with stringToConfirm: String?) -> Self { make() }
}
/// Whether something of an intent.
public class INBooleanResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedValue: Bool) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with valueToConfirm: Bool?) -> Self { make() }
}
/// A whole number of an intent.
public class INIntegerResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedValue: Int) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with valueToConfirm: Int?) -> Self { make() }
}
/// A number of an intent.
public class INDoubleResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedValue: Double) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with valueToConfirm: Double?) -> Self { make() }
}
/// A name of an intent.
public class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedString: INSpeakableString) -> Self { make() }
    /// It may be one of several.
    public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self { make() }
}
/// Days of an intent.
public class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self { make() }
}
/// A person of an intent.
public class INPersonResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedPerson: INPerson) -> Self { make() }
    /// It may be one of several.
    public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with personToConfirm: INPerson?) -> Self { make() }
}
/// Someone whom a message goes to.
public class INSendMessageRecipientResolutionResult: INPersonResolutionResult {}
/// Someone who is called.
public class INStartCallContactResolutionResult: INPersonResolutionResult {}
/// Something to hear or see of an intent.
public class INMediaItemResolutionResult: INIntentResolutionResult {
    /// It is known.
    public class func success(with resolvedMediaItem: INMediaItem) -> Self { make() }
    /// All are known.
    @_disfavoredOverload
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { _ in INMediaItemResolutionResult.make() }
    }
    /// It may be one of several.
    public class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self { make() }
    /// It has to be confirmed.
    public class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self { make() }
}
/// Why something is not played.
public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
    case loginRequired = 1, subscriptionRequired, unsupportedMediaType, explicitContentSettings
    case cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
}
/// Something to play.
public class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    /// It is what another answer says.
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init(known: true) }
    /// It cannot be played.
    public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self { make() }
    /// All can be played.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { _ in INPlayMediaMediaItemResolutionResult.make() }
    }
}
/// Something to add.
public class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {}
/// How fast something is played.
public class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {}

/// Answers intents. Its methods are never called.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    /// Something is to be played.
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    /// Something is to be played.
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
    /// What is it?
    func resolveMediaItems(for intent: INPlayMediaIntent,
                           with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    /// What is it?
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
    /// Can it be done?
    func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
    }
    public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .unspecified, userActivity: nil)
    }
    public func resolveMediaItems(for intent: INPlayMediaIntent,
                                  with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void) {
        completion([])
    }
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] { [] }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
    }
}
/// What came of a message.
public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
    case failureMessageServiceNotAvailable
}
/// What came of a message.
open class INSendMessageIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INSendMessageIntentResponseCode
    /// An answer.
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// Sends messages. Its methods are never called.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// A message is to be sent.
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    /// To whom?
    func resolveRecipients(for intent: INSendMessageIntent,
                           with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    /// What does it say?
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}
extension INSendMessageIntentHandling {
    public func resolveRecipients(for intent: INSendMessageIntent,
                                  with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
        completion([.notRequired()])
    }
    public func resolveContent(for intent: INSendMessageIntent,
                               with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.notRequired())
    }
}
/// What came of a call.
public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch
    case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled
    case failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging
}
/// What came of a call.
open class INStartCallIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INStartCallIntentResponseCode
    /// An answer.
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// Calls people. Its methods are never called.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    /// Someone is to be called.
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
}
/// A thing of a program, for intents.
open class INObject: NSObject {
    /// Its name for programs; nil for none.
    public let identifier: String?
    /// Its name for people.
    public let displayString: String
    /// A second line; nil for none.
    open var subtitleString: String?
    /// Its picture; nil for none.
    open var displayImage: INImage?
    /// A thing by its names.
    public init(identifier: String?, display displayString: String) {
        (self.identifier, self.displayString) = (identifier, displayString)
    }
}
/// Things of a section.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// The line above; nil for none.
    public let title: String?
    /// The things.
    public let items: [ObjectType]
    /// A section.
    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
/// Things that can be chosen.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The sections.
    public let sections: [INObjectSection<ObjectType>]
    /// Things in sections.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    /// Things.
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
    /// All things.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
/// When something is useful. No system suggests it.
open class INRelevantShortcut: NSObject {
    /// What is done.
    public let shortcut: INShortcut
    /// The words in a widget; nil for none.
    open var widgetKind: String?
    /// Something.
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// What is useful when. No system suggests it.
open class INRelevantShortcutStore: NSObject {
    /// The only one.
    open class var `default`: INRelevantShortcutStore { INRelevantShortcutStore() }
    override init() { super.init() }
    /// Suggests things. Nothing to do: no system suggests them.
    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut],
                                   completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
