import Foundation

/// Files that can be read to their end. A pipe or a device in the place of a resource counts as missing: reading it
/// could last for ever.
nonisolated enum RegularFile {
    static func isThere(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The path of a file by its name as the file system of a Mac finds it: in either case, and with accents as
    /// characters of their own or not. That of the name itself where there is none.
    static func path(_ name: String, in folder: String) -> String {
        let path = folder + "/" + name
        guard !isThere(path), !name.contains("/") else { return path }
        // Texts of the same characters are equal, however these are written.
        let wanted = name.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().first { $0.lowercased() == wanted }.map { folder + "/" + $0 } ?? path
    }

    /// The contents; nil if there is no such file, or if it cannot be read.
    static func contents(_ path: String) -> Data? {
        isThere(path) ? FileManager.default.contents(atPath: path) : nil
    }
}
