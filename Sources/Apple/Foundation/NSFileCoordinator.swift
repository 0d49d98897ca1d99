public import Foundation

/// An object that shows a file, and is asked before others read or write it. Here nothing asks: no other process of the
/// project changes the files of a program.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder.
    var presentedItemURL: URL? { get }
    /// The queue on which messages arrive.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file was changed by others.
    func presentedItemDidChange()
    /// The file was moved by others.
    func presentedItemDidMove(to newURL: URL)
    /// A file in the folder was changed by others.
    func presentedSubitemDidChange(at url: URL)
    /// A file appeared in the folder.
    func presentedSubitemDidAppear(at url: URL)
    /// Changes are to be saved now.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The file is to be closed, since it is removed.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The file is handed to a reader until its block is called.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// The file is handed to a writer until its block is called.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
}

/// What a coordinator is to read or write.
public final class NSFileAccessIntent: NSObject, Sendable {
    /// The file or folder.
    public let url: URL
    private init(_ url: URL) { self.url = url }
    /// Reading of a file.
    public class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> Self {
        unsafeDowncast(NSFileAccessIntent(url), to: self)
    }
    /// Writing of a file.
    public class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> Self {
        unsafeDowncast(NSFileAccessIntent(url), to: self)
    }
}

/// Reads and writes files in turn with other processes. Here its blocks are called at once, with the addresses that
/// were asked for.
open class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters do not save first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The target of a link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only facts about the file.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// A copy that is sent elsewhere.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// What becomes of a file that is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is removed.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// It is moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Others save their changes first.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// It is replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only facts about it change.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// The presenter whose own changes are not reported to it.
    public let filePresenter: (any NSFilePresenter)?
    /// What several coordinators of one task share.
    open var purposeIdentifier = UUID().uuidString

    /// A coordinator for the changes of a presenter, or of none.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { filePresenter = filePresenterOrNil }
    /// A coordinator of no presenter.
    public override convenience init() { self.init(filePresenter: nil) }

    /// Nothing is sent to presenters here; they are not kept.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Nothing is sent to presenters here; they are not kept.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// None: presenters are not kept.
    open class var filePresenters: [any NSFilePresenter] { [] }

    /// Calls the block at once.
    open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
                         byAccessor reader: (URL) -> Void) { reader(url) }
    /// Calls the block at once.
    open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
                         byAccessor writer: (URL) -> Void) { writer(url) }
    /// Calls the block at once.
    open func coordinate(readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
                         writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
                         error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void) {
        readerWriter(readingURL, writingURL)
    }
    /// Calls the block at once.
    open func coordinate(writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
                         options options2: WritingOptions = [], error outError: NSErrorPointer,
                         byAccessor writer: (URL, URL) -> Void) { writer(url1, url2) }
    /// Calls the block on the queue, without an error.
    open func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue,
                         byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {
        queue.addOperation { accessor(nil) }
    }
    /// Calls the block at once.
    open func prepare(forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
                      writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
                      error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void) {
        batchAccessor {}
    }
    /// Nothing is sent to presenters here.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Nothing is sent to presenters here.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Nothing is under way that could be ended.
    open func cancel() {}
}
