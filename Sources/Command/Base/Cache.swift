import Foundation
package import QuadrantFiles

/// Compiled programs of earlier runs, one folder each, named by a digest of all inputs.
///
/// The folder is this user's alone, because code is loaded from it: one that belongs to another user, or that others
/// can write, is not used. An entry is written in a temporary folder and renamed when it is complete; its record holds
/// a digest of itself and of the library, so that damage is detected before anything is loaded.
package struct Cache {
    package static let kept = 64
    package let folder: String

    package init() { self.init(ProcessInfo.processInfo.environment) }

    package init(_ environment: [String: String]) {
        if let named = environment[Variable.cache.name], !named.isEmpty {
            folder = PrivateFolder.own(
                in: named.hasPrefix("/") ? named : FileManager.default.currentDirectoryPath + "/" + named)
        } else if environment["XDG_CACHE_HOME"]?.hasPrefix("/") ?? false {
            folder = Self.base(environment) + "/quadrant"
        } else {
            folder = (PrivateFolder.caches(home: environment["HOME"]) ?? Self.base(environment)) + "/quadrant"
        }
    }

    /// The base folder of caches. A relative `XDG_CACHE_HOME` is not valid and is ignored, as the XDG Base Directory
    /// Specification says.
    private static func base(_ environment: [String: String]) -> String {
        if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    }

    // MARK: Places

    /// Whether the cache is used: it is made if it does not exist.
    package var isWritable: Bool { fault == nil }

    /// Why it is not used.
    package var fault: PrivateFolder.Fault? { PrivateFolder.open(folder) }

    /// What is said to the user of a cache that is not used.
    package var note: String? {
        fault.map { "the cache is disabled: '\(folder)' \($0.text); set \(Variable.cache.name) to another folder." }
    }

    /// A folder of the cache for results of another kind; nil if it cannot be used.
    package func folder(_ name: String) -> String? {
        isWritable && PrivateFolder.open(folder + "/" + name) == nil ? folder + "/" + name : nil
    }

    /// The folders in which a program may be compiled, in order of preference: beside the entries, or where temporary
    /// files are.
    package var places: [String] {
        Array(((isWritable ? [folder] : []) + PrivateFolder.temporaryPlaces.filter { $0 != folder }).prefix(2))
    }

    /// The folder of the compiler's module cache: nil for the compiler's default; if that cannot be used, or if this is
    /// a release, which removes what it made, one in this cache, or else in a folder of this run.
    package func moduleFolder(orIn work: String) -> String? {
        if !Release.isThis, PrivateFolder.open(Self.compilerFolder) == nil { return nil }
        return folder("quadrant-modules") ?? work + "/modules-of-system"
    }

    /// The compiler's default module cache.
    package static var compilerFolder: String { base(ProcessInfo.processInfo.environment) + "/clang/ModuleCache" }

    // MARK: Entries

    private static let prefix = "program-"
    /// The file that marks a folder as an entry of this cache.
    package static let mark = "quadrant-entry", markText = "A folder of quadrant's cache; it may be removed.\n"

    /// The path of the entry for a key; if another thing has that name, the path beside it.
    package func entry(_ key: String) -> String {
        let ordinary = folder + "/" + Self.prefix + key
        return access(ordinary, F_OK) != 0 || isOurs(ordinary) ? ordinary : ordinary + "0"
    }

    /// The digest of an entry's content, as it is written, and of its library; nil without a library. Encoding the
    /// content again would not do: sets are written in another order by each process.
    private static func digest(_ content: Data, library: String) -> String? {
        guard let bytes = FileManager.default.contents(atPath: library), !bytes.isEmpty else { return nil }
        var digest = Digest()
        content.withUnsafeBytes { digest.add($0) }
        bytes.withUnsafeBytes { digest.add($0) }
        return digest.text
    }

    /// The cached content for `key`; nil if there is none, or if it is damaged.
    package func content<Content: Codable>(of key: String, as type: Content.Type) -> Content? {
        let entry = entry(key)
        // The first line is the digest.
        guard isOurs(entry), let data = FileManager.default.contents(atPath: entry + "/program.json"),
              let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let written = data[(end + 1)...]
        guard Self.digest(written, library: entry + "/program.so") == String(decoding: data[..<end], as: UTF8.self),
              let content = try? JSONDecoder().decode(Content.self, from: written) else { return nil }
        utimensat(AT_FDCWD, entry, nil, 0)
        return content
    }

    /// Makes a finished work folder the entry of `key`, and returns the path of its library. If that fails, the folder
    /// stays where it is, and only this run uses it.
    package func keep<Content: Codable>(_ work: WorkFolder, as key: String, _ content: Content, replaces: Bool)
        -> String {
        let unkept = work.path + "/program.so"
        guard work.path.hasPrefix(folder + "/"), let written = try? JSONEncoder().encode(content),
              let digest = Self.digest(written, library: unkept), case let data = Data((digest + "\n").utf8) + written,
              (try? data.write(to: URL(fileURLWithPath: work.path + "/program.json"))) != nil else { return unkept }
        let entry = entry(key), library = entry + "/program.so"
        if rename(work.path, entry) != 0 {
            // Another process was faster, or the existing entry is damaged.
            if !replaces, self.content(of: key, as: Content.self) != nil {
                work.remove()
                return library
            }
            guard discard(entry), rename(work.path, entry) == 0 else { return unkept }
        }
        work.finish()
        removeOldest()
        removeOldBuilds()
        return library
    }

    /// Removes an entry of this user. It is renamed first, so that no reader finds a part of it.
    @discardableResult
    package func discard(_ entry: String) -> Bool {
        guard isOurs(entry), let empty = WorkFolder.unmarked(in: folder) else { return false }
        guard rename(entry, empty) == 0 else {
            rmdir(empty)
            return false
        }
        WorkFolder.delete(empty)
        return true
    }

    /// Whether this user created the folder for this cache.
    package func isOurs(_ path: String) -> Bool {
        let mark = path + "/" + Self.mark
        guard let entry = FileStatus(path), entry.isFolder, let file = FileStatus(mark), file.isRegular else {
            return false
        }
        return [entry, file].allSatisfy { $0.isOwn && !$0.othersCanWrite }
            && FileManager.default.contents(atPath: mark) == Data(Self.markText.utf8)
    }

    private func removeOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let entries = names.filter { name in
            name.hasPrefix(Self.prefix) && name.dropFirst(Self.prefix.count).allSatisfy(\.isHexDigit)
                && isOurs(folder + "/" + name)
        }
        if entries.count > Self.kept {
            let aged = entries.map { name in
                let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
                return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
            }.sorted { $0.1 < $1.1 }
            for (name, _) in aged.prefix(entries.count - Self.kept) { discard(folder + "/" + name) }
        }
        removeAbandoned()
    }

    /// Removes the work folders of commands that were killed while they compiled, and ends their compilers.
    package func removeAbandoned() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(WorkFolder.prefix) && isOurs(folder + "/" + name) {
            WorkFolder.removeAbandoned(folder + "/" + name)
        }
    }
}

/// A folder in which a program is compiled. Its creator holds a lock on its mark file, which tells a folder in use from
/// one whose process was killed.
package final class WorkFolder {
    private static let name = "work"
    package static let prefix = name + "-"
    package let path: String
    private var lock: Int32

    /// Nil if no folder can be created.
    package init?(in place: String) {
        guard let made = Self.unmarked(in: place) else { return nil }
        path = made
        TemporaryFiles.setFolder(made)
        // The mark file is renamed to its final name once it is locked.
        let temporaryFile = made + "/mark"
        lock = open(temporaryFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        let text = Array(Cache.markText.utf8)
        guard lock >= 0, write(lock, text, text.count) == text.count, flock(lock, LOCK_EX | LOCK_NB) == 0,
              rename(temporaryFile, made + "/" + Cache.mark) == 0 else {
            remove()
            return nil
        }
    }

    /// Creates an empty folder, without a mark file.
    package static func unmarked(in place: String) -> String? {
        PrivateFolder.make(name, in: place)
    }

    package func remove() {
        Self.delete(path)
        finish()
    }

    /// The mark file is deleted last: the rest of a folder is still recognised as an entry if this process is killed,
    /// or if a compiler that has not ended yet writes another file.
    package static func delete(_ path: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != Cache.mark {
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
        guard (try? FileManager.default.contentsOfDirectory(atPath: path))?.allSatisfy({ $0 == Cache.mark }) ?? false
        else { return }
        unlink(path + "/" + Cache.mark)
        rmdir(path)
    }

    /// The folder was renamed to its final name, or removed.
    package func finish() {
        TemporaryFiles.setFolder(nil)
        if lock >= 0 { close(lock) }
        lock = -1
    }

    deinit { if lock >= 0 { close(lock) } }

    /// Whether some megabytes can be written in the folder.
    package var hasSpace: Bool { Self.hasSpace(in: path) }

    /// Whether some megabytes can be written in a folder.
    package static func hasSpace(in path: String) -> Bool {
        let probe = path + "/space"
        let file = open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer {
            close(file)
            unlink(probe)
        }
        return posix_fallocate(file, 0, 4 << 20) == 0
    }

    /// Removes a marked folder that no running process has locked.
    fileprivate static func removeAbandoned(_ path: String) {
        let file = open(path + "/" + Cache.mark, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
        LeftCompilers.end(workingIn: path)
        delete(path)
    }
}
