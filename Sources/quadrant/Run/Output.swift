import Foundation

/// Where a picture goes. Checked before anything is compiled, and written as a whole or not at all.
struct Output {
    enum Kind: String, CaseIterable {
        case png, svg, pdf, apng, gif, webp, mp4
        /// Whether it shows time passing.
        var isMoving: Bool { [.apng, .gif, .webp, .mp4].contains(self) }
        var hasPixels: Bool { self != .svg && self != .pdf }
    }

    var path: String
    var kind: Kind

    init(_ path: String) throws {
        self.path = path
        let ending = (path as NSString).pathExtension.lowercased()
        guard let kind = Kind(rawValue: ending) else {
            throw Failure(.usage, ending.isEmpty ? "'\(path)' names no output type" : "'.\(ending)' is no output type",
                          at: "--output \(path)",
                          rule: "The type is the name's ending: .png, .svg, .pdf, .apng, .gif, .webp or .mp4.",
                          fix: "Write -o \((path as NSString).deletingPathExtension).png.")
        }
        self.kind = kind
    }

    /// The same place with `-name` before the ending.
    func suffixed(_ name: String) -> Output {
        var copy = self
        let base = (path as NSString).deletingPathExtension
        copy.path = "\(base)-\(name).\((path as NSString).pathExtension)"
        return copy
    }

    private var folder: String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    func check() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure(.output, "there is no folder '\(folder)'", at: path,
                          rule: "A picture is written into a folder that exists.", fix: "mkdir -p '\(folder)'")
        }
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw Failure(.output, "'\(path)' is a folder", at: path,
                          rule: "A picture replaces a file, never a folder.", fix: "Choose another name after -o.")
        }
        if access(folder, W_OK) != 0 { throw unwritable(String(cString: strerror(errno))) }
        if access(path, F_OK) == 0, access(path, W_OK) != 0 { throw unwritable(String(cString: strerror(errno))) }
    }

    /// A new file in the folder of the output, to be filled and then put in its place.
    func draft() throws -> (file: Int32, path: String) {
        var template = Array((folder + "/.quadrant-XXXXXX").utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { throw unwritable(String(cString: strerror(errno))) }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        Drafts.add(path)
        return (file, path)
    }

    /// Gives a finished draft the name of the output.
    func place(_ draft: String) throws {
        let mask = umask(0)
        umask(mask)
        chmod(draft, 0o666 & ~mask)
        guard rename(draft, path) == 0 else {
            let reason = String(cString: strerror(errno))
            Drafts.remove(draft)
            throw unwritable(reason)
        }
        Drafts.forget(draft)
    }

    func write(_ data: Data) throws {
        let (file, draft) = try draft()
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + sent, data.count - sent) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let reason = String(cString: strerror(errno))
                close(file)
                Drafts.remove(draft)
                throw unwritable(reason)
            }
            sent += count
        }
        close(file)
        try place(draft)
    }

    private func unwritable(_ reason: String) -> Failure {
        Failure(.output, "'\(path)' cannot be written: \(reason)", at: folder,
                rule: "The picture is written beside its final name first and then takes its place.",
                fix: "Choose a folder you may write, or free some room.")
    }
}
