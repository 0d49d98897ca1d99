@_exported public import Foundation

// Reading tags. There is no reader: it is not available.

/// What all readers are.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    /// False.
    var isReady: Bool { get }
    /// What a person reads.
    var alertMessage: String { get set }
    /// Ends at once: the delegate receives an error.
    func begin()
    /// Ends reading.
    func invalidate()
    /// Ends reading, with a text for the person.
    func invalidate(errorMessage: String)
}
/// What all readers have.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
    private weak var own: AnyObject?
    /// The queue of the delegate.
    public let sessionQueue: DispatchQueue
    init(delegate: AnyObject, queue: DispatchQueue?) { (own, sessionQueue) = (delegate, queue ?? .main) }
    /// False.
    open class var readingAvailable: Bool { false }
    /// Who is notified.
    open weak var delegate: AnyObject? { own }
    /// False.
    open var isReady: Bool { false }
    /// What a person reads. Nothing to do: there is no reader.
    open var alertMessage = ""
    /// Ends at once: the delegate receives an error.
    open func begin() {}
    /// Ends reading. Nothing to do: there is no reader.
    open func invalidate() {}
    /// Ends reading. Nothing to do: there is no reader.
    open func invalidate(errorMessage: String) {}
}

/// Is notified of tags.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Reading has ended.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Tags were read; never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    /// Tags are there; never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    /// Reading has begun; never called.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Reads messages on tags: not here.
open class NFCNDEFReaderSession: NFCReaderSession {
    /// Reads tags.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        super.init(delegate: delegate, queue: queue)
    }
    open override func begin() {
        (delegate as? any NFCNDEFReaderSessionDelegate)?
            .readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    /// Looks for tags again. Nothing to do: there is no reader.
    open func restartPolling() {}
    /// Answers that there is no tag.
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    /// Throws that there is no tag.
    open func connect(to tag: any NFCNDEFTag) async throws {
        throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
    }
}

/// Is notified of tags of all kinds.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    /// Reading has begun; never called.
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    /// Reading has ended.
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    /// Tags are there; never called.
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
/// Reads tags of all kinds: not here.
open class NFCTagReaderSession: NFCReaderSession {
    /// The kinds of tags.
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Types A and B of ISO 14443: ISO 7816 and MIFARE.
        public static let iso14443 = PollingOption(rawValue: 1)
        /// ISO 15693.
        public static let iso15693 = PollingOption(rawValue: 2)
        /// ISO 18092: FeliCa.
        public static let iso18092 = PollingOption(rawValue: 4)
        /// Identity cards that agree on a key first.
        public static let pace = PollingOption(rawValue: 8)
    }
    /// Reads tags.
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
                 queue: DispatchQueue? = nil) {
        super.init(delegate: delegate, queue: queue)
    }
    open override func begin() {
        (delegate as? any NFCTagReaderSessionDelegate)?
            .tagReaderSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    /// None.
    open var connectedTag: NFCTag? { nil }
    /// Looks for tags again. Nothing to do: there is no reader.
    open func restartPolling() {}
    /// Answers that there is no tag.
    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
    }
    /// Throws that there is no tag.
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerTransceiveErrorTagNotConnected) }
}
