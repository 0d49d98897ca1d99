public import Foundation

// Folders of the user as addresses, where Foundation has them as answers of the file manager.

extension URL {
    /// What a user keeps: documents.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// What programs keep for a user.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, "Library/Application Support")
    }
    /// What can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
    /// The folder around what programs keep and what can be made again.
    public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
    /// What a user has loaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// What lies on a user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// A user's videos.
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
    /// A user's music.
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// A user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// What a user shares with others.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    /// What a user has thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
    /// A user's programs.
    public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
    /// The folder around the folders of users.
    public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

    /// The user's folder for a purpose; `appropriateFor` is not used. `create` makes it where it is missing.
    public init(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
                appropriateFor url: URL? = nil, create shouldCreate: Bool = false) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// Where the file manager knows no such folder, the one that a phone has in a program's home.
    private static func folder(_ purpose: FileManager.SearchPathDirectory, _ path: String) -> URL {
        FileManager.default.urls(for: purpose, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(path, isDirectory: true)
    }
}
