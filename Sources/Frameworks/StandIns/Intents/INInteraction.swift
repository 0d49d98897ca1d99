@_exported public import Foundation
public import UIKit

// Intents of Siri, from before App Intents. The system asks for none.

/// Something that a person wants of a program.
open class INIntent: NSObject {
    public override init() { super.init() }
    /// The name of the intent.
    open var identifier: String? { nil }
    /// What a person says.
    open var suggestedInvocationPhrase: String?
    /// A line for people; empty.
    open var intentDescription: String? { nil }
    /// How people may tell it. Nothing to do: no system suggests it.
    open var donationMetadata: INIntentDonationMetadata?
    /// Where it is used. Nothing to do: no system suggests it.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
}
/// What goes with an intent.
open class INIntentDonationMetadata: NSObject {
    /// Nothing.
    public override init() { super.init() }
}
/// Where an intent is used.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For the mind.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    /// A diary.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
    /// Music.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
    /// Podcasts.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
    /// Reading.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
}
/// What a program has done.
open class INIntentResponse: NSObject {
    public override init() { super.init() }
    /// What the program continues with; nil for nothing.
    open var userActivity: NSUserActivity?
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
    @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Tells the system. Nothing to do: the system suggests nothing.
    open func donate() async throws {}
    /// Whether it came from the program or to it.
    open var direction = INInteractionDirection.unspecified
    /// When it was; nil where it is not known.
    open var dateInterval: DateInterval?
    /// Takes all back. Nothing to do: the system knows none.
    @preconcurrency
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Takes some back. Nothing to do: the system knows none.
    @preconcurrency
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Takes a group back. Nothing to do: the system knows none.
    @preconcurrency
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
/// Whether something came from the program or to it.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
/// Whether a program may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Permissions and words.
open class INPreferences: NSObject {
    /// Denied.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    @preconcurrency
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// The language of the device.
    open class func siriLanguageCode() -> String { Locale.current.identifier }
}
/// The kind of an address.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
/// The name of an address.
public struct INPersonHandleLabel: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At home.
    public static let home = INPersonHandleLabel(rawValue: "home")
    /// At work.
    public static let work = INPersonHandleLabel(rawValue: "work")
    /// A mobile telephone.
    public static let mobile = INPersonHandleLabel(rawValue: "mobile")
}
/// An address of a person.
open class INPersonHandle: NSObject {
    /// The address.
    public let value: String?
    /// The kind.
    public let type: INPersonHandleType
    /// The name; nil for none.
    public let label: INPersonHandleLabel?
    /// An address of a kind.
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        (self.value, self.type, self.label) = (value, type, label)
    }
}
/// A picture.
open class INImage: NSObject {
    /// The bytes; nil where they are not known.
    let data: Data?
    private init(_ data: Data?) { self.data = data }
    /// A picture of the program.
    public convenience init(named name: String) { self.init(nil) }
    /// A symbol.
    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(nil) }
    /// A picture by its bytes.
    public convenience init(imageData: Data) { self.init(imageData) }
    /// A picture by its address.
    public convenience init?(url URL: URL) { self.init(nil) }
}
/// A person.
open class INPerson: NSObject {
    /// The name for people.
    public let displayName: String
    /// The address; nil where it is not known.
    public let personHandle: INPersonHandle?
    /// The parts of the name; nil where they are not known.
    public let nameComponents: PersonNameComponents?
    /// A picture; nil for none.
    public let image: INImage?
    /// The entry of the address book; nil for none.
    public let contactIdentifier: String?
    /// The name in the program; nil for none.
    public let customIdentifier: String?
    /// A person by a name.
    public init(displayName: String) {
        (self.displayName, personHandle, nameComponents, image) = (displayName, nil, nil, nil)
        (contactIdentifier, customIdentifier) = (nil, nil)
    }
    /// A person by an address; the name is that of the parts where none is given.
    public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
                image: INImage?, contactIdentifier: String?, customIdentifier: String?) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        self.displayName = displayName ?? [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
            .joined(separator: " ")
        (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    }
}
/// A name that is said.
open class INSpeakableString: NSObject {
    /// The name.
    public let spokenPhrase: String
    /// A name.
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
/// The kind of a message.
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
/// A message is sent.
open class INSendMessageIntent: INIntent {
    /// To whom; nil where it is not known.
    public let recipients: [INPerson]?
    /// The text; nil for none.
    public let content: String?
    /// The name of the group; nil for none.
    public let speakableGroupName: INSpeakableString?
    /// The name of the conversation; nil for none.
    public let conversationIdentifier: String?
    /// The service; nil where it is not known.
    public let serviceName: String?
    /// From whom; nil where it is not known.
    public let sender: INPerson?
    /// The kind.
    public let outgoingMessageType: INOutgoingMessageType
    /// A message; attachments have no effect.
    public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
                speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
                sender: INPerson?, attachments: [INSendMessageAttachment]?) {
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender) = (serviceName, sender)
    }
    /// Sets a picture of a part. Nothing to do: no system shows it.
    open func setImage<Value>(_ image: INImage?,
                              forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) {}
}
/// What is sent with a message.
open class INSendMessageAttachment: NSObject { override init() { super.init() } }
/// What a call can do.
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
/// Where someone is called.
public enum INCallDestinationType: Int, Sendable {
    case unknown, normal, emergency, voicemail, redial, callBack
}
/// Someone is called.
open class INStartCallIntent: INIntent {
    /// Who; nil where it is not known.
    public let contacts: [INPerson]?
    /// What the call can do.
    public let callCapability: INCallCapability
    /// Where.
    public let destinationType: INCallDestinationType
    /// Someone is called.
    public init(contacts: [INPerson]?, destinationType: INCallDestinationType = .unknown,
                callCapability: INCallCapability = .unknown) {
        (self.contacts, self.destinationType, self.callCapability) = (contacts, destinationType, callCapability)
    }
}
/// Whether a person wants to be left alone. It is not known.
open class INFocusStatus: NSObject {
    override init() { super.init() }
    /// Nil.
    open var isFocused: Bool? { nil }
}
/// Whether a program may know it.
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// Tells whether a person wants to be left alone. It is not known.
open class INFocusStatusCenter: NSObject {
    override init() { super.init() }
    /// The only one.
    open class var `default`: INFocusStatusCenter { INFocusStatusCenter() }
    /// Not known.
    open var focusStatus: INFocusStatus { INFocusStatus() }
    /// Denied.
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    /// Calls the closure at once with `denied`.
    @preconcurrency open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { completionHandler?(.denied) }
    /// Denied.
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
/// Something that a person can say.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    /// With an intent.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// With something that a person does.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    /// What a person does.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
    /// The intent.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
}
/// What a person says for something. None is known.
open class INVoiceShortcut: NSObject {
    override init() { super.init() }
    /// The number.
    public let identifier = UUID()
    /// Empty.
    open var invocationPhrase: String { "" }
}
/// What a person says. Nothing is known.
open class INVoiceShortcutCenter: NSObject {
    override init() { super.init() }
    /// The only one.
    open class var shared: INVoiceShortcutCenter { INVoiceShortcutCenter() }
    /// Calls the closure at once, with none.
    open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    /// None.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Suggests things. Nothing to do: no system suggests them.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// Words of a program.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200
    case carProfileName = 300, carName, paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500
    case notebookItemGroupName, mediaPlaylistTitle = 700, mediaMusicArtistName, mediaAudiobookTitle
    case mediaAudiobookAuthorName, mediaShowTitle
}
/// Tells Siri words. Nothing to do: there is no Siri.
open class INVocabulary: NSObject {
    override init() { super.init() }
    /// The only one.
    open class func shared() -> INVocabulary { INVocabulary() }
    /// Tells words.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Takes all back.
    open func removeAllVocabularyStrings() {}
}
/// Answers intents. The system asks for none.
open class INExtension: NSObject {
    public override init() { super.init() }
    /// The object that answers an intent; here the extension itself.
    open func handler(for intent: INIntent) -> Any { self }
}
