@_exported public import Foundation

/// Receives measurements of the system. None is made.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Measurements of a day; never called.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Reports of crashes; never called.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Hands out measurements of the system. None is made.
public final class MXMetricManager: NSObject, Sendable {
    /// The only one.
    public static let shared = MXMetricManager()
    /// None.
    public var pastPayloads: [MXMetricPayload] { [] }
    /// None.
    public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    /// Adds a receiver. Nothing to do: nothing is measured.
    public func add(_ subscriber: any MXMetricManagerSubscriber) {}
    /// Removes a receiver. Nothing to do: nothing is measured.
    public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Measurements of a day.
open class MXMetricPayload: NSObject {
    override init() { super.init() }
    /// When they begin.
    open var timeStampBegin: Date { .distantPast }
    /// When they end.
    open var timeStampEnd: Date { .distantPast }
    /// An empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// Reports of crashes.
open class MXDiagnosticPayload: NSObject {
    override init() { super.init() }
    /// When they begin.
    open var timeStampBegin: Date { .distantPast }
    /// When they end.
    open var timeStampEnd: Date { .distantPast }
    /// An empty object.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
