@_exported public import Foundation

// Intents of Siri, from before App Intents. The system asks for none.

/// Something that a person wants of a program.
open class INIntent: NSObject {
    public override init() { super.init() }
    /// The name of the intent.
    open var identifier: String? { nil }
    /// What a person says.
    open var suggestedInvocationPhrase: String?
}
/// What a program has done.
open class INIntentResponse: NSObject {
    public override init() { super.init() }
}

/// Something that a person has done.
open class INInteraction: NSObject {
    /// What it was.
    public let intent: INIntent
    /// What came of it.
    public let intentResponse: INIntentResponse?
    /// The name.
    open var identifier = UUID().uuidString
    /// The name of its group.
    open var groupIdentifier: String?
    /// Something that a person has done.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    /// Tells the system. Nothing to do: the system suggests nothing.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// Whether a program may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Permissions and words.
open class INPreferences: NSObject {
    /// Denied.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// The language of the device.
    open class func siriLanguageCode() -> String { Locale.current.identifier }
}
/// A person.
open class INPerson: NSObject {
    /// The name for people.
    public let displayName: String
    /// A person by a name.
    public init(displayName: String) { self.displayName = displayName }
}
/// Answers intents. The system asks for none.
open class INExtension: NSObject {
    public override init() { super.init() }
    /// The object that answers an intent; here the extension itself.
    open func handler(for intent: INIntent) -> Any { self }
}
