public import Foundation
public import QuadrantFoundation

// Questions for the catalog and for the music of a person. Each throws: access is denied.

/// Something that a question can search for.
public protocol MusicCatalogSearchable: MusicItem {}
extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
extension Station: MusicCatalogSearchable {}
extension MusicVideo: MusicCatalogSearchable {}
/// Something that can be found by its values.
public protocol FilterableMusicItem: MusicItem { associatedtype FilterType }
/// The values that songs are found by.
public protocol SongFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}
/// The values that albums are found by.
public protocol AlbumFilter {
    var id: MusicItemID { get }
    var upc: String? { get }
}
/// The values that others are found by.
public protocol MusicItemFilter { var id: MusicItemID { get } }
extension Song: FilterableMusicItem { public typealias FilterType = any SongFilter }
extension Album: FilterableMusicItem { public typealias FilterType = any AlbumFilter }
extension Artist: FilterableMusicItem { public typealias FilterType = any MusicItemFilter }
extension Playlist: FilterableMusicItem { public typealias FilterType = any MusicItemFilter }

/// Searches the catalog: throws.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
    /// How many of each kind.
    public var limit: Int?
    /// From which on.
    public var offset: Int?
    /// Whether the best of all kinds is found as well.
    public var includeTopResults = false
    /// The word that is looked for.
    public let term: String
    /// Searches for a word.
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
    /// Throws: access is denied.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicError.permissionDenied }
}
/// What was found. Nothing is.
public struct MusicCatalogSearchResponse: Sendable {
    /// Songs.
    public let songs: MusicItemCollection<Song>
    /// Albums.
    public let albums: MusicItemCollection<Album>
    /// People.
    public let artists: MusicItemCollection<Artist>
    /// Lists.
    public let playlists: MusicItemCollection<Playlist>
    /// Radios.
    public let stations: MusicItemCollection<Station>
    /// Videos.
    public let musicVideos: MusicItemCollection<MusicVideo>
}
/// Finds things by a value: throws.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    /// How many.
    public var limit: Int?
    /// Finds things that have a value.
    public init<Value: Equatable>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    /// Finds things that have one of some values.
    public init<Value: Equatable>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    /// Throws: access is denied.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicError.permissionDenied
    }
}
/// What was found. Nothing is.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}
/// Finds music of the person: throws.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    /// How many.
    public var limit: Int?
    /// From which on.
    public var offset: Int?
    /// Whether only what is on the device is found.
    public var includeOnlyDownloadedContent = false
    /// Finds all of a kind.
    public init() {}
    /// Finds those that contain a text.
    public mutating func filter(text: String) {}
    /// Throws: access is denied.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicError.permissionDenied }
}
/// What was found. Nothing is.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}
/// Finds what was played: throws.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
    /// How many.
    public var limit: Int?
    /// From which on.
    public var offset: Int?
    public init() {}
    /// Throws: access is denied.
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicError.permissionDenied
    }
}
/// What was found. Nothing is.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}
/// Asks the catalog by its address: throws.
public struct MusicDataRequest: Sendable {
    /// The question.
    public let urlRequest: URLRequest
    /// A question by its address.
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    /// "us": what the catalog is asked for where no account is known (a guess).
    public static var currentCountryCode: String { get async throws { "us" } }
    /// Throws: access is denied.
    public func response() async throws -> MusicDataResponse { throw MusicError.permissionDenied }
}
/// An answer.
public struct MusicDataResponse {
    /// The bytes.
    public let data: Data
    /// The answer of the server.
    public let urlResponse: URLResponse
}
/// What a person has bought: nothing.
public struct MusicSubscription: Hashable, Sendable {
    /// False.
    public let canPlayCatalogContent: Bool
    /// False.
    public let canBecomeSubscriber: Bool
    /// False.
    public let hasCloudLibraryEnabled: Bool
    /// Why it is not known.
    public enum Error: Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, privacyAcknowledgementRequired
    }
    /// Throws: access is denied.
    public static var current: MusicSubscription { get async throws { throw Error.permissionDenied } }
    /// Ends at once.
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
}
