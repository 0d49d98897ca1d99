public import Foundation

// Things of the catalog. None is known: the catalog is not asked.

/// A picture. None is known.
public struct Artwork: Hashable, Sendable {
    /// In pixels.
    public let maximumWidth: Int
    /// In pixels.
    public let maximumHeight: Int
    /// A text about it; nil for none.
    public var alternateText: String? { nil }
    /// Nil.
    public func url(width: Int, height: Int) -> URL? { nil }
}
/// Texts about something in the catalog.
public struct EditorialNotes: Hashable, Sendable {
    /// A short text.
    public let short: String?
    /// A long text.
    public let standard: String?
    /// A name.
    public let name: String?
    /// A line.
    public let tagline: String?
}
/// Whether something is for adults.
public enum ContentRating: String, Codable, Hashable, Sendable { case clean, explicit }
/// A part of a song to try.
public struct PreviewAsset: Hashable, Sendable {
    /// A picture.
    public let artwork: Artwork?
    /// The address.
    public let url: URL?
}
/// How something is played.
public struct PlayParameters: Codable, Hashable, Sendable { init() {} }
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
    /// A page about it.
    public let url: URL?
    /// The kinds of music.
    public let genreNames: [String]
    /// When it came out.
    public let releaseDate: Date?
    /// Whether it is for adults.
    public let contentRating: ContentRating?
    /// Texts about it.
    public let editorialNotes: EditorialNotes?
    /// Who has written it.
    public let composerName: String?
    /// The disc.
    public let discNumber: Int?
    /// Its place on the disc.
    public let trackNumber: Int?
    /// Whether there are words.
    public let hasLyrics: Bool
    /// The number of the recording.
    public let isrc: String?
    /// How often it was played.
    public let playCount: Int?
    /// When it was played.
    public let lastPlayedDate: Date?
    /// When the person has added it.
    public let libraryAddedDate: Date?
    /// The work.
    public let workName: String?
    /// The movement.
    public let movementName: String?
    /// Parts to try.
    public let previewAssets: [PreviewAsset]?
    /// How it is played.
    public let playParameters: PlayParameters?
    /// The albums.
    public let albums: MusicItemCollection<Album>?
    /// Who plays.
    public let artists: MusicItemCollection<Artist>?
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
    /// A page about it.
    public let url: URL?
    /// The kinds of music.
    public let genreNames: [String]
    /// When it came out.
    public let releaseDate: Date?
    /// Whether it is for adults.
    public let contentRating: ContentRating?
    /// Texts about it.
    public let editorialNotes: EditorialNotes?
    /// How many songs.
    public let trackCount: Int
    /// Whether it is one song.
    public let isSingle: Bool?
    /// Whether several people play.
    public let isCompilation: Bool?
    /// Whether all songs are out.
    public let isComplete: Bool?
    /// Whose it is.
    public let copyright: String?
    /// Who has made it.
    public let recordLabelName: String?
    /// The number of the album.
    public let upc: String?
    /// How it is played.
    public let playParameters: PlayParameters?
    /// The songs.
    public let tracks: MusicItemCollection<Track>?
    /// Who plays.
    public let artists: MusicItemCollection<Artist>?
}
/// Someone who plays. None is known.
public struct Artist: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// A picture.
    public let artwork: Artwork?
    /// A page about it.
    public let url: URL?
    /// The kinds of music.
    public let genreNames: [String]?
    /// Texts about it.
    public let editorialNotes: EditorialNotes?
    /// The albums.
    public let albums: MusicItemCollection<Album>?
    /// What is played most.
    public let topSongs: MusicItemCollection<Song>?
    /// People like this one.
    public let similarArtists: MusicItemCollection<Artist>?
}
/// A list of songs. None is known.
public struct Playlist: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// A picture.
    public let artwork: Artwork?
    /// A page about it.
    public let url: URL?
    /// Who has made it.
    public let curatorName: String?
    /// A short text.
    public let shortDescription: String?
    /// A long text.
    public let standardDescription: String?
    /// When it has changed.
    public let lastModifiedDate: Date?
    /// How it is played.
    public let playParameters: PlayParameters?
    /// The songs.
    public let tracks: MusicItemCollection<Track>?
}
/// A kind of music. None is known.
public struct Genre: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
}
/// A radio. None is known.
public struct Station: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// A picture.
    public let artwork: Artwork?
    /// A page about it.
    public let url: URL?
    /// Whether it is heard now.
    public let isLive: Bool
    /// Whether it is for adults.
    public let contentRating: ContentRating?
    /// Seconds.
    public let duration: TimeInterval?
}
/// A video of a song. None is known.
public struct MusicVideo: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// What it is called.
    public let title: String
    /// Who plays.
    public let artistName: String
    /// A picture.
    public let artwork: Artwork?
    /// A page about it.
    public let url: URL?
    /// Seconds.
    public let duration: TimeInterval?
    /// When it came out.
    public let releaseDate: Date?
    /// Whether it is for adults.
    public let contentRating: ContentRating?
}
/// A show of a radio. None is known.
public struct RadioShow: MusicItem, Hashable, Identifiable {
    /// Its name in the catalog.
    public let id: MusicItemID
    /// The name.
    public let name: String
    /// A picture.
    public let artwork: Artwork?
    /// A page about it.
    public let url: URL?
    /// Who speaks.
    public let hostName: String?
}
/// A song or a video of one.
public enum Track: MusicItem, Hashable, Identifiable {
    case song(Song)
    case musicVideo(MusicVideo)
    /// Its name in the catalog.
    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }
    /// What it is called.
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }
    /// Who plays.
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }
    /// A picture.
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }
    /// Seconds.
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }
}
