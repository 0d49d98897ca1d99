import Foundation

/// Compiled programs of earlier runs, one folder each, named by a digest of everything that went into them.
///
/// The folder may belong to others too: an entry is touched only when this user made it and its mark says so. It is
/// written in a folder of its own and takes its name when it is whole; its record holds a digest of itself and of the
/// library, so that damage of any kind is seen before something is loaded.
struct Cache {
    static let kept = 64
    let folder: String

    init() { self.init(ProcessInfo.processInfo.environment) }

    init(_ environment: [String: String]) {
        if let named = environment["QUADRANT_CACHE"], !named.isEmpty {
            folder = named.hasPrefix("/") ? named : FileManager.default.currentDirectoryPath + "/" + named
        } else {
            folder = Self.base(environment) + "/quadrant"
        }
    }

    /// Where programs keep what they can make again. A relative `XDG_CACHE_HOME` is not valid and is ignored, as the
    /// XDG Base Directory Specification says.
    private static func base(_ environment: [String: String]) -> String {
        if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    }

    // MARK: Places

    /// Whether files can be made in the folder.
    var isWritable: Bool { Self.canBeWritten(folder) }

    /// Makes the folder, with those around it, where it is not there yet.
    private static func canBeWritten(_ folder: String) -> Bool {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return access(folder, W_OK | X_OK) == 0
    }

    /// Where a program may be compiled, the best place first: beside the entries, or where temporary files are.
    var places: [String] {
        var seen: Set<String> = []
        return ((isWritable ? [folder] : []) + [NSTemporaryDirectory(), "/tmp", "/var/tmp"])
            .map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            .filter { seen.insert($0).inserted && access($0, W_OK | X_OK) == 0 }.prefix(2).map { $0 }
    }

    /// Where the compiler keeps the modules of the system: its own place, which is nil, or one in this cache where the
    /// compiler's cannot be written.
    var moduleFolder: String? {
        if Self.canBeWritten(Self.compilerFolder) { return nil }
        return folder + "/quadrant-modules"
    }

    /// Where the compiler keeps modules unless told otherwise.
    static var compilerFolder: String { base(ProcessInfo.processInfo.environment) + "/clang/ModuleCache" }

    // MARK: Entries

    private static let prefix = "program-"
    /// The file that says whose the folder is, and what it holds.
    static let mark = "quadrant-entry", markText = "A folder of quadrant's cache; it may be removed.\n"

    /// Where the entry of a key is, or will be: where another thing has its name, beside that.
    func entry(_ key: String) -> String {
        let ordinary = folder + "/" + Self.prefix + key
        return access(ordinary, F_OK) != 0 || isOurs(ordinary) ? ordinary : ordinary + "0"
    }

    /// What an entry says about itself.
    private struct Record<Content: Codable>: Codable {
        var content: Content
        /// Of the content and of the library.
        var digest: String

        init(_ content: Content, library: String) throws {
            self.content = content
            guard let bytes = FileManager.default.contents(atPath: library), !bytes.isEmpty else {
                throw CocoaError(.fileReadUnknown)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            var digest = Digest()
            try encoder.encode(content).withUnsafeBytes { digest.add($0) }
            bytes.withUnsafeBytes { digest.add($0) }
            self.digest = digest.text
        }
    }

    /// What was kept for `key`; nil where nothing was, or where it is not as it was written.
    func content<Content: Codable>(of key: String, as type: Content.Type) -> Content? {
        let entry = entry(key)
        guard isOurs(entry), let data = FileManager.default.contents(atPath: entry + "/program.json"),
              let record = try? JSONDecoder().decode(Record<Content>.self, from: data),
              let whole = try? Record(record.content, library: entry + "/program.so"),
              record.digest == whole.digest else { return nil }
        utimensat(AT_FDCWD, entry, nil, 0)
        return record.content
    }

    /// Makes a finished work folder the entry of `key`, and returns where its library then is. Where that cannot be
    /// done, the folder stays what it is and serves this run alone.
    func keep<Content: Codable>(_ work: WorkFolder, as key: String, _ content: Content, replaces: Bool) -> String {
        let unkept = work.path + "/program.so"
        guard work.path.hasPrefix(folder + "/"), let record = try? Record(content, library: unkept),
              let data = try? JSONEncoder().encode(record),
              (try? data.write(to: URL(fileURLWithPath: work.path + "/program.json"))) != nil else { return unkept }
        let entry = entry(key), library = entry + "/program.so"
        if rename(work.path, entry) != 0 {
            // Another run was quicker, or what is there is damaged.
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

    /// Removes an entry of ours. It loses its name first, so that no reader finds a part of it.
    @discardableResult
    func discard(_ entry: String) -> Bool {
        guard isOurs(entry), let empty = WorkFolder.unmarked(in: folder) else { return false }
        guard rename(entry, empty) == 0 else {
            rmdir(empty)
            return false
        }
        WorkFolder.delete(empty)
        return true
    }

    /// Whether this user made the folder for this cache.
    func isOurs(_ path: String) -> Bool {
        func isOwn(_ path: String, _ type: FileAttributeType) -> Bool {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            return attributes?[.type] as? FileAttributeType == type
                && attributes?[.ownerAccountID] as? NSNumber == NSNumber(value: geteuid())
        }
        let mark = path + "/" + Self.mark
        return isOwn(path, .typeDirectory) && isOwn(mark, .typeRegular)
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

    /// Removes what commands left that were killed while they compiled, and ends their compilers.
    func removeAbandoned() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(WorkFolder.prefix) && isOurs(folder + "/" + name) {
            WorkFolder.removeAbandoned(folder + "/" + name)
        }
    }
}

/// A folder in which a program is compiled. The process that made it holds a lock on its mark, so that another can tell
/// one that is in use from one whose process was killed.
final class WorkFolder {
    static let prefix = "work-"
    let path: String
    private var lock: Int32

    /// Nil where no folder can be made.
    init?(in place: String) {
        guard let made = Self.unmarked(in: place) else { return nil }
        path = made
        TemporaryFiles.setFolder(made)
        // The mark gets its name when it is locked.
        let temporaryFile = made + "/mark"
        lock = open(temporaryFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        let text = Array(Cache.markText.utf8)
        guard lock >= 0, write(lock, text, text.count) == text.count, flock(lock, LOCK_EX | LOCK_NB) == 0,
              rename(temporaryFile, made + "/" + Cache.mark) == 0 else {
            remove()
            return nil
        }
    }

    /// A new empty folder, without a mark.
    static func unmarked(in place: String) -> String? {
        var template = Array((place + "/" + prefix + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func remove() {
        Self.delete(path)
        finish()
    }

    /// The mark goes last: what is left of a folder when this is killed, or when a compiler that has not ended yet
    /// writes once more, is still known to be one of ours.
    static func delete(_ path: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name != Cache.mark {
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
        guard (try? FileManager.default.contentsOfDirectory(atPath: path))?.allSatisfy({ $0 == Cache.mark }) ?? false
        else { return }
        unlink(path + "/" + Cache.mark)
        rmdir(path)
    }

    /// The folder has its final name, or is gone.
    func finish() {
        TemporaryFiles.setFolder(nil)
        if lock >= 0 { close(lock) }
        lock = -1
    }

    deinit { if lock >= 0 { close(lock) } }

    /// Whether some megabytes can be written here.
    var hasSpace: Bool {
        let probe = path + "/space"
        let file = open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer {
            close(file)
            unlink(probe)
        }
        return posix_fallocate(file, 0, 4 << 20) == 0
    }

    /// Removes a marked folder that no process works in any more.
    fileprivate static func removeAbandoned(_ path: String) {
        let file = open(path + "/" + Cache.mark, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
        LeftCompilers.end(workingIn: path)
        delete(path)
    }
}
