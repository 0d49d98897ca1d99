package import Foundation
import QuadrantDisplayList

/// The file of an output: the one place where files that a user names are written.
///
/// It is complete or not written at all: it is made beside its place and then renamed, with owner and permissions of
/// the file that it replaces. What is no file is not replaced: a pipe or a device takes the bytes, a link is followed.
/// A link or pipe of another user is refused, unless the link leads to a file of that user, who could write it anyway.
package struct OutputFile {
    private enum Kind {
        case new
        case file(FileStatus)
        /// A pipe, a device, or the path of an open file: written to, not replaced.
        case stream(Int32)
        case folder
        /// A socket or a disk.
        case other
    }

    /// As the user has written it.
    package let path: String
    private let place: OpenFolder
    /// The folder's path, for messages.
    private let folder: String
    private let name: String
    private let node: Node

    private final class Node {
        let kind: Kind
        init(_ kind: Kind) { self.kind = kind }
        deinit { if case .stream(let file) = kind { close(file) } }
    }

    package init(_ path: String) throws {
        self.path = path
        guard !path.utf8.contains(0) else {
            throw Diagnostic(what: "the name of the output holds a character of code 0",
                             at: String(path.prefix { $0 != "\0" }),
                             rule: "The system ends a path there, and would write another file.",
                             fix: "Leave the character out.")
        }
        var links = 0, next = path, start: OpenFolder?
        /// The owners of links that are judged by what they lead to.
        var makers: [(link: String, owner: uid_t)] = []
        while true {
            let cut = next.lastIndex(of: "/")
            let name = cut.map { String(next[next.index(after: $0)...]) } ?? next
            let above = cut.map { $0 == next.startIndex ? "/" : String(next[..<$0]) } ?? "."
            let place = try Self.open(above, from: start, path)
            if ["", ".", ".."].contains(name) {
                (self.place, folder, self.name, node) = (place, above, name, Node(.folder))
                return
            }
            let file = place.entry(name)
            let status = FileStatus(descriptor: file)
            guard let status else {
                let reason = errno
                if file >= 0 { close(file) }
                guard file < 0, reason == ENOENT || reason == EBADF else { throw Self.unwritable(path, above, reason) }
                try Self.check(makers, FileStatus(descriptor: place.descriptor), path)
                (self.place, folder, self.name, node) = (place, above, name, Node(.new))
                return
            }
            if status.isLink, !place.isOfProcesses {
                let target = OpenFolder.target(of: file)
                close(file)
                links += 1
                guard let target, links <= 40 else { throw Self.unwritable(path, above, ELOOP) }
                if !status.isOwnOrRoots { makers.append((above == "." ? name : above + "/" + name, status.owner)) }
                (next, start) = (target, target.hasPrefix("/") ? nil : place)
                continue
            }
            let kind: Kind = status.isFolder ? .folder : status.isRegular ? .file(status)
                : status.isLink || status.isPipe || status.isDevice ? .stream(file) : .other
            let node = Node(kind)
            if case .stream = kind {} else { close(file) }
            if status.isPipe, !status.isOwnOrRoots {
                throw Self.foreign(path, "a pipe", path, status.owner)
            }
            if !status.isLink { try Self.check(makers, status, path) }
            (self.place, folder, self.name, self.node) = (place, above, name, node)
            return
        }
    }

    private static func open(_ folder: String, from start: OpenFolder?, _ path: String) throws -> OpenFolder {
        do { return try OpenFolder(folder, from: start) } catch OpenFolder.Fault.link(let link, let owner) {
            throw foreign(path, "a link", link, owner)
        } catch OpenFolder.Fault.system(let code, _) {
            guard code == ENOENT || code == ENOTDIR else { throw unwritable(path, folder, code) }
            throw Diagnostic(what: "no such folder: '\(folder)'", at: path,
                             rule: "The folder of the output file must exist.", fix: "mkdir -p '\(folder)'")
        }
    }

    private static func check(_ makers: [(link: String, owner: uid_t)], _ end: FileStatus?, _ path: String) throws {
        if let maker = makers.first(where: { $0.owner != end?.owner }) {
            throw foreign(path, "a link", maker.link, maker.owner)
        }
    }

    private static func foreign(_ path: String, _ kind: String, _ link: String, _ owner: uid_t) -> Diagnostic {
        Diagnostic(what: "cannot write '\(path)': '\(link)' is \(kind) of \(FileStatus.name(of: owner))", at: path,
                   rule: "A link or pipe of another user is followed only to what belongs to that user.",
                   fix: "Name another file, or remove '\(link)' if it should not be there.")
    }

    private static func unwritable(_ path: String, _ folder: String, _ code: Int32) -> Diagnostic {
        Diagnostic(what: "cannot write '\(path)': \(String(cString: strerror(code)))", at: folder,
                   rule: "The output is written to a temporary file beside it, then renamed.",
                   fix: "Choose a writable folder, or free some space.")
    }

    private func unwritable(_ code: Int32) -> Diagnostic { Self.unwritable(path, folder, code) }

    /// Whether there is something of that name.
    package var exists: Bool { if case .new = node.kind { false } else { true } }

    /// Throws if the file cannot be written, before the work that makes it.
    package func check() throws {
        switch node.kind {
        case .folder:
            throw Diagnostic(what: "'\(path)' is a folder", at: path, rule: "The output is a file.",
                             fix: "Use another name, or append '/' to the folder.")
        case .other:
            throw Diagnostic(what: "'\(path)' is a socket or a disk", at: path,
                             rule: "The output is a file, a pipe or a device that takes characters.",
                             fix: "Use another name.")
        case .stream: break
        case .new: try checkFolder()
        case .file:
            try checkFolder()
            if faccessat(place.descriptor, name, W_OK, AT_EACCESS) != 0 { throw unwritable(errno) }
        }
    }

    private func checkFolder() throws {
        if faccessat(place.descriptor, ".", W_OK, AT_EACCESS) != 0 { throw unwritable(errno) }
    }

    /// Makes a folder for outputs, with those above it, if it is not there.
    package static func makeFolder(_ path: String) throws {
        do { _ = try OpenFolder(path, makes: true) } catch OpenFolder.Fault.link(let link, let owner) {
            throw foreign(path, "a link", link, owner)
        } catch OpenFolder.Fault.system(let code, _) {
            throw unwritable(path, path, code)
        }
    }

    /// The path of a URL, which must be that of a file.
    package static func path(of url: URL) throws -> String {
        if url.isFileURL { return url.path }
        throw Diagnostic(what: "'\(url.absoluteString)' is not the URL of a file", at: url.absoluteString,
                         rule: "Outputs are files of this machine.", fix: "Use URL(fileURLWithPath:).")
    }

    /// Writes to a new file in the same folder, and then renames it.
    package static func write(_ data: Data, to path: String) throws { try OutputFile(path).write(data) }

    package func write(_ data: Data) throws {
        let part = try Part(self)
        try part.add(data)
        try part.finish()
    }

    /// Writes a file that is not there yet; false if another process has written it meanwhile.
    package func writeNew(_ data: Data) throws -> Bool {
        guard case .new = node.kind else { return false }
        let part = try Part(self)
        try part.add(data)
        return try part.finish(replaces: false)
    }

    /// An unfinished file beside the output, or for a stream one without a name.
    package final class Part {
        private let output: OutputFile
        private let name: String
        /// The open file. It can be written by a process that inherits it.
        package private(set) var descriptor: Int32
        /// The path of the unfinished file, for its removal by a signal handler; nil if it has no name.
        package let path: String?

        package init(_ output: OutputFile) throws {
            try output.check()
            self.output = output
            name = ".quadrant-" + String(UInt64.random(in: 0 ... .max), radix: 36)
            switch output.node.kind {
            case .stream:
                path = nil
                descriptor = PrivateFolder.unnamedFile()
            default:
                path = output.folder + "/" + name
                // A new file has the permissions that the user's mask leaves; those of an old one are set at the end.
                let isNew = if case .new = output.node.kind { true } else { false }
                descriptor = openat(output.place.descriptor, name,
                                    O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, isNew ? 0o666 : 0o600)
            }
            guard descriptor >= 0 else { throw output.unwritable(errno) }
        }

        deinit { discard() }

        package func add(_ data: Data) throws {
            guard OutputFile.send(data, to: descriptor) else {
                let reason = errno
                discard()
                throw output.unwritable(reason)
            }
        }

        /// Removes the unfinished file.
        package func discard() {
            guard descriptor >= 0 else { return }
            close(descriptor)
            descriptor = -1
            if path != nil { unlinkat(output.place.descriptor, name, 0) }
        }

        /// Puts the file into its place; for a stream, sends it. With `replaces` false an existing file stays, and the
        /// result is false.
        @discardableResult
        package func finish(replaces: Bool = true) throws -> Bool {
            guard descriptor >= 0 else { throw output.unwritable(EBADF) }
            defer { discard() }
            if case .stream(let node) = output.node.kind {
                try output.send(descriptor, to: node)
                return true
            }
            if case .file(let old) = output.node.kind, replaces { keep(old) }
            let place = output.place.descriptor, file = descriptor
            descriptor = -1
            // Some file systems report a lack of space only when the file is closed.
            let isWhole = close(file) == 0
            // Unlike a renamed file, a link never replaces one.
            let isPlaced = isWhole && (replaces ? renameat(place, name, place, output.name) == 0
                : linkat(place, name, place, output.name, 0) == 0)
            let reason = errno
            if !isPlaced || !replaces { unlinkat(place, name, 0) }
            if !isPlaced, replaces || reason != EEXIST { throw output.unwritable(reason) }
            return isPlaced
        }

        /// Owner, group and permissions of the replaced file, as far as this user may give them.
        private func keep(_ old: FileStatus) {
            guard let new = FileStatus(descriptor: descriptor) else { return }
            var permissions = old.permissions
            if new.owner != old.owner { fchown(descriptor, old.owner, gid_t.max) }
            // Another group than before does not get the permissions that the old one had.
            if new.group != old.group, fchown(descriptor, uid_t.max, old.group) != 0 { permissions &= 0o707 }
            fchmod(descriptor, permissions)
        }
    }

    /// Sends a finished file to a stream.
    private func send(_ file: Int32, to node: Int32) throws {
        let size = lseek(file, 0, SEEK_END)
        var data = Data(count: max(0, Int(size)))
        var read = 0
        while read < data.count {
            let count = data.withUnsafeMutableBytes {
                pread(file, $0.baseAddress! + read, $0.count - read, off_t(read))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw unwritable(count < 0 ? errno : EIO) }
            read += count
        }
        // The very thing that was opened, whatever its name refers to now. An open file has no other path.
        let isLink = FileStatus(descriptor: node)?.isLink ?? false
        let stream = isLink ? openat(place.descriptor, name, O_WRONLY | O_TRUNC | O_CLOEXEC)
            : Foundation.open("/proc/self/fd/\(node)", O_WRONLY | O_CLOEXEC)
        guard stream >= 0 else { throw unwritable(errno) }
        guard Self.send(data, to: stream) else {
            let reason = errno
            close(stream)
            throw unwritable(reason)
        }
        guard close(stream) == 0 else { throw unwritable(errno) }
    }

    private static func send(_ data: Data, to file: Int32) -> Bool {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + sent, data.count - sent) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }
}
