import Foundation
import QuadrantBase
import QuadrantFiles

/// The versions that `install.sh` has installed, of which this command is one:
/// PREFIX/share/quadrant/versions/VERSION, and PREFIX/bin/quadrant, a link to the one that is used.
struct Installation {
    /// Such as `~/.local`, in full.
    let prefix: String

    /// Nil if a command in `folder` was not installed by `install.sh`.
    init?(folder: String) {
        let parts = folder.components(separatedBy: "/")
        guard parts.count > 6, parts.suffix(2) == ["lib", "quadrant"],
              parts.dropLast(3).suffix(3) == ["share", "quadrant", "versions"] else { return nil }
        prefix = parts.dropLast(6).joined(separator: "/")
    }

    /// The installation of this command. A failure says how the command is updated otherwise.
    static func current(for command: String) throws -> Installation {
        if let found = Installation(folder: Release.folder) { return found }
        throw Failure(.machine, "this command was not installed by install.sh", at: Release.folder,
                      rule: "'quadrant \(command)' changes what install.sh has put in share/quadrant/versions.",
                      fix: Release.isThis
                        ? "A package is updated and removed with apt-get; a release that was unpacked by hand, by hand."
                        : "A checkout is updated with 'git pull'; ./quadrant then builds the command.")
    }

    var root: String { prefix + "/share/quadrant" }
    var versionsFolder: String { root + "/versions" }
    var link: String { prefix + "/bin/quadrant" }
    private func folder(_ version: String) -> String { "\(versionsFolder)/\(version)" }
    private func target(_ version: String) -> String { "../share/quadrant/versions/\(version)/bin/quadrant" }

    /// The installed versions, the lowest number first.
    var versions: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versionsFolder)) ?? []
        return names.filter { access(folder($0) + "/lib/quadrant/quadrant-release.json", R_OK) == 0 }
            .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// The version that PREFIX/bin/quadrant starts; nil if the link is missing or another file.
    var used: String? {
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return nil }
        return versions.first { path == target($0) || path == folder($0) + "/bin/quadrant" }
    }

    /// Makes PREFIX/bin/quadrant start a version. The link is replaced in one step.
    func use(_ version: String) throws {
        guard versions.contains(version) else {
            throw Failure(.usage, "version \(version) is not installed", at: versionsFolder,
                          rule: "The installed versions are \(versions.joined(separator: ", ")).",
                          fix: "Name one of them, or install another: 'quadrant update --to \(version)'.")
        }
        let new = link + ".new"
        unlink(new)
        if used == nil, FilePath.exists(link) || SymbolicLink(link) != nil { throw foreign }
        guard symlink(target(version), new) == 0, rename(new, link) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(new)
            throw Failure(.output, "version \(version) cannot be made the one that is used", at: "\(link): \(reason)",
                          rule: "The link starts the version that is used.", fix: "Make its folder writable.")
        }
    }

    private var foreign: Failure {
        Failure(.output, "the command in bin is not a link to an installed version", at: link,
                rule: "Only the link that install.sh has made is replaced.", fix: "Rename or remove it.")
    }

    /// Removes a version that is not used.
    func remove(_ version: String) throws {
        guard versions.contains(version) else {
            throw Failure(.usage, "version \(version) is not installed", at: versionsFolder,
                          rule: "The installed versions are \(versions.joined(separator: ", ")).",
                          fix: "Name one of them, or none to remove all.")
        }
        guard version != used else {
            throw Failure(.usage, "version \(version) is the one that is used", at: link,
                          rule: "A version that is used is removed with all others only.",
                          fix: "Run 'quadrant use' with another version first, or 'quadrant uninstall' to remove all.")
        }
        try delete(folder(version))
    }

    /// Removes all versions, the link, and the folders that are empty then.
    func removeAll() throws {
        if used != nil { unlink(link) }
        // An installation that was killed leaves a temporary folder.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: versionsFolder)) ?? []
        for name in versions + names.filter({ $0.hasPrefix(".new-") }) { try delete(folder(name)) }
        // A folder with other things in it stays.
        for path in [versionsFolder, root, prefix + "/share", prefix + "/bin", prefix] { rmdir(path) }
    }

    private func delete(_ path: String) throws {
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw Failure(.output, "a version cannot be removed", at: "\(path): \(error.localizedDescription)",
                          rule: "The folder and all files in it must be writable.", fix: "Remove it by hand.")
        }
    }
}
