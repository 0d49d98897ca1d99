public import Foundation
public import UIKit

// Music and videos for Siri. The system asks for none.

/// What something to hear or see is.
public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation
    case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
    case algorithmicRadioStation, news
}
/// In which order.
public enum INMediaSortOrder: Int, Sendable {
    case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
}
/// Which of several.
public enum INMediaReference: Int, Sendable { case unknown, currentlyPlaying, my }
/// Whether a person likes something.
public enum INMediaAffinityType: Int, Sendable { case unknown, like, dislike }
/// When it is played.
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
/// How often it is played.
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }

/// Something to hear or see.
open class INMediaItem: NSObject {
    /// Its name for programs.
    public let identifier: String?
    /// Its name for people.
    public let title: String?
    /// What it is.
    public let type: INMediaItemType
    /// Its picture.
    public let artwork: INImage?
    /// Who made it.
    public let artist: String?
    /// Something by its names.
    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
        (self.identifier, self.title, self.type) = (identifier, title, type)
        (self.artwork, self.artist) = (artwork, artist)
    }
}
/// What a person looks for.
open class INMediaSearch: NSObject {
    /// What it is.
    public let mediaType: INMediaItemType
    /// In which order.
    public let sortOrder: INMediaSortOrder
    /// Its name; nil where it is not known.
    public let mediaName: String?
    /// Who made it; nil where it is not known.
    public let artistName: String?
    /// What it is part of; nil where it is not known.
    public let albumName: String?
    /// What kinds; nil where it is not known.
    public let genreNames: [String]?
    /// For what moods; nil where it is not known.
    public let moodNames: [String]?
    /// From when; nil where it is not known.
    public let releaseDate: INDateComponentsRange?
    /// Which of several.
    public let reference: INMediaReference
    /// Its name for programs; nil where it is not known.
    public let mediaIdentifier: String?
    /// What a person looks for.
    public init(mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?,
                albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange?,
                reference: INMediaReference, mediaIdentifier: String?) {
        (self.mediaType, self.sortOrder, self.mediaName) = (mediaType, sortOrder, mediaName)
        (self.artistName, self.albumName, self.genreNames) = (artistName, albumName, genreNames)
        (self.moodNames, self.releaseDate, self.reference) = (moodNames, releaseDate, reference)
        self.mediaIdentifier = mediaIdentifier
    }
}
/// From a day to a day.
open class INDateComponentsRange: NSObject {
    /// The first day; nil for none.
    public let startDateComponents: DateComponents?
    /// The last day; nil for none.
    public let endDateComponents: DateComponents?
    /// From a day to a day.
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}
/// Where something is added.
public enum INMediaDestination: Sendable {
    case library
    case playlist(String)
}

/// Something is played.
open class INPlayMediaIntent: INIntent {
    /// What; nil where it is not known.
    public let mediaItems: [INMediaItem]?
    /// Of which it is part; nil where it is not known.
    public let mediaContainer: INMediaItem?
    /// Whether in any order; nil where it is not known.
    public let playShuffled: Bool?
    /// How often.
    public let playbackRepeatMode: INPlaybackRepeatMode
    /// Whether from where it ended; nil where it is not known.
    public let resumePlayback: Bool?
    /// When.
    public let playbackQueueLocation: INPlaybackQueueLocation
    /// How fast, 1 as it is; nil where it is not known.
    public let playbackSpeed: Double?
    /// What a person looks for; nil where it is not known.
    public let mediaSearch: INMediaSearch?
    /// Something is played.
    public init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
                playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
                playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
                mediaSearch: INMediaSearch? = nil) {
        (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
        (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
        (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
        self.mediaSearch = mediaSearch
    }
}
/// What came of it.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
    case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
}
/// What came of it.
open class INPlayMediaIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INPlayMediaIntentResponseCode
    /// What is played.
    open var nowPlayingInfo: [String: Any]?
    /// An answer.
    public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// Something is added to a library.
open class INAddMediaIntent: INIntent {
    /// What; nil where it is not known.
    public let mediaItems: [INMediaItem]?
    /// What a person looks for; nil where it is not known.
    public let mediaSearch: INMediaSearch?
    /// Where; nil where it is not known.
    public let mediaDestination: INMediaDestination?
    /// Something is added.
    public init(mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil,
                mediaDestination: INMediaDestination? = nil) {
        (self.mediaItems, self.mediaSearch, self.mediaDestination) = (mediaItems, mediaSearch, mediaDestination)
    }
}
/// What came of it.
public enum INAddMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
}
/// What came of it.
open class INAddMediaIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INAddMediaIntentResponseCode
    /// An answer.
    public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// Something is looked for.
open class INSearchForMediaIntent: INIntent {
    /// What; nil where it is not known.
    public let mediaItems: [INMediaItem]?
    /// What a person looks for; nil where it is not known.
    public let mediaSearch: INMediaSearch?
    /// Something is looked for.
    public init(mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil) {
        (self.mediaItems, self.mediaSearch) = (mediaItems, mediaSearch)
    }
}
/// What came of it.
public enum INSearchForMediaIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
}
/// What came of it.
open class INSearchForMediaIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INSearchForMediaIntentResponseCode
    /// What was found.
    open var mediaItems: [INMediaItem]?
    /// An answer.
    public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// A person likes something or not.
open class INUpdateMediaAffinityIntent: INIntent {
    /// What; nil where it is not known.
    public let mediaItems: [INMediaItem]?
    /// What a person looks for; nil where it is not known.
    public let mediaSearch: INMediaSearch?
    /// Whether.
    public let affinityType: INMediaAffinityType
    /// A person likes something or not.
    public init(mediaItems: [INMediaItem]? = nil, mediaSearch: INMediaSearch? = nil,
                affinityType: INMediaAffinityType = .unknown) {
        (self.mediaItems, self.mediaSearch, self.affinityType) = (mediaItems, mediaSearch, affinityType)
    }
}
/// What came of it.
public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
}
/// What came of it.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
    /// How it went.
    public let code: INUpdateMediaAffinityIntentResponseCode
    /// An answer.
    public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}
/// What a person has of a program. No system is notified.
open class INMediaUserContext: NSObject {
    /// Whether a person pays.
    public enum SubscriptionStatus: Int, Sendable { case unknown, notSubscribed, subscribed }
    /// Nothing.
    public override init() { super.init() }
    /// Whether a person pays.
    open var subscriptionStatus = SubscriptionStatus.unknown
    /// How many things there are; nil where it is not known.
    open var numberOfLibraryItems: Int?
    /// Tells the system. Nothing to do: the system suggests nothing.
    open func becomeCurrent() {}
}
