public import CoreMedia
public import Foundation
public import QuadrantFoundation

// Videos that are kept for later. Nothing is fetched.

/// The number of a quality: bits a second, at least.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey = "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
/// A key: which pictures and sounds.
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"
/// A key: pixels, at least.
public let AVAssetDownloadTaskMinimumRequiredPresentationSizeKey =
    "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"
/// A key: whether brighter colours are wanted.
public let AVAssetDownloadTaskPrefersHDRKey = "AVAssetDownloadTaskPrefersHDRKey"

/// Is notified of videos that are fetched. Its methods are never called.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
    /// A video is there.
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
    /// A part is there.
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
                    totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
    /// It is known which sounds and pictures are fetched.
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
                    didResolve resolvedMediaSelection: AVMediaSelection)
    /// It is known where a video will be.
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                    willDownloadTo location: URL)
    /// Sounds and pictures are there.
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                    didCompleteFor mediaSelection: AVMediaSelection)
    /// A part is there.
    func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                    didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
                    timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection)
    /// It is known where a video will be.
    func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL)
}
extension AVAssetDownloadDelegate {
    public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
                           didFinishDownloadingTo location: URL) {}
    public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
                           didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
                           timeRangeExpectedToLoad: CMTimeRange) {}
    public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
                           didResolve resolvedMediaSelection: AVMediaSelection) {}
    public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                           willDownloadTo location: URL) {}
    public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                           didCompleteFor mediaSelection: AVMediaSelection) {}
    public func urlSession(_ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
                           didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
                           timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection) {}
    public func urlSession(_ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
                           willDownloadTo location: URL) {}
}

/// A video that is fetched. Nothing is: beginning ends with an error.
open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {
    /// The video.
    public let urlAsset: AVURLAsset
    private weak var session: URLSession?
    init(_ asset: AVURLAsset, _ session: URLSession) {
        (urlAsset, self.session) = (asset, session)
        super.init()
    }
    /// Empty.
    open var loadedTimeRanges: [NSValue] { [] }
    /// Tells the delegate that there is no connection.
    open override func resume() { session?.fail(self) }
    /// Ends. Nothing to do: nothing is fetched.
    open override func cancel() {}
    /// Waits. Nothing to do: nothing is fetched.
    open override func suspend() {}
}
/// Videos with several sounds that are fetched. Nothing is: beginning ends with an error.
open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {
    /// The video.
    public let urlAsset: AVURLAsset
    private weak var session: URLSession?
    init(_ asset: AVURLAsset, _ session: URLSession) {
        (urlAsset, self.session) = (asset, session)
        super.init()
    }
    /// Tells the delegate that there is no connection.
    open override func resume() { session?.fail(self) }
    /// Ends. Nothing to do: nothing is fetched.
    open override func cancel() {}
    /// Waits. Nothing to do: nothing is fetched.
    open override func suspend() {}
}
extension URLSession {
    fileprivate func fail(_ task: URLSessionTask) {
        let session = self
        delegateQueue.addOperation {
            (session.delegate as? any URLSessionTaskDelegate)?.urlSession(
                session, task: task, didCompleteWithError: URLError(.notConnectedToInternet))
        }
    }
}
/// How a video is kept.
open class AVAssetDownloadConfiguration: NSObject {
    let asset: AVURLAsset
    /// A video with a name for people.
    public init(asset: AVURLAsset, title: String) {
        self.asset = asset
        super.init()
    }
    /// Its picture. Nothing to do: nothing is fetched.
    open var artworkData: Data?
    /// Its sounds. Nothing to do: nothing is fetched.
    open var primaryContentConfiguration = AVAssetDownloadContentConfiguration()
    /// More of its sounds. Nothing to do: nothing is fetched.
    open var auxiliaryContentConfigurations: [AVAssetDownloadContentConfiguration] = []
    /// Whether all is as good as it can be. Nothing to do: nothing is fetched.
    open var optimizesAuxiliaryContentConfigurations = true
}
/// Which sounds of a video are kept.
open class AVAssetDownloadContentConfiguration: NSObject {
    /// Nothing of them. Nothing to do: nothing is fetched.
    open var mediaSelections: [AVMediaSelection] = []
    /// Those that the video begins with.
    public override init() { super.init() }
}
/// Fetches videos. Nothing is fetched.
open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {
    /// A session with a delegate.
    public init(configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
                delegateQueue: OperationQueue?) {
        super.init(configuration: configuration, delegate: delegate, delegateQueue: delegateQueue)
    }
    /// A task that ends with an error. The name, the picture and the options have no effect.
    open func makeAssetDownloadTask(asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData: Data?,
                                    options: [String: Any]? = nil) -> AVAssetDownloadTask? {
        AVAssetDownloadTask(URLAsset, self)
    }
    /// A task that ends with an error. The place and the options have no effect.
    open func makeAssetDownloadTask(asset URLAsset: AVURLAsset, destinationURL: URL,
                                    options: [String: Any]? = nil) -> AVAssetDownloadTask? {
        AVAssetDownloadTask(URLAsset, self)
    }
    /// A task that ends with an error.
    open func makeAssetDownloadTask(downloadConfiguration: AVAssetDownloadConfiguration) -> AVAssetDownloadTask {
        AVAssetDownloadTask(downloadConfiguration.asset, self)
    }
    /// A task that ends with an error. The sounds, the name, the picture and the options have no effect.
    open func aggregateAssetDownloadTask(
        with URLAsset: AVURLAsset, mediaSelections: [AVMediaSelection], assetTitle title: String,
        assetArtworkData: Data?, options: [String: Any]? = nil
    ) -> AVAggregateAssetDownloadTask? { AVAggregateAssetDownloadTask(URLAsset, self) }
}
/// What is kept of videos, and for how long.
open class AVAssetDownloadStorageManager: NSObject {
    override init() { super.init() }
    /// The only one.
    open class func shared() -> AVAssetDownloadStorageManager { AVAssetDownloadStorageManager() }
}
extension AVURLAsset {
    /// Nil: nothing is kept.
    public var assetCache: AVAssetCache? { nil }
}
/// What is kept of a video. Nothing is.
open class AVAssetCache: NSObject {
    override init() { super.init() }
    /// False.
    open var isPlayableOffline: Bool { false }
    /// Empty.
    open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { [] }
}
