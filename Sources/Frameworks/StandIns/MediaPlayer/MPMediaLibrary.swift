public import Foundation

// The songs of a person. Access is denied: there is none.

/// Whether a program may use the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// The music of a person: access is denied.
open class MPMediaLibrary: NSObject {
    override init() { super.init() }
    /// One without songs.
    open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
    /// Long ago.
    open var lastModifiedDate: Date { .distantPast }
    /// Tells of changes. Nothing to do: there is none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Tells of no more changes. Nothing to do: there is none.
    open func endGeneratingLibraryChangeNotifications() {}
    /// Denied.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Denied.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    @preconcurrency
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
/// Numbers of songs and lists.
public typealias MPMediaEntityPersistentID = UInt64
/// What songs and lists have.
open class MPMediaEntity: NSObject {
    override init() { super.init() }
    /// 0.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// False.
    open class func canFilter(byProperty property: String) -> Bool { false }
    /// Nil.
    open func value(forProperty property: String) -> Any? { nil }
}
/// The kinds of songs.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Books that are read.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Courses.
    public static let audioITunesU = MPMediaType(rawValue: 8)
    /// All that is heard.
    public static let anyAudio = MPMediaType(rawValue: 255)
    /// Videos.
    public static let movie = MPMediaType(rawValue: 256)
    /// All that is seen.
    public static let anyVideo = MPMediaType(rawValue: 65280)
    /// All.
    public static let any = MPMediaType(rawValue: ~0)
}
/// A song. None is there.
open class MPMediaItem: MPMediaEntity {
    /// 0.
    open var albumPersistentID: UInt64 { 0 }
    /// 0.
    open var artistPersistentID: UInt64 { 0 }
    /// 0.
    open var albumArtistPersistentID: UInt64 { 0 }
    /// 0.
    open var genrePersistentID: UInt64 { 0 }
    /// None.
    open var mediaType: MPMediaType { [] }
    /// Nil.
    open var albumTitle: String? { nil }
    /// Nil.
    open var albumArtist: String? { nil }
    /// Nil.
    open var genre: String? { nil }
    /// Nil.
    open var composer: String? { nil }
    /// 0.
    open var playbackDuration: TimeInterval { 0 }
    /// 0.
    open var albumTrackNumber: Int { 0 }
    /// 0.
    open var albumTrackCount: Int { 0 }
    /// 0.
    open var discNumber: Int { 0 }
    /// 0.
    open var discCount: Int { 0 }
    /// Nil.
    open var artwork: MPMediaItemArtwork? { nil }
    /// False.
    open var isExplicitItem: Bool { false }
    /// Nil.
    open var lyrics: String? { nil }
    /// False.
    open var isCompilation: Bool { false }
    /// Nil.
    open var releaseDate: Date? { nil }
    /// 0.
    open var beatsPerMinute: Int { 0 }
    /// Nil.
    open var comments: String? { nil }
    /// Nil.
    open var assetURL: URL? { nil }
    /// False.
    open var isCloudItem: Bool { false }
    /// False.
    open var hasProtectedAsset: Bool { false }
    /// Nil.
    open var podcastTitle: String? { nil }
    /// 0.
    open var playCount: Int { 0 }
    /// 0.
    open var skipCount: Int { 0 }
    /// 0.
    open var rating: Int { 0 }
    /// Nil.
    open var lastPlayedDate: Date? { nil }
    /// Nil.
    open var userGrouping: String? { nil }
    /// 0.
    open var bookmarkTime: TimeInterval { 0 }
    /// Long ago.
    open var dateAdded: Date { .distantPast }
    /// Empty.
    open var playbackStoreID: String { "" }
    /// Nil.
    open var title: String? { nil }
    /// Nil.
    open var artist: String? { nil }
}
/// Looks for songs: none is found.
open class MPMediaQuery: NSObject {
    public override init() { super.init() }
    /// Songs that fulfil conditions: none.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    /// The conditions; nil for none.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// How songs are put together.
    open var groupingType = MPMediaGrouping.title
    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    /// None.
    open var collections: [MPMediaItemCollection]? { [] }
    /// All albums: none.
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    /// All people: none.
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    /// All lists: none.
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    /// All podcasts: none.
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
    /// All books: none.
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
    /// All compilations: none.
    open class func compilations() -> MPMediaQuery { MPMediaQuery() }
    /// All composers: none.
    open class func composers() -> MPMediaQuery { MPMediaQuery() }
    /// All kinds: none.
    open class func genres() -> MPMediaQuery { MPMediaQuery() }
    /// All songs: none.
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    /// None.
    open var items: [MPMediaItem]? { [] }
}
/// How songs are put together.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
/// How a value is compared.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
/// A condition for songs.
open class MPMediaPredicate: NSObject { override init() { super.init() } }
/// A condition for a value of songs.
open class MPMediaPropertyPredicate: MPMediaPredicate {
    /// The name of the value.
    public let property: String
    /// The value.
    public let value: Any?
    /// How it is compared.
    public let comparisonType: MPMediaPredicateComparison
    /// A value of songs.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}
/// Several songs.
open class MPMediaItemCollection: MPMediaEntity {
    /// The songs.
    public let items: [MPMediaItem]
    /// Several songs.
    public init(items: [MPMediaItem]) { self.items = items }
    /// The first.
    open var representativeItem: MPMediaItem? { items.first }
    /// How many.
    open var count: Int { items.count }
    /// Their kinds.
    open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}
/// A list of songs.
open class MPMediaPlaylist: MPMediaItemCollection {
    /// Nil.
    open var name: String? { nil }
    /// Nil.
    open var descriptionText: String? { nil }
    /// Nil.
    open var authorDisplayName: String? { nil }
}
