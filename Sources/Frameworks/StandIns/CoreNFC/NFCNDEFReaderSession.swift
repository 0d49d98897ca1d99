@_exported public import Foundation

// Reading tags. There is no reader: it is not available.

/// Why nothing was read.
public struct NFCReaderError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter
        case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// A text, an address or bytes on a tag.
open class NFCNDEFPayload: NSObject {
    /// The bytes.
    open var payload: Data
    /// The kind.
    open var type: Data
    /// Bytes of a kind.
    public init(type: Data, payload: Data) { (self.type, self.payload) = (type, payload) }
}
/// What is on a tag.
open class NFCNDEFMessage: NSObject {
    /// Its parts.
    open var records: [NFCNDEFPayload]
    /// Parts of a message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// Is notified of tags.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Reading has ended.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Tags were read; never called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
}
/// What all readers have.
open class NFCReaderSession: NSObject {
    override init() { super.init() }
    /// False.
    open class var readingAvailable: Bool { false }
}
/// Reads tags: not here.
open class NFCNDEFReaderSession: NFCReaderSession {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Reads tags.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
    }
    /// What a person reads. Nothing to do: there is no reader.
    open var alertMessage = ""
    /// Ends at once: the delegate receives an error.
    open func begin() {
        delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    /// Ends reading. Nothing to do: there is no reader.
    open func invalidate() {}
}
