public import Foundation
import QuadrantThreads
public import UIKit

// Commands of headphones and of a locked phone. None arrives.

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
    /// Adds a method; it is never called.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Removes a closure. Nothing to do: no command arrives.
    open func removeTarget(_ target: Any?) {}
    /// Removes a method. Nothing to do: no command arrives.
    open func removeTarget(_ target: Any, action: Selector?) {}
}
/// A command by a number of seconds.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// The numbers of seconds. Nothing to do: no command arrives.
    open var preferredIntervals: [NSNumber] = []
}
/// A command to a moment.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// A command that sets a speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    /// The speeds. Nothing to do: no command arrives.
    open var supportedPlaybackRates: [NSNumber] = []
}
/// A command that sets the order.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
    /// The order. Nothing to do: no command arrives.
    open var currentShuffleType = MPShuffleType.off
}
/// A command that sets what is played again.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
    /// What is played again. Nothing to do: no command arrives.
    open var currentRepeatType = MPRepeatType.off
}
/// A command that says what a person likes.
open class MPFeedbackCommand: MPRemoteCommand {
    /// Whether it was said. Nothing to do: no command arrives.
    open var isActive = false
    /// What is said.
    open var localizedTitle = ""
    /// What is said, in few words.
    open var localizedShortTitle = ""
}
/// A command that gives stars.
open class MPRatingCommand: MPRemoteCommand {
    /// The least. Nothing to do: no command arrives.
    open var minimumRating: Float = 0
    /// The most. Nothing to do: no command arrives.
    open var maximumRating: Float = 1
}
/// The order of songs.
public enum MPShuffleType: Int, Sendable { case off, items, collections }
/// What is played again.
public enum MPRepeatType: Int, Sendable { case off, one, all }
/// The begin or the end of a search.
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
/// A command that has arrived. None does.
open class MPRemoteCommandEvent: NSObject {
    override init() { super.init() }
    /// When it has arrived.
    open var timestamp: TimeInterval { 0 }
    /// The command.
    open var command: MPRemoteCommand { MPRemoteCommand() }
}
/// A command by a number of seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// Seconds.
    open var interval: TimeInterval { 0 }
}
/// The begin or the end of a search.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
    /// Which of them.
    open var type: MPSeekCommandEventType { .beginSeeking }
}
/// Stars.
open class MPRatingCommandEvent: MPRemoteCommandEvent {
    /// How many.
    open var rating: Float { 0 }
}
/// What a person likes.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    /// Whether it is taken back.
    open var isNegative: Bool { false }
}
/// A speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    /// The speed.
    open var playbackRate: Float { 1 }
}
/// An order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    /// The order.
    open var shuffleType: MPShuffleType { .off }
}
/// What is played again.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    /// What it is.
    open var repeatType: MPRepeatType { .off }
}
/// A command to a moment.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The moment.
    open var positionTime: TimeInterval { 0 }
}
/// The commands of headphones and a locked phone. None arrives.
open class MPRemoteCommandCenter: NSObject {
    /// Commands that do not arrive.
    open class func shared() -> MPRemoteCommandCenter { only.withLock { $0 } }
    private static let only = Locked(MPRemoteCommandCenter())
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
    /// Searches on.
    public let seekForwardCommand = MPRemoteCommand()
    /// Searches back.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Sets a speed.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Sets the order.
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    /// Sets what is played again.
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Gives stars.
    public let ratingCommand = MPRatingCommand()
    /// Likes it.
    public let likeCommand = MPFeedbackCommand()
    /// Does not like it.
    public let dislikeCommand = MPFeedbackCommand()
    /// Keeps the place.
    public let bookmarkCommand = MPFeedbackCommand()
    /// Shows words.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// Hides words.
    public let disableLanguageOptionCommand = MPRemoteCommand()
    /// Goes to a moment.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
