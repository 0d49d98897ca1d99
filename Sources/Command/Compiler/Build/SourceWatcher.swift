import Dispatch
import Foundation
import QuadrantBase
package import QuadrantProject

/// Calls back when files of a program may have changed: written, replaced, added, moved or deleted.
///
/// Folders are watched, not files, because editors replace a file with a new one. Modification times are polled as
/// well, for changes that the system does not report, such as in a folder that was moved away.
package final class SourceWatcher: @unchecked Sendable {
    private let places: @Sendable () -> Places
    private let onChange: @Sendable () -> Void
    private let queue = DispatchQueue(label: "source watcher")
    private let handle: Int32
    private var folders: Set<String> = []
    private var source: (any DispatchSourceRead)?
    private var timer: (any DispatchSourceTimer)?
    /// The number of changes, which shows whether a later one has come.
    private var pending = 0
    /// The state of the files when `onChange` was last called.
    private var seen: [String]

    /// The watched files and folders.
    package struct Places: Sendable {
        /// Folders, watched without their subfolders.
        package var folders: Set<String> = []
        /// Files whose modification times are polled.
        package var files: [String] = []

        package init(folders: Set<String> = [], files: [String] = []) {
            (self.folders, self.files) = (folders, files)
        }
    }

    /// Writes within this interval count as one save.
    private static let quiet = DispatchTimeInterval.milliseconds(12)

    /// `places` is called again after each change.
    package init(_ places: @escaping @Sendable () -> Places, onChange: @escaping @Sendable () -> Void) {
        self.places = places
        self.onChange = onChange
        handle = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        seen = Self.state(of: places())
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
        timer.setEventHandler { [weak self] in self?.scan() }
        timer.resume()
        self.timer = timer
    }

    private func watchFolders() {
        guard handle >= 0 else { return }
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        for folder in places().folders.sorted() where inotify_add_watch(handle, folder, mask) >= 0 {
            folders.insert(folder)
        }
    }

    /// Reads the events of inotify. Files that are neither sources nor folders do not count.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 8192)
        var isRelevant = false
        while true {
            let count = Foundation.read(handle, &buffer, buffer.count)
            guard count > 0 else { break }
            // Each event is a header, which ends in the length of the name behind it; zeros fill up the name.
            let header = MemoryLayout<inotify_event>.size
            var at = 0
            while at + header <= count {
                let length = buffer.withUnsafeBytes { bytes in
                    Int(bytes.loadUnaligned(fromByteOffset: at + header - 4, as: UInt32.self))
                }
                let letters = buffer[(at + header)..<min(count, at + header + length)].prefix { $0 != 0 }
                let name = String(decoding: letters, as: UTF8.self)
                if name.isEmpty || name.hasSuffix(".swift") || !name.contains(".") { isRelevant = true }
                at += header + length
            }
        }
        if isRelevant { notifyWhenQuiet() }
    }

    /// Calls `onChange` once no further change has come for `quiet`.
    private func notifyWhenQuiet() {
        pending += 1
        let mine = pending
        queue.asyncAfter(deadline: .now() + Self.quiet) { [self] in
            guard mine == pending else { return }
            seen = Self.state(of: places())
            watchFolders()
            onChange()
        }
    }

    /// Polls the modification times.
    private func scan() {
        let now = Self.state(of: places())
        if now == seen { return }
        notifyWhenQuiet()
    }

    /// A description of the files' state that differs after a change.
    package static func state(of places: Places) -> [String] {
        (places.files + places.folders.sorted()).map { file in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else { return file }
            let changed = (attributes[.modificationDate] as? Date ?? .distantPast).timeIntervalSinceReferenceDate
            // The modification time of a folder changes when an entry is added or removed.
            let size = attributes[.type] as? FileAttributeType == .typeDirectory ? 0 : attributes[.size] as? Int ?? 0
            return "\(file) \(attributes[.systemFileNumber] as? Int ?? 0) \(size) \(changed)"
        }
    }
}

extension SourceSet {
    /// The files and folders to watch for a program: its sources, and the files that define the project.
    ///
    /// If the arguments cannot be read at the moment, the folders around the named files are watched.
    package static func places(_ arguments: [String], _ options: ProjectOptions) -> SourceWatcher.Places {
        var places = SourceWatcher.Places()
        for word in arguments {
            let path = FilePath.absolute(word)
            guard FilePath.isFolder(path), !["xcodeproj", "xcworkspace"].contains(FilePath.ending(of: path)) else {
                places.folders.insert(FilePath.folder(of: path))
                continue
            }
            places.folders.insert(path)
            SourcePaths.walk(path) { inner, name, isFolder in
                guard isFolder, places.folders.count < 2_000, !SourcePaths.skippedFolders.contains(name) else {
                    return false
                }
                places.folders.insert(inner)
                return true
            }
        }
        guard let project = try? ProjectReader.read(arguments, options: options) else { return places }
        let own = project.targets.filter(\.isOwn)
        places.files = own.flatMap(\.sources) + [project.path]
        if project.form == .xcodeProject { places.files.append(project.path + "/project.pbxproj") }
        for file in places.files { places.folders.insert(FilePath.folder(of: file)) }
        return places
    }
}
