// The names of what is known of songs and of what is played. The texts of others than the first are guesses.

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
/// Persistent ID.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// Media type.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Album persistent ID.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// Artist persistent ID.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
/// Album artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// Album artist persistent ID.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPersistentID"
/// Genre.
public let MPMediaItemPropertyGenre = "genre"
/// Genre persistent ID.
public let MPMediaItemPropertyGenrePersistentID = "genrePersistentID"
/// Composer.
public let MPMediaItemPropertyComposer = "composer"
/// Composer persistent ID.
public let MPMediaItemPropertyComposerPersistentID = "composerPersistentID"
/// Album track number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// Album track count.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// Disc number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// Disc count.
public let MPMediaItemPropertyDiscCount = "discCount"
/// Is explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// Lyrics.
public let MPMediaItemPropertyLyrics = "lyrics"
/// Is compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// Release date.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// Beats per minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// Comments.
public let MPMediaItemPropertyComments = "comments"
/// Asset URL.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Is cloud item.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Has protected asset.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// Podcast title.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// Podcast persistent ID.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID"
/// Play count.
public let MPMediaItemPropertyPlayCount = "playCount"
/// Skip count.
public let MPMediaItemPropertySkipCount = "skipCount"
/// Rating.
public let MPMediaItemPropertyRating = "rating"
/// Last played date.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// User grouping.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// Bookmark time.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// Date added.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// Playback store ID.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// Is preorder.
public let MPMediaItemPropertyIsPreorder = "isPreorder"
/// Persistent ID.
public let MPMediaPlaylistPropertyPersistentID = "persistentID"
/// Cloud global ID.
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"
/// Name.
public let MPMediaPlaylistPropertyName = "name"
/// Playlist attributes.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// Seed items.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// Description text.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionText"
/// Author display name.
public let MPMediaPlaylistPropertyAuthorDisplayName = "authorDisplayName"
/// Default playback rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Playback queue index.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// Playback queue count.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// Chapter number.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// Chapter count.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Available language options.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions = "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// Current language options.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions = "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// Collection identifier.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
/// External content identifier.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// External user profile identifier.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
    "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// Service identifier.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// Playback progress.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// Media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Asset URL.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// Current playback date.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// Ad time ranges.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
/// Credits start time.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
/// International standard recording code.
public let MPNowPlayingInfoPropertyInternationalStandardRecordingCode =
    "MPNowPlayingInfoPropertyInternationalStandardRecordingCode"
/// Exclude from suggestions.
public let MPNowPlayingInfoPropertyExcludeFromSuggestions = "MPNowPlayingInfoPropertyExcludeFromSuggestions"
/// 1 x 1 animated artwork.
public let MPNowPlayingInfoProperty1x1AnimatedArtwork = "MPNowPlayingInfoProperty1x1AnimatedArtwork"
/// 3 x 4 animated artwork.
public let MPNowPlayingInfoProperty3x4AnimatedArtwork = "MPNowPlayingInfoProperty3x4AnimatedArtwork"
