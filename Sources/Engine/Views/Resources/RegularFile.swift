import Foundation

/// Files that can be read to their end. A pipe or a device in the place of a resource counts as missing: reading it
/// could last for ever.
nonisolated enum RegularFile {
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The contents; nil if there is no such file, or if it cannot be read.
    static func contents(_ path: String) -> Data? {
        isThere(path) ? FileManager.default.contents(atPath: path) : nil
    }
}
