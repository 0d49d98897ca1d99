import Foundation
import QuadrantFiles

/// Folders of a test, in one of its own.
final class Sandbox {
    let folder: String

    init() throws {
        guard let folder = PrivateFolder.make("quadrant-files") else { throw CocoaError(.fileWriteNoPermission) }
        self.folder = folder
        chmod(folder, 0o755)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func write(_ text: String, _ name: String, mode: mode_t = 0o644, owner: uid_t? = nil) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        chmod(path(name), mode)
        if let owner { chown(path(name), owner, owner) }
    }

    @discardableResult
    func make(_ name: String, mode: mode_t = 0o755, owner: uid_t? = nil) -> String {
        mkdir(path(name), 0o700)
        chmod(path(name), mode)
        if let owner { chown(path(name), owner, owner) }
        return path(name)
    }

    func link(_ name: String, to destination: String, owner: uid_t? = nil) {
        symlink(destination, path(name))
        if let owner { lchown(path(name), owner, owner) }
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    func status(_ name: String) -> FileStatus? { FileStatus(path(name)) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    /// Whether files can be given to another user, as the tests with two users require.
    static let isRoot = geteuid() == 0
    /// Another user, without a name.
    static let other: uid_t = 60_002
}
