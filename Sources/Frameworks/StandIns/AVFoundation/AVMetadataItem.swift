public import CoreMedia
public import Foundation

/// The name of a note in a file of media.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let commonKeySource = AVMetadataKey(rawValue: "source")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyMake = AVMetadataKey(rawValue: "make")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
    public static let commonKeyAccessibilityDescription = AVMetadataKey(rawValue: "accessibilityDescription")
}
/// The name of a note in a file of media, with the kind of names.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
    public static let commonIdentifierContributor = AVMetadataIdentifier(rawValue: "comn/contributor")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(rawValue: "comn/lastModifiedDate")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    public static let commonIdentifierFormat = AVMetadataIdentifier(rawValue: "comn/format")
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier(rawValue: "comn/identifier")
    public static let commonIdentifierSource = AVMetadataIdentifier(rawValue: "comn/source")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
    public static let commonIdentifierRelation = AVMetadataIdentifier(rawValue: "comn/relation")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
    public static let commonIdentifierAccessibilityDescription =
        AVMetadataIdentifier(rawValue: "comn/accessibilityDescription")
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
    open fileprivate(set) var identifier: AVMetadataIdentifier?
    open fileprivate(set) var extendedLanguageTag: String?
    open fileprivate(set) var locale: Locale?
    open fileprivate(set) var time = CMTime.invalid
    open fileprivate(set) var key: (any NSCopying & NSObjectProtocol)?
    open fileprivate(set) var keySpace: AVMetadataKeySpace?
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
