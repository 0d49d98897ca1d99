import Foundation
package import Glibc

/// A folder that is open, and so stays the same whatever its path refers to later: files in it are opened, renamed and
/// removed through its descriptor.
///
/// It is reached component by component. A symbolic link on the way is followed if this user or root has made it, or if
/// it leads to what belongs to its maker, who could change that without this user.
package final class OpenFolder {
    package enum Fault: Error {
        /// The code of the system, and the path that it is about.
        case system(Int32, String)
        /// A link of another user that leads to the folder of a third one.
        case link(String, of: uid_t)
    }

    package let descriptor: Int32
    /// Whether it is a folder of the processes' file system, whose links are open files and not paths.
    package let isOfProcesses: Bool

    /// What is left of a path: a name, or the end of a link, where its owner is compared with that of the folder.
    private enum Step {
        case name(String)
        case end(link: String, owner: uid_t)
    }

    /// A relative path is relative to `start`, or else to the current folder. With `makes`, folders that are missing
    /// are made. `visit` sees each folder on the way, the last one included, with its path.
    package init(_ path: String, from start: OpenFolder? = nil, makes: Bool = false,
                 visit: (FileStatus, String) throws -> Void = { _, _ in }) throws {
        var links = 0, shown = path.hasPrefix("/") ? "/" : "."
        var current = try Self.open(shown, from: start)
        var steps = Self.steps(path)
        do {
            while let step = steps.popLast() {
                guard let status = FileStatus(descriptor: current) else { throw Fault.system(errno, shown) }
                guard case .name(let name) = step else {
                    guard case .end(let link, let owner) = step, status.owner != owner else { continue }
                    throw Fault.link(link, of: owner)
                }
                try visit(status, shown)
                let path = shown == "/" ? "/" + name : shown == "." ? name : shown + "/" + name
                var next = openat(current, name, Self.flags | O_NOFOLLOW)
                if next < 0, errno == ENOENT, makes, mkdirat(current, name, 0o777) == 0 || errno == EEXIST {
                    next = openat(current, name, Self.flags | O_NOFOLLOW)
                }
                guard next >= 0, let found = FileStatus(descriptor: next) else { throw Fault.system(errno, path) }
                if !found.isLink {
                    close(current)
                    (current, shown) = (next, path)
                    guard found.isFolder else { throw Fault.system(ENOTDIR, path) }
                    continue
                }
                let target = Self.target(of: next)
                close(next)
                links += 1
                // The system's own limit.
                guard let target, links <= 40 else { throw Fault.system(ELOOP, path) }
                if !found.isOwnOrRoots { steps.append(.end(link: path, owner: found.owner)) }
                steps += Self.steps(target)
                guard target.hasPrefix("/") else { continue }
                let root = try Self.open("/", from: nil)
                close(current)
                (current, shown) = (root, "/")
            }
            guard let status = FileStatus(descriptor: current) else { throw Fault.system(errno, shown) }
            try visit(status, shown)
            isOfProcesses = status.device == FileStatus("/proc")?.device
        } catch {
            close(current)
            throw error
        }
        descriptor = current
    }

    deinit { close(descriptor) }

    // O_PATH: a folder that may be passed but not listed can be opened too.
    private static let flags = Int32(0o10_000_000) | O_CLOEXEC

    private static func open(_ path: String, from start: OpenFolder?) throws -> Int32 {
        let file = start.map { openat($0.descriptor, path, flags) } ?? Glibc.open(path, flags)
        guard file >= 0 else { throw Fault.system(errno, path) }
        return file
    }

    private static func steps(_ path: String) -> [Step] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map { .name(String($0)) }
    }

    /// The path that an open link holds.
    package static func target(of link: Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: 1 << 13)
        let count = readlinkat(link, "", &buffer, buffer.count - 1)
        guard count > 0 else { return nil }
        return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Opens an entry for its status alone, without following a link; -1 if there is none.
    package func entry(_ name: String) -> Int32 { openat(descriptor, name, Self.flags | O_NOFOLLOW) }
}
