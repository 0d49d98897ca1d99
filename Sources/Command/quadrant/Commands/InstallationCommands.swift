import Foundation
import QuadrantBase
import QuadrantFiles

/// `quadrant versions`: the versions that are installed.
enum VersionsCommand {
    struct Row: Encodable {
        var version: String
        var isUsed: Bool
    }

    static func run(_ arguments: Arguments) throws {
        let installation = try Installation.current(for: "versions"), used = installation.used
        let rows = installation.versions.map { Row(version: $0, isUsed: $0 == used) }
        if arguments.has("json") {
            print(try JSON.text(rows))
        } else {
            for row in rows { print("\(row.isUsed ? "*" : " ") \(row.version)") }
        }
    }
}

/// `quadrant use`: chooses the version that is started.
enum UseCommand {
    static func run(_ arguments: Arguments) throws {
        let version = arguments.plain[0]
        try Installation.current(for: "use").use(version)
        print("quadrant \(version) is used from now on")
    }
}

/// `quadrant update`: runs the `install.sh` of this release.
enum UpdateCommand {
    static func run(_ arguments: Arguments) throws {
        let installation = try Installation.current(for: "update"), release = Release.current
        let script = Release.folder + "/install.sh"
        guard access(script, R_OK) == 0 else {
            throw Failure(.machine, "the release is incomplete", at: script,
                          rule: "The release's own install.sh fetches, checks and unpacks another one.",
                          fix: "Install again with the install.sh of a release.")
        }
        var options = ["--prefix", installation.prefix]
        if let file = arguments.value("from") {
            options += ["--from", file]
        } else if let address = arguments.value("releases") ?? release.map(\.address), !address.isEmpty {
            options += ["--releases", address]
        } else {
            throw Failure(.usage, "this release does not say where others are", at: Release.folder,
                          rule: "An update is fetched from the address of the releases, or read from a file.",
                          fix: "Name one: --releases URL or --from quadrant-VERSION-linux-ARCH.tar.gz.")
        }
        if let version = arguments.value("to") { options += ["--version", version] }
        guard let result = Spawn.run("/bin/sh", [script] + options) else {
            throw Failure(.machine, "the installation cannot be started", at: "/bin/sh",
                          rule: "install.sh is run by the system's shell.", fix: "Check that /bin/sh can be run.")
        }
        if result.status != 0 { exit(ExitCode.machine.rawValue) }
    }
}

/// `quadrant uninstall`: removes a version, or all and what they have kept in the cache.
enum UninstallCommand {
    static func run(_ arguments: Arguments) throws {
        let installation = try Installation.current(for: "uninstall")
        if let version = arguments.plain.first {
            try installation.remove(version)
            print("removed quadrant \(version)")
            return
        }
        let versions = installation.versions, cache = Cache().folder
        try installation.removeAll()
        if Variable.cache.value != nil {
            // The folder that a user has named may have other things in it.
            print("kept the cache \(cache), which \(Variable.cache.name) names")
        } else if !arguments.has("keep-cache") {
            try? FileManager.default.removeItem(atPath: cache)
            // The folder of all programs' caches, if it is empty.
            rmdir((cache as NSString).deletingLastPathComponent)
        }
        print("removed quadrant \(versions.joined(separator: ", "))")
    }
}
