import Foundation

/// The folder in which the objects of a program are kept from one build to the next, beside the cache entries.
///
/// One process at a time builds in it, while it holds a lock on the mark file. The compiler's incremental state is
/// private to the compiler; after an interrupted build, the state of the module that was being built is discarded.
package final class BuildFolder {
    static let prefix = "build-", kept = 16
    package let path: String
    private var lock: Int32 = -1

    /// Nil if the folder cannot be created, or if its name is taken. `identity` identifies the toolchain: build folders
    /// of another toolchain are removed.
    package init?(in cache: Cache, key: String, identity: String, onWait: () -> Void) {
        guard cache.isWritable else { return nil }
        path = Self.path(of: key, in: cache)
        for _ in 0..<100 {
            if access(path, F_OK) != 0, !Self.make(path, in: cache) { return nil }
            guard cache.isOurs(path) else { return nil }
            let file = open(path + "/" + Cache.mark, O_RDWR | O_CLOEXEC)
            guard file >= 0 else { return nil }
            if flock(file, LOCK_EX | LOCK_NB) != 0 {
                onWait()
                while flock(file, LOCK_EX) != 0, errno == EINTR {}
            }
            // The previous holder of the lock may have removed the folder.
            if let mine = Self.realPath("/proc/self/fd/\(file)"), mine == Self.realPath(path + "/" + Cache.mark) {
                lock = file
                break
            }
            close(file)
        }
        guard lock >= 0 else { return nil }
        futimens(lock, nil)
        let known = path + "/identity"
        if FileManager.default.contents(atPath: known) != Data(identity.utf8) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != Cache.mark {
                try? FileManager.default.removeItem(atPath: path + "/" + name)
            }
            guard (try? Data(identity.utf8).write(to: URL(fileURLWithPath: known), options: .atomic)) != nil else {
                leave()
                return nil
            }
        }
    }

    /// The folder of a program, which may not exist.
    package static func path(of key: String, in cache: Cache) -> String { cache.folder + "/" + prefix + key }

    /// The resolved path; nil if nothing is there, or no longer.
    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Creates a folder with its mark under a temporary name, then renames it.
    private static func make(_ path: String, in cache: Cache) -> Bool {
        guard let temporaryFile = WorkFolder.unmarked(in: cache.folder) else { return false }
        let mark = URL(fileURLWithPath: temporaryFile + "/" + Cache.mark)
        if (try? Data(Cache.markText.utf8).write(to: mark)) != nil, rename(temporaryFile, path) == 0 { return true }
        try? FileManager.default.removeItem(atPath: temporaryFile)
        // Another process has created it first.
        return access(path, F_OK) == 0
    }

    /// Releases the lock.
    package func leave() {
        if lock >= 0 { close(lock) }
        lock = -1
    }

    deinit { leave() }
}

extension Cache {
    /// Removes unlocked build folders, the oldest first, until at most `kept` are left.
    func removeOldBuilds() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let builds = names.filter { name in
            name.hasPrefix(BuildFolder.prefix) && name.dropFirst(BuildFolder.prefix.count).allSatisfy(\.isHexDigit)
                && isOurs(folder + "/" + name)
        }
        if builds.count <= BuildFolder.kept { return }
        let aged = builds.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)/\(Self.mark)")
            return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
        }.sorted { $0.1 < $1.1 }
        for (name, _) in aged.prefix(builds.count - BuildFolder.kept) {
            let file = open("\(folder)/\(name)/\(Self.mark)", O_RDWR | O_CLOEXEC)
            guard file >= 0 else { continue }
            defer { close(file) }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { discard(folder + "/" + name) }
        }
    }
}
