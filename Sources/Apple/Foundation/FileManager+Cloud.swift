public import Foundation
import QuadrantFiles

// A machine without an iCloud account: the same results as on a phone without one.
extension FileManager {
    /// Nil: there is no container of this program in the cloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Nil: there is no account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// False: no file is in the cloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// An error: no file is in the cloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw notInCloud(url) }

    /// An error: no file is in the cloud.
    public func evictUbiquitousItem(at url: URL) throws { throw notInCloud(url) }

    /// An error: there is no cloud to put a file into.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw notInCloud(url) }

    private func notInCloud(_ url: URL) -> any Error {
        CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url,
                                                NSLocalizedDescriptionKey: "The file isn’t in iCloud."])
    }
}

extension FileManager {
    /// A folder that this user's programs of a group share: one of that name among the temporary files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let name = groupIdentifier.replacingOccurrences(of: "/", with: "-")
        guard let groups = Self.groups, !["", ".", ".."].contains(name) else { return nil }
        let folder = URL(fileURLWithPath: groups + "/" + name, isDirectory: true)
        guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return folder
    }

    private static let groups: String? = PrivateFolder.shared("quadrant-groups")
}
