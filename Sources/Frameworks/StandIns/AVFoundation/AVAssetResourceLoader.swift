public import Foundation
public import QuadrantFoundation

// Content that a program hands to a player itself. Nothing is played: nothing is asked for.

/// Asks a program for content. It never does.
open class AVAssetResourceLoader: NSObject {
    override init() { super.init() }
    /// Who would be asked. Held weakly.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// Where it would be asked.
    open private(set) var delegateQueue: DispatchQueue?
    /// Sets who is asked, and where.
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
    /// Whether keys are loaded before playing. Nothing to do: nothing is played.
    open var preloadsEligibleContentKeys = false
}
/// Is asked for content. It is never called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Whether the program hands content over. Never called.
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader,
                        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest) -> Bool
    /// Content is not needed any more. Never called.
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader,
                        didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
    /// False.
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    /// Does nothing.
    public func resourceLoader(_ resourceLoader: AVAssetResourceLoader,
                               didCancel loadingRequest: AVAssetResourceLoadingRequest) {}
}
/// A question for content. None is asked.
open class AVAssetResourceLoadingRequest: NSObject {
    /// The address.
    public let request: URLRequest
    init(_ request: URLRequest) { self.request = request }
    /// Whether it was answered.
    open private(set) var isFinished = false
    /// False.
    open var isCancelled: Bool { false }
    /// Nil.
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    /// Nil.
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    /// What the server has said. Nothing to do: nothing is asked for.
    open var response: URLResponse?
    /// Another address. Nothing to do: nothing is asked for.
    open var redirect: URLRequest?
    /// All was handed over.
    open func finishLoading() { isFinished = true }
    /// It has failed.
    open func finishLoading(with error: (any Error)?) { isFinished = true }
}
/// What content is. Nothing is asked for.
open class AVAssetResourceLoadingContentInformationRequest: NSObject {
    override init() { super.init() }
    /// Its kind.
    open var contentType: String?
    /// Bytes.
    open var contentLength: Int64 = 0
    /// Whether parts can be asked for.
    open var isByteRangeAccessSupported = false
}
/// Which bytes are needed. Nothing is asked for.
open class AVAssetResourceLoadingDataRequest: NSObject {
    override init() { super.init() }
    /// The first byte.
    open var requestedOffset: Int64 { 0 }
    /// How many bytes.
    open var requestedLength: Int { 0 }
    /// The next byte.
    open var currentOffset: Int64 { 0 }
    /// Whether all that follow are needed.
    open var requestsAllDataToEndOfResource: Bool { false }
    /// Hands bytes over. Nothing to do: nothing is asked for.
    open func respond(with data: Data) {}
}
