public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// How far music is.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
/// What is played again.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// The order of songs.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// What plays.
public protocol MPMediaPlayback {
    /// Prepares playing.
    func prepareToPlay()
    /// Whether it is prepared.
    var isPreparedToPlay: Bool { get }
    /// Plays.
    func play()
    /// Pauses.
    func pause()
    /// Stops.
    func stop()
    /// Seconds from the begin.
    var currentPlaybackTime: TimeInterval { get set }
    /// How fast it plays.
    var currentPlaybackRate: Float { get set }
    /// Searches on.
    func beginSeekingForward()
    /// Searches back.
    func beginSeekingBackward()
    /// Ends a search.
    func endSeeking()
}
/// What is played. Nothing to do: nothing is played.
open class MPMusicPlayerQueueDescriptor: NSObject { override init() { super.init() } }
/// Songs of the shop.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// Their numbers.
    open var storeIDs: [String]?
    /// The first that is played.
    open var startItemID: String?
    /// Songs by their numbers.
    public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
/// Songs of the person.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// The songs.
    open var itemCollection: MPMediaItemCollection
    /// The first that is played.
    open var startItem: MPMediaItem?
    /// Several songs.
    public init(itemCollection: MPMediaItemCollection) { self.itemCollection = itemCollection }
}
/// Plays the music of a person. Nothing is played: it stays stopped.
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
    override init() { super.init() }
    /// One of the program.
    open class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    /// One of the program, with a list that can be changed.
    open class var applicationQueuePlayer: MPMusicPlayerApplicationController { MPMusicPlayerApplicationController() }
    /// That of the system.
    open class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    /// Stopped.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// What is played again.
    open var repeatMode = MPMusicRepeatMode.default
    /// The order.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The song; nil.
    open var nowPlayingItem: MPMediaItem?
    /// 0.
    open var indexOfNowPlayingItem: Int { 0 }
    /// Sets what is played. Nothing to do: nothing is played.
    open func setQueue(with query: MPMediaQuery) {}
    /// Sets what is played. Nothing to do: nothing is played.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Sets what is played. Nothing to do: nothing is played.
    open func setQueue(with storeIDs: [String]) {}
    /// Sets what is played. Nothing to do: nothing is played.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Plays next. Nothing to do: nothing is played.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Plays last. Nothing to do: nothing is played.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Plays the next. Nothing to do: nothing is played.
    open func skipToNextItem() {}
    /// Plays from the begin. Nothing to do: nothing is played.
    open func skipToBeginning() {}
    /// Plays the one before. Nothing to do: nothing is played.
    open func skipToPreviousItem() {}
    /// Tells of changes. Nothing to do: there is none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Tells of no more changes. Nothing to do: there is none.
    open func endGeneratingPlaybackNotifications() {}
    /// Prepares playing. Nothing to do: nothing is played.
    open func prepareToPlay() {}
    /// Calls the closure at once, with an error.
    @preconcurrency open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(MPError(.permissionDenied))
    }
    /// Throws.
    open func prepareToPlay() async throws { throw MPError(.permissionDenied) }
    /// False.
    open var isPreparedToPlay: Bool { false }
    /// Plays. Nothing to do: there is no song.
    open func play() {}
    /// Pauses. Nothing to do: there is no song.
    open func pause() {}
    /// Stops. Nothing to do: there is no song.
    open func stop() {}
    /// Seconds from the begin.
    open var currentPlaybackTime: TimeInterval = 0
    /// How fast it plays.
    open var currentPlaybackRate: Float = 0
    /// Searches on. Nothing to do: there is no song.
    open func beginSeekingForward() {}
    /// Searches back. Nothing to do: there is no song.
    open func beginSeekingBackward() {}
    /// Ends a search. Nothing to do: there is no song.
    open func endSeeking() {}
}
/// Plays the music of a person, with a list that can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {}
/// Why nothing was played.
public struct MPError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported
        case cancelled, requestTimedOut
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the framework.
    public static var errorDomain: String { "MPErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
extension NSNotification.Name {
    /// Playing has begun or ended; never posted.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Another song is played; never posted.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// The loudness has changed; never posted.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    /// The songs of the person have changed; never posted.
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}

/// Chooses songs: a panel.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
    /// The kinds that are shown.
    public let mediaTypes: MPMediaType
    /// Told of the choice; held weakly, never called.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether several can be chosen. Nothing to do: a panel stands for the songs.
    open var allowsPickingMultipleItems = false
    /// Whether songs of the cloud are shown. Nothing to do: a panel stands for the songs.
    open var showsCloudItems = true
    /// Whether protected songs are shown. Nothing to do: a panel stands for the songs.
    open var showsItemsWithProtectedAssets = true
    /// A text above the songs. Nothing to do: a panel stands for the songs.
    open var prompt: String?
    /// Chooses songs of some kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    open override func loadView() { view = PanelView() }
}
private final class PanelView: UIView {
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("MPMediaPickerController", symbol: "music.note.list"))
    }
}
/// Told of the choice of songs.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Songs were chosen; never called.
    func mediaPicker(_ mediaPicker: MPMediaPickerController,
                     didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Nothing was chosen; never called.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController,
                            didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
