package import Foundation
import QuadrantBase
import QuadrantDisplayList
import QuadrantFiles

/// The destination of a picture. It is validated before anything is compiled, and written completely or not at all.
package struct Output {
    package var path: String
    package var format: OutputFormat
    /// The file name's extension, without the dot.
    package private(set) var ending: String

    /// Whether the path is a folder, or only an extension in one: then the picture is named after its view.
    package private(set) var isFolder = false

    package init(_ path: String) throws {
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
    package init(page path: String) throws {
        ending = (path as NSString).pathExtension.lowercased()
        guard ["html", "htm"].contains(ending), !path.hasSuffix("/") else {
            throw Failure(.usage, "the report is a page, and '\(path)' does not end in .html", at: "--output \(path)",
                          rule: "quadrant explain writes an HTML file; --json prints the record.",
                          fix: "Write -o \((path as NSString).deletingPathExtension).html.")
        }
        (self.path, format) = (path, .standard)
    }

    /// The path with `-name` before the extension; in a folder, with the name as the file name.
    package func suffixed(_ name: String) -> Output {
        var copy = self
        if isFolder {
            copy.path = path.dropLast(FilePath.name(of: path).count) + "\(name).\(ending)"
            copy.isFolder = false
            return copy
        }
        let base = (path as NSString).deletingPathExtension
        copy.path = "\(base)-\(name).\((path as NSString).pathExtension)"
        return copy
    }

    /// The file, as it is now; errors are those of the command.
    private func file<Value>(_ body: (OutputFile) throws -> Value) throws -> Value {
        do { return try body(OutputFile(path)) } catch let fault as Diagnostic { throw Failure(.output, fault) }
    }

    package func check() throws {
        // A missing folder for pictures is created if its parent exists.
        let folder = FilePath.folder(of: path)
        if isFolder, !FilePath.exists(folder), let place = try? OpenFolder(FilePath.folder(of: folder)) {
            mkdirat(place.descriptor, FilePath.name(of: folder), 0o777)
        }
        try file { try $0.check() }
    }

    /// Whether the file exists.
    package var exists: Bool { (try? OutputFile(path).exists) ?? false }

    package func write(_ data: Data) throws {
        do {
            let part = try OutputFile.Part(OutputFile(path))
            if let path = part.path { TemporaryFiles.add(path) }
            defer {
                part.discard()
                if let path = part.path { TemporaryFiles.forget(path) }
            }
            try part.add(data)
            try part.finish()
        } catch let fault as Diagnostic { throw Failure(.output, fault) }
    }

    /// Writes a file that does not exist yet; false if another process has written it meanwhile.
    package func writeNew(_ data: Data) throws -> Bool { try file { try $0.writeNew(data) } }

    /// An unfinished file beside the output, which a signal removes, for an encoder that writes it.
    package func part() throws -> OutputPart { OutputPart(try file { try OutputFile.Part($0) }) }
}

/// The unfinished file of an output.
package final class OutputPart {
    private let part: OutputFile.Part

    fileprivate init(_ part: OutputFile.Part) {
        self.part = part
        if let path = part.path { TemporaryFiles.add(path) }
    }

    deinit { discard() }

    /// The open file, which the encoder writes.
    var descriptor: Int32 { part.descriptor }

    /// Puts the file into its place.
    package func finish() throws {
        defer { discard() }
        do { try part.finish() } catch let fault as Diagnostic { throw Failure(.output, fault) }
    }

    package func discard() {
        part.discard()
        if let path = part.path { TemporaryFiles.forget(path) }
    }
}
