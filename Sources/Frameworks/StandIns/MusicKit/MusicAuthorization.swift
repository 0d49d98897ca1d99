@_exported public import Foundation

// Apple Music. Access is denied, and the catalog is not asked.

/// Whether a program may use the music.
public enum MusicAuthorization: Sendable {
    /// The answers.
    public enum Status: String, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }
    /// Denied.
    public static var currentStatus: Status { .denied }
    /// Denied.
    public static func request() async -> Status { .denied }
}
/// The name of something in the catalog.
public struct MusicItemID: Codable, Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
/// Something in the catalog.
public protocol MusicItem: Sendable {
    /// Its name.
    var id: MusicItemID { get }
}
/// A picture. None is known.
public struct Artwork: Hashable, Sendable {
    /// In pixels.
    public let maximumWidth: Int
    /// In pixels.
    public let maximumHeight: Int
    /// Nil.
    public func url(width: Int, height: Int) -> URL? { nil }
}
/// A song. None is known.
public struct Song: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// What it is called.
    public let title: String
    /// Who plays.
    public let artistName: String
    /// The album.
    public let albumTitle: String?
    /// A picture.
    public let artwork: Artwork?
    /// Seconds.
    public let duration: TimeInterval?
}
/// An album. None is known.
public struct Album: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// What it is called.
    public let title: String
    /// Who plays.
    public let artistName: String
    /// A picture.
    public let artwork: Artwork?
}
/// Several things of the catalog.
public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Sendable {
    private let items: [Element]
    /// Several things.
    public init<S: Sequence<Element>>(_ items: S) { self.items = Array(items) }
    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    /// One of them.
    public subscript(position: Int) -> Element { items[position] }
}
/// Searches the catalog: throws.
public struct MusicCatalogSearchRequest: Sendable {
    /// How many of each kind.
    public var limit: Int?
    /// From which on.
    public var offset: Int?
    /// The word that is looked for.
    public let term: String
    /// Searches for a word.
    public init(term: String, types: [any MusicItem.Type]) { self.term = term }
    /// Throws: access is denied.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicError.permissionDenied }
}
/// What was found. Nothing is.
public struct MusicCatalogSearchResponse: Sendable {
    /// Songs.
    public let songs: MusicItemCollection<Song>
    /// Albums.
    public let albums: MusicItemCollection<Album>
}
// Why the catalog was not asked: the framework does not name it either.
enum MusicError: Error, Sendable { case permissionDenied, unknown }
