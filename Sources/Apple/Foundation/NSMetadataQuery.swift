public import Foundation

// Searches for files in the cloud. There is no account, so that each finds nothing.

/// A search for files in the cloud. It finds none, and ends gathering at the next turn of the main queue.
open class NSMetadataQuery: NSObject {
    /// What files have to fulfil; nil finds none.
    open var predicate: NSPredicate?
    /// Where files are searched: folders or names of places.
    open var searchScopes: [Any] = []
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The attributes that are listed.
    open var valueListAttributes: [String] = []
    /// Seconds between two updates.
    open var notificationBatchingInterval: TimeInterval = 1
    /// On which notifications are sent; nil is the thread of `start()`.
    open var operationQueue: OperationQueue?
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any NSMetadataQueryDelegate)?
    /// Whether it has been started and not stopped.
    open private(set) var isStarted = false
    /// Whether it gathers its first results.
    open private(set) var isGathering = false
    /// Whether `stop()` has been called.
    open var isStopped: Bool { !isStarted }
    /// 0: no file is in the cloud.
    open var resultCount: Int { 0 }
    /// Empty: no file is in the cloud.
    open var results: [Any] { [] }
    /// There is no result: the program stops, as it does on a phone where the index is out of range.
    open func result(at idx: Int) -> Any { [Any]()[idx] }
    /// `NSNotFound`.
    open func index(ofResult result: Any) -> Int { NSNotFound }
    /// A search that has not started.
    public override init() { super.init() }

    /// Starts the search, and sends that it has gathered nothing. False where it runs already.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted else { return false }
        (isStarted, isGathering) = (true, true)
        NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
        nonisolated(unsafe) let query = self
        DispatchQueue.main.async {
            guard query.isGathering else { return }
            query.isGathering = false
            NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query)
        }
        return true
    }
    /// Ends the search.
    open func stop() { (isStarted, isGathering) = (false, false) }
    /// Stops changing the results. Nothing to do: no file is in the cloud.
    open func disableUpdates() {}
    /// Continues changing the results. Nothing to do: no file is in the cloud.
    open func enableUpdates() {}
}
/// The delegate of a search. It is not called.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// A file that a search has found. None is made.
open class NSMetadataItem: NSObject {
    /// Nil: there are no attributes.
    open func value(forAttribute key: String) -> Any? { nil }
    /// Empty.
    open var attributes: [String] { [] }
}

/// The documents of all containers in the cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// Files of containers in the cloud that are no documents.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that is shown.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The address of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// Bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// When a file was made.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// When the content was changed last.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether the newest version is on this device.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The value of a file whose newest version is here.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The value of a file with an older version here.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The value of a file that is not here.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// How much of a file is here, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// Whether a file is being loaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// The files that have been added, of an update.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The files that have changed, of an update.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The files that have gone, of an update.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"

extension NSNotification.Name {
    /// A search has started.
    public static let NSMetadataQueryDidStartGathering =
        NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
    /// A search has found part of its files. Never sent.
    public static let NSMetadataQueryGatheringProgress =
        NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
    /// A search has its first results.
    public static let NSMetadataQueryDidFinishGathering =
        NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
    /// The results have changed. Never sent.
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
