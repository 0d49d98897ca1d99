import QuadrantFiles

/// A folder around a file or a project that the user has named. What lies in it is used without being named: a
/// manifest, whose code runs, and checkouts of packages.
package enum EnclosingFolder {
    /// Whether no other user can have put something there: it belongs to this user, to root or to the owner of what was
    /// named, and others cannot write it. So a `Package.swift` in the folder for temporary files is not found from a
    /// project inside of it.
    package static func isTrusted(_ folder: String, around named: String) -> Bool {
        guard let status = FileStatus(following: folder), let own = FileStatus(following: named) else { return false }
        return (status.isOwnOrRoots || status.owner == own.owner) && !status.othersCanWrite
    }
}
