import Foundation

/// Where the objects of a program stay from one build to the next, beside the entries of the cache.
///
/// One process at a time builds in it: it holds a lock on the mark. What the compiler keeps in it about the files that
/// it has compiled is the compiler's own; after a build that was interrupted nothing of the module that was being built
/// is believed.
final class BuildFolder {
    static let prefix = "build-", kept = 16
    let path: String
    private var lock: Int32 = -1

    /// Nil where the folder cannot be made, or where another thing has its name. `identity` is of the toolchain: what
    /// another one has left is removed.
    init?(in cache: Cache, key: String, identity: String, onWait: () -> Void) {
        guard cache.isWritable else { return nil }
        path = cache.folder + "/" + Self.prefix + key
        for _ in 0..<100 {
            if access(path, F_OK) != 0, !Self.make(path, in: cache) { return nil }
            guard cache.isOurs(path) else { return nil }
            let file = open(path + "/" + Cache.mark, O_RDWR | O_CLOEXEC)
            guard file >= 0 else { return nil }
            if flock(file, LOCK_EX | LOCK_NB) != 0 {
                onWait()
                while flock(file, LOCK_EX) != 0, errno == EINTR {}
            }
            // The last holder of the lock may have removed the folder.
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

    /// Nil where nothing is, or is no more.
    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// A folder with its mark, under a name of its own until it is whole.
    private static func make(_ path: String, in cache: Cache) -> Bool {
        guard let temporaryFile = WorkFolder.unmarked(in: cache.folder) else { return false }
        let mark = URL(fileURLWithPath: temporaryFile + "/" + Cache.mark)
        if (try? Data(Cache.markText.utf8).write(to: mark)) != nil, rename(temporaryFile, path) == 0 { return true }
        try? FileManager.default.removeItem(atPath: temporaryFile)
        // Another process was quicker.
        return access(path, F_OK) == 0
    }

    /// Lets others build in it.
    func leave() {
        if lock >= 0 { close(lock) }
        lock = -1
    }

    deinit { leave() }
}

extension Cache {
    /// Removes build folders that are not in use, the oldest first, until few enough are left.
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
