public import Foundation

// Files of other programs. There is no sandbox, so that a program may open every file that its user may.
extension URL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With little more than the path.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// For the file of an alias.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// With access to the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// With access for reading.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// Without access.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }
    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// No question to the user.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Volumes stay as they are.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// With access to the file.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// Without access.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// True: there is no sandbox to leave.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends the access to a file of another program. Nothing to do: there is no sandbox.
    public func stopAccessingSecurityScopedResource() {}

    private static let mark = "quadrant bookmark\n"
    /// The address as data, which finds the file where it is now; options and keys have no effect. Fails where there
    /// is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    )
        throws -> Data
    {
        guard try checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        return Data((Self.mark + absoluteString).utf8)
    }
    /// The address of a bookmark, which is stale where the file has gone. Fails for other data.
    public init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
                bookmarkDataIsStale: inout Bool) throws {
        guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.mark),
              let url = URL(string: String(text.dropFirst(Self.mark.count))) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self = url
        bookmarkDataIsStale = ((try? url.checkResourceIsReachable()) ?? false) == false
    }
}

extension FileManager {
    /// Moves a file to the user's trash.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        let trash = URL.trashDirectory
        try createDirectory(at: trash, withIntermediateDirectories: true)
        var target = trash.appendingPathComponent(url.lastPathComponent), number = 2
        while fileExists(atPath: target.path) {
            let name = url.deletingPathExtension().lastPathComponent + " \(number)"
            target = trash.appendingPathComponent(name).appendingPathExtension(url.pathExtension)
            number += 1
        }
        try moveItem(at: url, to: target)
        outResultingURL?.pointee = target as NSURL
    }
}
