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
extension MusicItemCollection: Equatable where Element: Equatable {}
extension MusicItemCollection: Hashable where Element: Hashable {}
extension MusicItemCollection: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension MusicItemCollection {
    /// False.
    public var hasNextBatch: Bool { false }
    /// Nil.
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
    /// Both, one after the other.
    public static func + (a: MusicItemCollection, b: MusicItemCollection) -> MusicItemCollection {
        MusicItemCollection(Array(a) + Array(b))
    }
    /// Adds things at the end.
    public static func += (a: inout MusicItemCollection, b: MusicItemCollection) { a = a + b }
}
// Why the catalog was not asked: the framework does not name it either.
enum MusicError: Error, Sendable { case permissionDenied, unknown }
/// Why a token was not given.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
    case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn, developerTokenRequestFailed
    case userTokenRequestFailed, userTokenRevoked
}
