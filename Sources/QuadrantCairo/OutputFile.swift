package import Foundation
import QuadrantDisplayList

/// Writes complete files atomically, so that a reader never reads a partial file.
package enum OutputFile {
    /// Writes to a new file in the same folder and then renames it over `path`.
    package static func write(_ data: Data, to path: String) throws {
        let target = URL(fileURLWithPath: path)
        let folder = target.deletingLastPathComponent().path
        let temporaryFile = folder + "/." + target.lastPathComponent
            + ".\(getpid()).\(UInt32.random(in: 0 ... .max)).part"
        let file = open(temporaryFile, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure("created", temporaryFile, folder) }
        var isWritten = true
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var rest = bytes
            while !rest.isEmpty {
                let count = Foundation.write(file, rest.baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { isWritten = false; return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
        let reason = errno
        let isClosed = close(file) == 0
        guard isWritten && isClosed else {
            unlink(temporaryFile)
            errno = isWritten ? errno : reason
            throw failure("written", path, folder)
        }
        guard rename(temporaryFile, path) == 0 else {
            let reason = errno
            unlink(temporaryFile)
            errno = reason
            throw failure("put in place", path, folder)
        }
    }

    private static func failure(_ verb: String, _ path: String, _ folder: String) -> Diagnostic {
        Diagnostic(what: "the file could not be \(verb): \(String(cString: strerror(errno))).", at: path,
                    rule: "A picture is written beside its place first, so the folder must exist and be writable.",
                    fix: "Create \(folder), free space on it, or choose a folder you may write to.")
    }
}
