import Foundation

/// The destination of a picture. It is validated before anything is compiled, and written completely or not at all.
struct Output {
    var path: String
    var format: OutputFormat
    /// The file name's extension, without the dot.
    private(set) var ending: String

    /// Whether the path is a folder, or only an extension in one: then the picture is named after its view.
    private(set) var isFolder = false

    init(_ path: String) throws {
        self.path = path
        var ending = (path as NSString).pathExtension.lowercased()
        let name = (path as NSString).lastPathComponent
        let isKnown = OutputFormat(fileExtension: ending) != nil
        if path.hasSuffix("/") || !path.isEmpty && !isKnown && FilePath.isFolder(path) {
            self.path = path + (path.hasSuffix("/") ? ".png" : "/.png")
            (isFolder, ending) = (true, "png")
        } else if name.hasPrefix("."), OutputFormat(fileExtension: String(name.dropFirst())) != nil {
            (isFolder, ending) = (true, name.dropFirst().lowercased())
        }
        guard let format = OutputFormat(fileExtension: ending) else {
            throw Failure(.usage, ending.isEmpty ? "'\(path)' has no file extension"
                              : "unknown output format '.\(ending)'",
                          at: "--output \(path)",
                          rule: "The formats are "
                              + (OutputFormat.pictureEndings + FilmFormat.endings).alternatives + ".",
                          fix: "Write -o \((path as NSString).deletingPathExtension).png.")
        }
        self.format = format
        self.ending = ending
    }

    /// A page, which is no picture: `check` and `write` treat its file like that of a picture.
    init(page path: String) throws {
        ending = (path as NSString).pathExtension.lowercased()
        guard ["html", "htm"].contains(ending), !path.hasSuffix("/") else {
            throw Failure(.usage, "the report is a page, and '\(path)' does not end in .html", at: "--output \(path)",
                          rule: "quadrant explain writes an HTML file; --json prints the record.",
                          fix: "Write -o \((path as NSString).deletingPathExtension).html.")
        }
        (self.path, format) = (path, .standard)
    }

    /// The path with `-name` before the extension; in a folder, with the name as the file name.
    func suffixed(_ name: String) -> Output {
        var copy = self
        if isFolder {
            let folder = (path as NSString).deletingLastPathComponent
            copy.path = (folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/") + "\(name).\(ending)"
            copy.isFolder = false
            return copy
        }
        let base = (path as NSString).deletingPathExtension
        copy.path = "\(base)-\(name).\((path as NSString).pathExtension)"
        return copy
    }

    /// The path of the file, with symbolic links resolved.
    private var target: String {
        var at = path
        // The system's own limit.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: at) else { break }
            let folder = (at as NSString).deletingLastPathComponent
            at = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
        }
        return at
    }

    private var folder: String {
        let folder = (target as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Whether it is a pipe, a device, or the path of an open file, which is written to directly and not replaced.
    private var isStream: Bool {
        guard access(path, F_OK) == 0 else { return false }
        let type = attributes?[.type] as? FileAttributeType
        // Foundation reports no type for named pipes.
        return type == nil || type == .typeCharacterSpecial || type == .typeUnknown
    }

    /// The file's attributes; nil if it does not exist.
    private var attributes: [FileAttributeKey: Any]? { try? FileManager.default.attributesOfItem(atPath: target) }

    func check() throws {
        var isFolder: ObjCBool = false
        if let link = SymbolicLink(path), link.isLoop { throw unwritable(String(cString: strerror(ELOOP))) }
        // A missing folder for pictures is created if its parent exists.
        if self.isFolder { mkdir(folder, 0o777) }
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure(.output, "no such folder: '\(folder)'", at: path,
                          rule: "The folder of the output file must exist.", fix: "mkdir -p '\(folder)'")
        }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw Failure(.output, "'\(path)' is a folder", at: path,
                          rule: "The output is a file.", fix: "Use another name, or append '/' to the folder.")
        }
        if !isStream, access(folder, W_OK) != 0 { throw unwritable(String(cString: strerror(errno))) }
        if access(path, F_OK) == 0, access(path, W_OK) != 0 { throw unwritable(String(cString: strerror(errno))) }
    }

    /// Creates a temporary file beside the output, to be renamed to it; for a stream, in the folder for temporary
    /// files.
    func temporaryFile() throws -> (file: Int32, path: String) {
        var template = Array(((isStream ? NSTemporaryDirectory() : folder) + "/.quadrant-XXXXXX").utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { throw unwritable(String(cString: strerror(errno))) }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        TemporaryFiles.add(path)
        return (file, path)
    }

    /// Renames a finished temporary file to the output, with the permissions of the file that it replaces.
    func place(_ temporaryFile: String) throws {
        if isStream {
            defer { TemporaryFiles.remove(temporaryFile) }
            guard let data = FileManager.default.contents(atPath: temporaryFile) else {
                throw unwritable(String(cString: strerror(errno)))
            }
            return try write(data)
        }
        let mask = umask(0)
        umask(mask)
        let old = (attributes?[.posixPermissions] as? NSNumber).map { mode_t(truncating: $0) & 0o777 }
        chmod(temporaryFile, old ?? 0o666 & ~mask)
        guard rename(temporaryFile, target) == 0 else {
            let reason = String(cString: strerror(errno))
            TemporaryFiles.remove(temporaryFile)
            throw unwritable(reason)
        }
        TemporaryFiles.forget(temporaryFile)
    }

    func write(_ data: Data) throws {
        if isStream {
            let file = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
            guard file >= 0, Self.send(data, to: file) else { throw unwritable(String(cString: strerror(errno))) }
            return
        }
        let (file, temporaryFile) = try temporaryFile()
        guard Self.send(data, to: file) else {
            let reason = String(cString: strerror(errno))
            TemporaryFiles.remove(temporaryFile)
            throw unwritable(reason)
        }
        try place(temporaryFile)
    }

    /// Writes everything and closes the file, because some file systems report a lack of space only then.
    private static func send(_ data: Data, to file: Int32) -> Bool {
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + sent, data.count - sent) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = errno
                close(file)
                errno = reason
                return false
            }
            sent += count
        }
        return close(file) == 0
    }

    private func unwritable(_ reason: String) -> Failure {
        Failure(.output, "cannot write '\(path)': \(reason)", at: folder,
                rule: "The output is written to a temporary file beside it, then renamed.",
                fix: "Choose a writable folder, or free some space.")
    }
}
