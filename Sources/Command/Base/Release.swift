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

    /// Tells the library that reads GIF, BMP and TIFF files where its modules are.
    package static func prepare() {
        let modules = folder + "/quadrant-pixbuf/loaders.cache"
        if isThis, access(modules, R_OK) == 0 { setenv("GDK_PIXBUF_MODULE_FILE", modules, 1) }
    }
}
