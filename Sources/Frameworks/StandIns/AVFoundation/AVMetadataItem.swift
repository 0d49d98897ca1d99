public import CoreMedia
public import Foundation

/// The name of a note in a file of media.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func named(_ name: String) -> Self { Self(rawValue: name) }
    public static let commonKeyTitle = named("title"), commonKeyCreator = named("creator")
    public static let commonKeySubject = named("subject"), commonKeyDescription = named("description")
    public static let commonKeyPublisher = named("publisher"), commonKeyContributor = named("contributor")
    public static let commonKeyCreationDate = named("creationDate")
    public static let commonKeyLastModifiedDate = named("lastModifiedDate"), commonKeyType = named("type")
    public static let commonKeyFormat = named("format"), commonKeyIdentifier = named("identifier")
    public static let commonKeySource = named("source"), commonKeyLanguage = named("language")
    public static let commonKeyRelation = named("relation"), commonKeyLocation = named("location")
    public static let commonKeyCopyrights = named("copyrights"), commonKeyAlbumName = named("albumName")
    public static let commonKeyAuthor = named("author"), commonKeyArtist = named("artist")
    public static let commonKeyArtwork = named("artwork"), commonKeyMake = named("make")
    public static let commonKeyModel = named("model"), commonKeySoftware = named("software")
    public static let commonKeyAccessibilityDescription = named("accessibilityDescription")
}
/// The name of a note in a file of media, with the kind of names.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private static func named(_ name: String) -> Self { Self(rawValue: "comn/" + name) }
    public static let commonIdentifierTitle = named("title"), commonIdentifierCreator = named("creator")
    public static let commonIdentifierSubject = named("subject"), commonIdentifierDescription = named("description")
    public static let commonIdentifierPublisher = named("publisher")
    public static let commonIdentifierContributor = named("contributor")
    public static let commonIdentifierCreationDate = named("creationDate")
    public static let commonIdentifierLastModifiedDate = named("lastModifiedDate")
    public static let commonIdentifierType = named("type"), commonIdentifierFormat = named("format")
    public static let commonIdentifierAssetIdentifier = named("identifier"), commonIdentifierSource = named("source")
    public static let commonIdentifierLanguage = named("language"), commonIdentifierRelation = named("relation")
    public static let commonIdentifierLocation = named("location"), commonIdentifierCopyrights = named("copyrights")
    public static let commonIdentifierAlbumName = named("albumName"), commonIdentifierAuthor = named("author")
    public static let commonIdentifierArtist = named("artist"), commonIdentifierArtwork = named("artwork")
    public static let commonIdentifierMake = named("make"), commonIdentifierModel = named("model")
    public static let commonIdentifierSoftware = named("software")
    public static let commonIdentifierAccessibilityDescription = named("accessibilityDescription")
}
/// A kind of names.
public struct AVMetadataKeySpace: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names that all kinds share.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// Names of videos.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    /// Names of the user in videos.
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    /// Names of songs.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// Names of MP3 files.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// Names of radio stations.
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
}
/// A kind of notes.
public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Of videos.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    /// Of songs.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// Of MP3 files.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
}

/// A note in a file of media, such as the title of a song. No file is read: those that a program makes are there.
open class AVMetadataItem: NSObject {
    override init() { super.init() }
    /// The name with its kind; nil without one.
    open fileprivate(set) var identifier: AVMetadataIdentifier?
    /// The language of the value, as a tag; nil where it is not known.
    open fileprivate(set) var extendedLanguageTag: String?
    /// The language of the value; nil where it is not known.
    open fileprivate(set) var locale: Locale?
    /// When the note holds.
    open fileprivate(set) var time = CMTime.invalid
    /// The name in its kind.
    open fileprivate(set) var key: (any NSCopying & NSObjectProtocol)?
    /// The kind of the name.
    open fileprivate(set) var keySpace: AVMetadataKeySpace?
    /// What the note says.
    open fileprivate(set) var value: (any NSCopying & NSObjectProtocol)?
    /// The name that all kinds share; nil for another.
    open var commonKey: AVMetadataKey? {
        if keySpace == .common, let key { return AVMetadataKey(rawValue: "\(key)") }
        guard let name = identifier?.rawValue, name.hasPrefix("comn/") else { return nil }
        return AVMetadataKey(rawValue: String(name.dropFirst(5)))
    }
    /// The value as a text; nil for bytes.
    open var stringValue: String? {
        switch value {
        case let text as NSString: String(text)
        case let number as NSNumber: number.stringValue
        default: nil
        }
    }
    /// The value as a number; nil for others.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// The value as a date; nil for others.
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    /// The value as bytes; nil for others.
    open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

    /// Those of a name.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier:
        AVMetadataIdentifier) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    /// Those of a name and of a kind of names; nil stands for any.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?,
                                  keySpace: AVMetadataKeySpace?) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
        return metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace || (keySpace == .common && item.commonKey != nil))
                && (name == nil || item.key.map { "\($0)" } == name || item.commonKey?.rawValue == name)
        }
    }
}
/// A note of a program.
open class AVMutableMetadataItem: AVMetadataItem {
    public override init() { super.init() }
    /// The kind of its value, by its name. Nothing to do: nothing is written.
    open var dataType: String?
    /// How long it is of use. Nothing to do: nothing is written.
    open var duration = CMTime.invalid
    /// From when on it is of use. Nothing to do: nothing is written.
    open var startDate: Date?
    /// More about its value. Nothing to do: nothing is written.
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    open override var identifier: AVMetadataIdentifier? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { super.extendedLanguageTag }
        set { super.extendedLanguageTag = newValue }
    }
    open override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
    open override var time: CMTime {
        get { super.time }
        set { super.time = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { super.key }
        set { super.key = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { super.keySpace = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { super.value }
        set { super.value = newValue }
    }
}
extension AVAsset {
    /// None.
    public var metadata: [AVMetadataItem] { [] }
    /// None.
    public var commonMetadata: [AVMetadataItem] { [] }
    /// None.
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    /// None.
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
}
/// A key of what more is said about a value.
public struct AVMetadataExtraAttributeKey: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address of the value.
    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URI")
    /// The address of a page.
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
    /// About what the value is.
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}
