import Dispatch
import Foundation

/// Says when something about the files of a program may have changed: written, replaced, added, moved or deleted.
///
/// Folders are watched, not files, because editors put a new file in the place of the old one. A look at the clock of
/// every file now and then finds what the system does not tell, such as a folder that was away.
final class SourceWatcher: @unchecked Sendable {
    private let path: String
    private let onChange: @Sendable () -> Void
    private let queue = DispatchQueue(label: "source watcher")
    private let handle: Int32
    private var folders: Set<String> = []
    private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?
    private var pending = 0
    private var seen: [String]

    /// Writes that follow each other this closely are one save.
    private static let quiet = DispatchTimeInterval.milliseconds(12)

    init(_ path: String, onChange: @escaping @Sendable () -> Void) {
        self.path = path
        self.onChange = onChange
        handle = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        seen = Self.state(of: path)
        queue.async { [self] in begin() }
    }

    private func begin() {
        watchFolders()
        if handle >= 0 {
            let source = DispatchSource.makeReadSource(fileDescriptor: handle, queue: queue)
            source.setEventHandler { [weak self] in self?.read() }
            source.resume()
            self.source = source
        }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.look() }
        timer.resume()
        self.timer = timer
    }

    private func watchFolders() {
        guard handle >= 0 else { return }
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        for folder in Self.folders(of: path) where inotify_add_watch(handle, folder, mask) >= 0 {
            folders.insert(folder)
        }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 8192)
        var isOurs = false
        while true {
            let count = Foundation.read(handle, &buffer, buffer.count)
            guard count > 0 else { break }
            var at = 0
            while at + 16 <= count {
                let length = buffer.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self)) }
                let letters = buffer[(at + 16)..<min(count, at + 16 + length)].prefix { $0 != 0 }
                let name = String(decoding: letters, as: UTF8.self)
                if name.isEmpty || name.hasSuffix(".swift") || !name.contains(".") { isOurs = true }
                at += 16 + length
            }
        }
        if isOurs { tell() }
    }

    private func tell() {
        pending += 1
        let mine = pending
        queue.asyncAfter(deadline: .now() + Self.quiet) { [self] in
            guard mine == pending else { return }
            seen = Self.state(of: path)
            watchFolders()
            onChange()
        }
    }

    private func look() {
        let now = Self.state(of: path)
        if now == seen { return }
        tell()
    }

    /// The folder of a file; a folder and all beneath it.
    private static func folders(of path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            let folder = (path as NSString).deletingLastPathComponent
            return [folder.isEmpty ? "." : folder]
        }
        var found = [path]
        SourceSet.walk(path) { inner, _, isFolder in
            guard isFolder, found.count < 2_000 else { return false }
            found.append(inner)
            return true
        }
        return found
    }

    /// What tells one state of the files from another.
    private static func state(of path: String) -> [String] {
        guard let sources = try? SourceSet.paths(path) else { return [] }
        return sources.map { file in
            guard let facts = try? FileManager.default.attributesOfItem(atPath: file) else { return file }
            let changed = (facts[.modificationDate] as? Date ?? .distantPast).timeIntervalSinceReferenceDate
            return "\(file) \(facts[.systemFileNumber] as? Int ?? 0) \(facts[.size] as? Int ?? 0) \(changed)"
        }
    }
}
