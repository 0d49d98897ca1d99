import Foundation
import QuadrantBase
import QuadrantDisplayList
import QuadrantFiles

/// The folder of a gallery. It is written beside its place and then renamed, so that it is there completely or not at
/// all; only an earlier gallery or an empty folder is replaced.
struct GalleryFolder {
    /// As the user has written it, without a slash at its end.
    let path: String
    /// The file by which a folder is known to be a gallery.
    static let record = "gallery.json"

    init(_ path: String) throws {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        let name = FilePath.name(of: path)
        guard !path.isEmpty, path != "/", name != ".", name != "..", !path.utf8.contains(0) else {
            throw Failure(.usage, "'\(path)' cannot be the folder of a gallery", at: "--output",
                          rule: "The folder is made anew, so it has a name of its own.", fix: "Write -o gallery/.")
        }
        guard let status = FileStatus(path) else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        if status.isFolder, names.isEmpty || names.contains(Self.record) { return }
        throw Failure(.output, status.isFolder ? "the folder '\(path)' is not a gallery" : "'\(path)' is not a folder",
                      at: "--output \(path)",
                      rule: "A gallery replaces an earlier one, which has a file \(Self.record), or an empty folder.",
                      fix: "Name another folder, or remove this one.")
    }

    /// The folder in which a new gallery is written, beside its place.
    func begin() throws -> String {
        let parent = FilePath.folder(of: FilePath.absolute(path))
        do { try OutputFile.makeFolder(parent) } catch let fault as Diagnostic { throw Failure(.output, fault) }
        guard let made = PrivateFolder.make(".quadrant-gallery", in: parent) else { throw unwritable(errno) }
        TemporaryFiles.setFolder(made)
        return made
    }

    /// Removes what was begun.
    static func discard(_ made: String) {
        try? FileManager.default.removeItem(atPath: made)
        TemporaryFiles.setFolder(nil)
    }

    /// Puts the finished folder into its place. An earlier gallery is there until then, and again if that fails.
    func finish(_ made: String) throws {
        let place = FilePath.absolute(path), old = made + "/.old"
        // A new folder is for its owner alone; pages are for everyone whom the user's mask allows.
        let mask = umask(0)
        umask(mask)
        let hadOld = rename(place, old) == 0
        if !hadOld, errno != ENOENT { throw unwritable(errno) }
        chmod(made, 0o777 & ~mask)
        guard rename(made, place) == 0 else {
            let reason = errno
            if hadOld { rename(old, place) }
            throw unwritable(reason)
        }
        TemporaryFiles.setFolder(nil)
        if hadOld { try? FileManager.default.removeItem(atPath: place + "/.old") }
    }

    func unwritable(_ reason: Int32) -> Failure {
        Failure(.output, "the gallery cannot be written: \(String(cString: strerror(reason)))", at: "--output \(path)",
                rule: "It is written beside its place and then renamed; what was there is unchanged.",
                fix: "Check the permissions of the folder around it, or free some space.")
    }

    /// Writes a file of the new gallery.
    func write(_ data: Data, to name: String, in made: String) throws {
        do { try data.write(to: URL(fileURLWithPath: made + "/" + name)) } catch { throw unwritable(errno) }
    }
}
