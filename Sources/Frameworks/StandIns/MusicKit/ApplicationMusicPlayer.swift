public import Combine
public import Foundation

// Players of music. Nothing is played: they stay stopped.

/// Something that can be played.
public protocol PlayableMusicItem: MusicItem {}
extension Song: PlayableMusicItem {}
extension Album: PlayableMusicItem {}
extension Playlist: PlayableMusicItem {}
extension Station: PlayableMusicItem {}
extension Track: PlayableMusicItem {}
extension MusicVideo: PlayableMusicItem {}

/// Plays music.
public class MusicPlayer {
    /// How far music is.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    /// What is played again.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// The order.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }
    /// How far the player is.
    public final class State: ObservableObject {
        init() {}
        /// Stopped.
        public var playbackStatus: PlaybackStatus { .stopped }
        /// How fast it plays.
        public var playbackRate: Float = 1
        /// What is played again.
        public var repeatMode: RepeatMode?
        /// The order.
        public var shuffleMode: ShuffleMode?
    }
    /// What is played.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral {
        /// A thing of the queue. There is none.
        public struct Entry: Hashable, Identifiable, Sendable {
            public let id: String, title: String, subtitle: String?
            /// A picture.
            public let artwork: Artwork?
            /// What is played; nil where it is not known.
            public let item: Item?
            /// What is played, before all of it is known; nil: nothing is played.
            public var transientItem: (any PlayableMusicItem)? { nil }
            /// Whether the item is not known yet. False.
            public var isTransient: Bool { false }
            /// Seconds from the start of the item where it begins; nil for its start.
            public var startTime: TimeInterval? { nil }
            /// Seconds from the start of the item where it ends; nil for its end.
            public var endTime: TimeInterval? { nil }
            /// What an entry plays.
            public enum Item: Hashable, Sendable {
                case song(Song), musicVideo(MusicVideo)
            }
        }
        /// Where something is put.
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
        /// Nothing.
        public init() {}
        /// Some things, of which one is the first.
        public required convenience init<S: Sequence>(for playableItems: S,
                                                      startingAt startPlayableItem: S.Element? = nil)
        where S.Element: PlayableMusicItem { self.init() }
        /// An album, from a song on.
        public convenience init(album: Album, startingAt startTrack: Track) { self.init() }
        /// A list, from a song on.
        public convenience init(playlist: Playlist, startingAt startEntry: Track) { self.init() }
        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) { self.init() }
        /// Nil.
        public var currentEntry: Entry?
        /// Throws: nothing is played.
        public func insert<Item: PlayableMusicItem>(_ item: Item, position: EntryInsertionPosition) async throws {
            throw MusicError.permissionDenied
        }
    }
    init() {}
    /// How far it is.
    public let state = State()
    /// Seconds from the begin.
    public var playbackTime: TimeInterval = 0
    /// False.
    public var isPreparedToPlay: Bool { false }
    /// Throws: access is denied.
    public func prepareToPlay() async throws { throw MusicError.permissionDenied }
    /// Throws: access is denied.
    public func play() async throws { throw MusicError.permissionDenied }
    /// Pauses. Nothing to do: nothing is played.
    public func pause() {}
    /// Stops. Nothing to do: nothing is played.
    public func stop() {}
    /// Searches on. Nothing to do: nothing is played.
    public func beginSeekingForward() {}
    /// Searches back. Nothing to do: nothing is played.
    public func beginSeekingBackward() {}
    /// Ends a search. Nothing to do: nothing is played.
    public func endSeeking() {}
    /// Throws: access is denied.
    public func skipToNextEntry() async throws { throw MusicError.permissionDenied }
    /// Throws: access is denied.
    public func skipToPreviousEntry() async throws { throw MusicError.permissionDenied }
    /// Plays from the begin. Nothing to do: nothing is played.
    public func restartCurrentEntry() {}
}
/// A player of the program.
public final class ApplicationMusicPlayer: MusicPlayer {
    /// A player that is stopped: what is set of it is not kept.
    public static var shared: ApplicationMusicPlayer { ApplicationMusicPlayer() }
    /// What is played.
    public var queue: Queue = Queue()
}
/// The player of the system.
public final class SystemMusicPlayer: MusicPlayer {
    /// A player that is stopped: what is set of it is not kept.
    public static var shared: SystemMusicPlayer { SystemMusicPlayer() }
    /// What is played.
    public var queue: Queue = Queue()
}
