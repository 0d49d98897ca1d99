@_exported public import Foundation
import QuadrantThreads
public import UIKit

// What is played, on the screen of a locked phone. There is no such screen.

/// What is played.
public final class MPNowPlayingInfoCenter: NSObject, Sendable {
    private static let only = MPNowPlayingInfoCenter()
    private let info = Locked<[String: Any]?>(nil)
    private let state = Locked(MPNowPlayingPlaybackState.unknown)
    /// The only one.
    public class func `default`() -> MPNowPlayingInfoCenter { only }
    /// What is played; kept, and shown by no screen.
    public var nowPlayingInfo: [String: Any]? {
        get { info.withLock { $0 } }
        set { info.withLock { $0 = newValue } }
    }
    /// Whether it is played; kept, and shown by no screen.
    public var playbackState: MPNowPlayingPlaybackState {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// A picture.
open class MPMediaItemArtwork: NSObject {
    private let handler: (CGSize) -> UIImage
    /// The size of the picture.
    public let boundsSize: CGSize
    /// A picture that is made at the size that is asked for.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (self.boundsSize, handler) = (boundsSize, requestHandler)
    }
    /// The picture at a size.
    public func image(at size: CGSize) -> UIImage? { handler(size) }
    /// The same.
    public var bounds: CGRect { CGRect(origin: .zero, size: boundsSize) }
}

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}
/// A command of headphones or a locked phone. None arrives.
open class MPRemoteCommand: NSObject {
    override init() { super.init() }
    /// Whether it can be used. Nothing to do: no command arrives.
    open var isEnabled = true
    /// Adds a closure; it is never called.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Removes a closure. Nothing to do: no command arrives.
    open func removeTarget(_ target: Any?) {}
}
/// A command by a number of seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The numbers of seconds. Nothing to do: no command arrives.
    open var preferredIntervals: [NSNumber] = []
}
/// A command to a moment.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// A command that has arrived. None does.
open class MPRemoteCommandEvent: NSObject {
    override init() { super.init() }
    /// When it has arrived.
    open var timestamp: TimeInterval { 0 }
}
/// A command to a moment.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The moment.
    open var positionTime: TimeInterval { 0 }
}
/// The commands of headphones and a locked phone. None arrives.
open class MPRemoteCommandCenter: NSObject {
    /// Commands that do not arrive.
    open class func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }
    /// Plays.
    public let playCommand = MPRemoteCommand()
    /// Pauses.
    public let pauseCommand = MPRemoteCommand()
    /// Plays or pauses.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Stops.
    public let stopCommand = MPRemoteCommand()
    /// Plays the next.
    public let nextTrackCommand = MPRemoteCommand()
    /// Plays the one before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Skips seconds.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Goes back seconds.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Goes to a moment.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// A title.
public let MPMediaItemPropertyTitle = "title"
/// Who plays.
public let MPMediaItemPropertyArtist = "artist"
/// The album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// A picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// Whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

/// Whether a program may use the music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// The music of a person: access is denied.
open class MPMediaLibrary: NSObject {
    /// Denied.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
/// A song. None is there.
open class MPMediaItem: NSObject {
    override init() { super.init() }
    /// Nil.
    open var title: String? { nil }
    /// Nil.
    open var artist: String? { nil }
}
/// Looks for songs: none is found.
open class MPMediaQuery: NSObject {
    public override init() { super.init() }
    /// All songs: none.
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    /// None.
    open var items: [MPMediaItem]? { [] }
}
/// The slider of the loudness: a line.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    /// Whether there is a slider. Nothing to do: there is no loudspeaker.
    open var showsVolumeSlider = true
}
