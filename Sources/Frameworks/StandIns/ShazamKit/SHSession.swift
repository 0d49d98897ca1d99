public import AVFoundation
@_exported public import Foundation

// Songs that are heard. None is recognised.

/// Why a song was not recognised.
public struct SHError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200, signatureDurationInvalid
        case matchAttemptFailed, customCatalogInvalid = 300, customCatalogInvalidURL, mediaLibrarySyncFailed = 400
        case internalError = 500, mediaItemFetchFailed = 600
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "com.apple.ShazamKit" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
/// A value of a song.
public struct SHMediaItemProperty: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The number in Shazam's list.
    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    /// What it is called.
    public static let title = SHMediaItemProperty("sh_title")
    /// A second line.
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    /// Who sings.
    public static let artist = SHMediaItemProperty("sh_artist")
    /// Where it can be seen.
    public static let webURL = SHMediaItemProperty("sh_webURL")
    /// The number of Apple Music.
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    /// Where Apple Music has it.
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    /// Its picture.
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    /// Its video.
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    /// What kinds of music.
    public static let genres = SHMediaItemProperty("sh_genres")
    /// Whether it is for grown-ups.
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    /// The number of the recording.
    public static let ISRC = SHMediaItemProperty("sh_ISRC")
    /// How far it was.
    public static let matchOffset = SHMediaItemProperty("sh_matchOffset")
    /// How much faster it was.
    public static let frequencySkew = SHMediaItemProperty("sh_frequencySkew")
}
/// A song, by the values that a program has given it.
open class SHMediaItem: NSObject, Identifiable {
    private let values: [SHMediaItemProperty: Any]
    /// A song with values.
    public init(properties: [SHMediaItemProperty: Any]) { values = properties }
    /// A value.
    public subscript(property: SHMediaItemProperty) -> Any? { values[property] }
    /// Its name for lists.
    public let id = UUID()
    /// The number in Shazam's list.
    open var shazamID: String? { values[.shazamID] as? String }
    /// What it is called.
    open var title: String? { values[.title] as? String }
    /// A second line.
    open var subtitle: String? { values[.subtitle] as? String }
    /// Who sings.
    open var artist: String? { values[.artist] as? String }
    /// Where it can be seen.
    open var webURL: URL? { values[.webURL] as? URL }
    /// The number of Apple Music.
    open var appleMusicID: String? { values[.appleMusicID] as? String }
    /// Where Apple Music has it.
    open var appleMusicURL: URL? { values[.appleMusicURL] as? URL }
    /// Its picture.
    open var artworkURL: URL? { values[.artworkURL] as? URL }
    /// Its video.
    open var videoURL: URL? { values[.videoURL] as? URL }
    /// What kinds of music.
    open var genres: [String] { values[.genres] as? [String] ?? [] }
    /// Whether it is for grown-ups.
    open var explicitContent: Bool { values[.explicitContent] as? Bool ?? false }
    /// The number of the recording.
    open var isrc: String? { values[.ISRC] as? String }
    /// Throws: there is no service.
    open class func fetch(shazamID: String) async throws -> SHMediaItem { throw SHError(.mediaItemFetchFailed) }
}
/// A song that was heard.
open class SHMatchedMediaItem: SHMediaItem {
    /// In seconds from its beginning.
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    /// In seconds from its beginning, now.
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    /// How much faster it was.
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
}
/// What is left of a sound to compare it with.
open class SHSignature: NSObject {
    /// The bytes.
    public let dataRepresentation: Data
    /// What bytes say; throws where there are none.
    public init(dataRepresentation: Data) throws {
        if dataRepresentation.isEmpty { throw SHError(.signatureInvalid) }
        self.dataRepresentation = dataRepresentation
    }
    /// 0.
    open var duration: TimeInterval { 0 }
}
/// Songs that were heard. None is.
open class SHMatch: NSObject {
    /// The songs.
    public let mediaItems: [SHMatchedMediaItem]
    /// What was heard.
    public let querySignature: SHSignature
    init(_ signature: SHSignature) { (mediaItems, querySignature) = ([], signature) }
}
/// Makes what is compared of sounds. No sound comes.
open class SHSignatureGenerator: NSObject {
    /// Of no sound.
    public override init() { super.init() }
    /// Throws: no sound comes.
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws { throw SHError(.invalidAudioFormat) }
    /// Throws: no sound came.
    open func signature() throws -> SHSignature { throw SHError(.signatureInvalid) }
}
/// Where songs are looked for.
open class SHCatalog: NSObject {
    override init() { super.init() }
    /// In seconds.
    open var minimumQuerySignatureDuration: TimeInterval { 1 }
    /// In seconds.
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}
/// Songs of a program.
open class SHCustomCatalog: SHCatalog {
    /// None.
    public override init() { super.init() }
    /// Adds a song. Nothing to do: none is recognised.
    open func addReferenceSignature(_ signature: SHSignature, representing mediaItems: [SHMediaItem]) throws {}
    /// Adds songs of a file. Nothing to do: none is recognised.
    open func add(from url: URL) throws {}
}
/// Is notified of songs. Only of none.
public protocol SHSessionDelegate: NSObjectProtocol {
    /// A song was recognised; never called.
    func session(_ session: SHSession, didFind match: SHMatch)
    /// None was.
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}
/// Looks for songs. None is recognised.
open class SHSession: NSObject {
    /// What was found.
    public enum Result {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }
    /// Held weakly.
    open weak var delegate: (any SHSessionDelegate)?
    /// Where songs are looked for.
    public let catalog: SHCatalog
    /// In Shazam's list.
    public override init() {
        catalog = SHCatalog()
        super.init()
    }
    /// In songs of a program.
    public init(catalog: SHCatalog) {
        self.catalog = catalog
        super.init()
    }
    /// A part of a sound. Nothing to do: none is recognised.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
    /// Tells the delegate at once that there is none.
    open func match(_ signature: SHSignature) {
        delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
    }
    /// None.
    open func result(from signature: SHSignature) async -> Result { .noMatch(signature) }
}
/// Listens and looks for songs. There is no microphone.
public final class SHManagedSession: Sendable {
    /// What it does.
    public enum State: Hashable, Sendable { case idle, prerecording, matching }
    /// In Shazam's list.
    public init() {}
    /// In songs of a program.
    public init(catalog: SHCatalog) {}
    /// Nothing.
    public var state: State { .idle }
    /// Listens. Nothing to do: there is no microphone.
    public func prepare() async {}
    /// An error.
    public func result() async -> SHSession.Result {
        guard let none = try? SHSignature(dataRepresentation: Data([0])) else { fatalError("a signature of one byte") }
        return .error(SHError(.matchAttemptFailed), none)
    }
    /// None.
    public var results: AsyncStream<SHSession.Result> { AsyncStream { $0.finish() } }
    /// Listens no more. Nothing to do: there is no microphone.
    public func cancel() {}
}
/// The songs that a person has heard. None is known.
public final class SHLibrary: Sendable {
    /// The only one.
    public static let `default` = SHLibrary()
    /// None.
    public var items: [SHMediaItem] { [] }
    /// Throws: there is no service.
    public func addItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    /// Throws: there is no service.
    public func removeItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}
