public import Foundation

/// A file, a folder or a symbolic link in memory, as documents are read from and written to.
///
/// Nothing is written to a disk here.
open class FileWrapper: NSObject {
    private enum Kind {
        case file(Data), folder([String: FileWrapper]), link(URL)
    }
    private let lock = NSLock()
    private var kind: Kind

    /// The name under which a folder takes it.
    open var preferredFilename: String?
    /// The name that it has.
    open var filename: String?
    /// Attributes of the file; kept.
    open var fileAttributes: [String: Any] = [:]

    /// A file of bytes.
    public init(regularFileWithContents contents: Data) { kind = .file(contents) }
    /// A folder of files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        kind = .folder(childrenByPreferredName)
    }
    /// A link to a file.
    public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

    /// What is at a place on the disk, read at once; the options have no effect.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        if isFolder.boolValue {
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            self.init(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: try names.map {
                ($0, try FileWrapper(url: url.appendingPathComponent($0)))
            }))
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = filename
    }
    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once: files are always read so.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Without reading them twice.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
    /// The bytes of a file; nil otherwise.
    open var regularFileContents: Data? {
        lock.withLock { if case .file(let data) = kind { data } else { nil } }
    }
    /// What is in a folder, by name; nil otherwise.
    open var fileWrappers: [String: FileWrapper]? {
        lock.withLock { if case .folder(let children) = kind { children } else { nil } }
    }
    /// Where a link leads; nil otherwise.
    open var symbolicLinkDestinationURL: URL? {
        lock.withLock { if case .link(let url) = kind { url } else { nil } }
    }

    /// Adds a file to a folder, under its preferred name, or one with a number before it if there is one of that name.
    /// Returns the name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        lock.withLock {
            guard case .folder(var children) = kind else { return "" }
            let wanted = child.preferredFilename ?? "Untitled"
            var name = wanted, number = 1
            while children[name] != nil {
                number += 1
                name = "\(number)__#$!@%!#__\(wanted)"
            }
            children[name] = child
            child.filename = name
            kind = .folder(children)
            return name
        }
    }
    /// Adds a file of bytes to a folder, and returns its name.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }
    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        lock.withLock {
            guard case .folder(let children) = kind else { return }
            kind = .folder(children.filter { $0.value !== child })
        }
    }
    /// The name that a file has in a folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}

extension FileWrapper {
    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once, or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets the names of wrappers to those of their files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }
    /// Writes the file, or the folder with its files. Files that another wrapper wrote there are replaced.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        if let contents = regularFileContents {
            try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        } else if let target = symbolicLinkDestinationURL {
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(at: url, withDestinationURL: target)
        } else {
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in fileWrappers ?? [:] {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
    /// Whether the file has the contents of the wrapper.
    public func matchesContents(of url: URL) -> Bool {
        guard let contents = regularFileContents else { return false }
        return (try? Data(contentsOf: url)) == contents
    }
}
