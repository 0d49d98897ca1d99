import Foundation

/// Folders in which no other user can put, change or exchange a file: what is compiled, loaded or run lies in one.
///
/// A path is safe if no other user can rename a part of it. Then the files behind it are those that this user has put
/// there, at every later time, and no check of theirs can be overtaken.
package enum PrivateFolder {
    /// Why a folder is not safe.
    package enum Fault: Error, Equatable {
        /// It cannot be reached or made; with the system's reason.
        case unreachable(String)
        /// It is not writable for this user.
        case unwritable
        case owned(by: String)
        case writable
        /// A folder above it lets others exchange it.
        case exchangeable(above: String)

        /// What is wrong with it, after its path.
        package var text: String {
            switch self {
            case .unreachable, .unwritable: "is not writable"
            case .owned(let name): "belongs to \(name)"
            case .writable: "can be written by other users"
            case .exchangeable(let above): "can be exchanged by other users, who can write in '\(above)'"
            }
        }
    }

    /// Why a folder that is there is not this user's own and safe; nil if it is.
    package static func fault(_ path: String) -> Fault? { fault(path, isPlace: false) }

    /// Whether private files can be made in a folder: only their owner can rename what is in it.
    private static func isPlace(_ path: String) -> Bool { fault(path, isPlace: true) == nil }

    private static func fault(_ path: String, isPlace: Bool) -> Fault? {
        do {
            var last: (status: FileStatus, path: String)?
            _ = try OpenFolder(path) { status, path in
                // What was seen before is above this one.
                if let last { try check(last.status, last.path) }
                last = (status, path)
            }
            guard let status = last?.status else { return .unreachable("") }
            if isPlace {
                try check(status, path)
            } else if !status.isOwn {
                return .owned(by: status.ownerName)
            } else if status.othersCanWrite {
                return .writable
            }
            return access(path, W_OK | X_OK) == 0 ? nil : .unwritable
        } catch let fault as Fault {
            return fault
        } catch OpenFolder.Fault.link(let link, _) {
            return .exchangeable(above: link)
        } catch OpenFolder.Fault.system(let code, _) {
            return .unreachable(String(cString: strerror(code)))
        } catch {
            return .unreachable("\(error)")
        }
    }

    private static func check(_ status: FileStatus, _ path: String) throws {
        guard status.isOwnOrRoots || isOfUnknown(status) else { throw Fault.exchangeable(above: path) }
        if status.othersCanWrite, !status.isSticky { throw Fault.exchangeable(above: path) }
    }

    /// Whether it is a folder that only its owner can write, a user whom this process's namespace does not know: there,
    /// root's folders are of that kind.
    private static func isOfUnknown(_ status: FileStatus) -> Bool {
        guard !status.othersCanWrite, let text = read("/proc/sys/kernel/overflowuid"),
              uid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) == status.owner,
              let map = read("/proc/self/uid_map") else { return false }
        return map.split(whereSeparator: \.isWhitespace) != ["0", "0", "4294967295"]
    }

    private static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Makes the folder if it is not there, for this user alone. Returns why it cannot be used, or nil.
    package static func open(_ path: String) -> Fault? {
        if mkdir(path, 0o700) != 0, errno == ENOENT {
            let above = (path as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
            mkdir(path, 0o700)
        }
        // A link that another user has put there is not followed; one above it is judged by what it leads to.
        guard let status = FileStatus(path) else { return .unreachable(String(cString: strerror(errno))) }
        if status.isLink, !status.isOwnOrRoots { return .owned(by: status.ownerName) }
        return fault(path)
    }

    /// The folder of this user alone in one that several share, such as a volume of an image: there all can write, and
    /// only owners rename. Another folder stays itself.
    package static func own(in path: String) -> String {
        guard let status = FileStatus(following: path), status.isFolder, status.othersCanWrite, isPlace(path) else {
            return path
        }
        return path + "/user-\(geteuid())"
    }

    /// The folder for the caches of this user; nil if none is known. `HOME` may be another user's, as with `sudo`.
    package static func caches(home: String?) -> String? {
        if let home, FileStatus(following: home).map(\.isOwn) ?? true { return home + "/.cache" }
        return (FileStatus.home(of: geteuid()) ?? home).map { $0 + "/.cache" }
    }

    // MARK: For temporary files

    /// The folders for temporary files in which others cannot exchange a private one, the one that `TMPDIR` names
    /// first.
    package static var temporaryPlaces: [String] {
        var seen: Set<String> = []
        return [NSTemporaryDirectory(), "/tmp", "/var/tmp"]
            .map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            .filter { seen.insert($0).inserted && isPlace($0) }
    }

    /// Makes a folder with a new name for this user alone, in `place` or with the temporary files; nil if that is not
    /// possible.
    package static func make(_ name: String, in place: String? = nil) -> String? {
        guard let place = place ?? temporaryPlaces.first else { return nil }
        var template = Array((place + "/" + name + "-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The folder of that name with the temporary files, for files that outlive the process and are found again: if
    /// another user has taken the name, one with this user's number, or else a new one.
    package static func shared(_ name: String) -> String? {
        for place in temporaryPlaces {
            for path in ["\(place)/\(name)", "\(place)/\(name)-\(geteuid())"] where open(path) == nil { return path }
        }
        return make(name)
    }

    /// Opens a new file for reading and writing that has no name any more: it is there until it is closed. -1 if none
    /// can be made.
    package static func unnamedFile() -> Int32 {
        guard let place = temporaryPlaces.first else { return -1 }
        let path = place + "/quadrant-" + String(UInt64.random(in: 0 ... .max), radix: 36)
        let file = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 { unlink(path) }
        return file
    }
}
