public import Foundation

/// A file that is read, changed and written by a program, in its own class.
@MainActor @preconcurrency
open class UIDocument: NSObject {
    /// Where a document is.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open.
        public static let normal: State = []
        /// It is not open.
        public static let closed = State(rawValue: 1)
        /// Two versions contradict each other.
        public static let inConflict = State(rawValue: 2)
        /// It could not be written.
        public static let savingError = State(rawValue: 4)
        /// It cannot be changed now.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being loaded.
        public static let progressAvailable = State(rawValue: 16)
    }
    /// How a document changed.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    /// Why a document is written.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
    /// A document's state changed.
    public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL
    /// The kind of the file, by its extension.
    open var fileType: String? { fileURL.pathExtension }
    /// When it was written last.
    open var fileModificationDate: Date?
    /// Where it is.
    open private(set) var documentState: State = .closed {
        didSet { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
    }
    /// Whether it was changed since it was written.
    open private(set) var hasUnsavedChanges = false
    /// What undoes changes.
    open var undoManager: UndoManager! = UndoManager()
    /// The name for people: that of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// A document in a file, which is not read yet.
    public init(fileURL url: URL) { fileURL = url }

    /// For overriding: takes what the file contains, `Data` or a `FileWrapper`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// For overriding: what the file is to contain, `Data` or a `FileWrapper`.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// For overriding: an error is shown. It is not.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    /// For overriding: edits stop.
    open func disableEditing() {}
    /// For overriding: edits may go on.
    open func enableEditing() {}

    /// Reads the file; the closure gets whether it could.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        do {
            try read(from: fileURL)
            documentState = .normal
            completionHandler?(true)
        } catch {
            handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
        }
    }
    /// Reads the file; whether it could.
    @discardableResult
    open func open() async -> Bool { await withCheckedContinuation { next in open { next.resume(returning: $0) } } }
    /// Reads a file.
    open func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        try load(fromContents: isFolder.boolValue ? FileWrapper(url: url) : Data(contentsOf: url), ofType: fileType)
    }
    /// Writes what changed, and closes; the closure gets whether it could.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        autosave { isDone in
            self.documentState = .closed
            completionHandler?(isDone)
        }
    }
    /// Writes what changed, and closes; whether it could.
    @discardableResult
    open func close() async -> Bool { await withCheckedContinuation { next in close { next.resume(returning: $0) } } }
    /// Writes a file; the closure gets whether it could.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        do {
            let contents = try contents(forType: url.pathExtension)
            if let wrapper = contents as? FileWrapper {
                try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
            } else if let data = contents as? Data {
                try data.write(to: url, options: .atomic)
            }
            (fileURL, fileModificationDate, hasUnsavedChanges) = (url, Date(), false)
            completionHandler?(true)
        } catch {
            documentState.insert(.savingError)
            handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
        }
    }
    /// Writes a file; whether it could.
    @discardableResult
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { next in save(to: url, for: saveOperation) { next.resume(returning: $0) } }
    }
    /// Writes what changed; the closure gets whether it could.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Reads the file again.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        open(completionHandler: completionHandler)
    }
    /// It was changed.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
}

/// The files of a program, and a button for a new one. Nothing to do: no files are shown.
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController {
    /// What becomes of a file that is chosen.
    public enum ImportMode: UInt, Sendable { case none, copy, move }
    /// What is asked. It is not asked.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether there is a button for a new file, and several can be chosen.
    open var allowsDocumentCreation = true, allowsPickingMultipleItems = false
    /// Whether names have their extensions.
    open var shouldShowFileExtensions = false
    /// Further buttons.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Further buttons.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Goes to a file. Nothing to do: no files are shown.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        completion?(url, nil)
    }
}
/// What is asked by files that are shown. It is not asked.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}
