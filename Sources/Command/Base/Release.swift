import Foundation

/// The release that the command is a part of: a folder with what it needs, made by `tools/release`.
package struct Release: Decodable {
    /// Such as 0.1.0.
    package var version: String
    /// The compiler that made the modules: the first line of `swiftc --version`.
    package var compiler: String
    /// The address of the releases, as `install.sh` takes it; empty where none is known.
    package var address: String

    /// The folder with the command, its modules, fonts and libraries.
    package static let folder: String = {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return ((path ?? "") as NSString).deletingLastPathComponent
    }()

    /// Whether the command is a part of a release, and not the build of a checkout.
    package static let isThis = access(record, R_OK) == 0
    private static let record = folder + "/quadrant-release.json"

    /// The release that this command is a part of; nil for the build of a checkout.
    package static let current: Release? =
        FileManager.default.contents(atPath: record).flatMap { try? JSONDecoder().decode(Release.self, from: $0) }

    /// Tells the library that reads image files where its modules are, and the table by which it knows their types.
    package static func prepare() {
        guard isThis else { return }
        setenv("GDK_PIXBUF_MODULE_FILE", folder + "/quadrant-pixbuf/loaders.cache", 1)
        let given = getenv("XDG_DATA_DIRS").map { String(cString: $0) } ?? ""
        let folders = given.isEmpty ? "/usr/local/share:/usr/share" : given
        setenv("XDG_DATA_DIRS", folders + ":" + folder + "/quadrant-data", 1)
    }
}
