@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebasePerformance: what is measured is kept, and sent nowhere.

public enum HTTPMethod: Int, Sendable { case get, put, post, delete, head, patch, options, trace, connect }
open class PerformanceAttributable: NSObject {
    public private(set) var attributes: [String: String] = [:]
    public func setValue(_ value: String, forAttribute attribute: String) { attributes[attribute] = value }
    public func value(forAttribute attribute: String) -> String? { attributes[attribute] }
    public func removeAttribute(_ attribute: String) { attributes[attribute] = nil }
}
public final class Trace: PerformanceAttributable {
    public let name: String
    private var metrics: [String: Int64] = [:]
    init(_ name: String) { self.name = name }
    /// Nothing to do: times are sent nowhere.
    public func start() {}
    /// Nothing to do: times are sent nowhere.
    public func stop() {}
    public func incrementMetric(_ metricName: String, by incrementValue: Int64) {
        metrics[metricName, default: 0] += incrementValue
    }
    public func valueForMetric(_ metricName: String) -> Int64 { metrics[metricName] ?? 0 }
    public func setValue(_ value: Int64, forMetric metricName: String) { metrics[metricName] = value }
}
public final class HTTPMetric: PerformanceAttributable {
    public var responseCode = 0, requestPayloadSize = 0, responsePayloadSize = 0, responseContentType: String?
    public init?(url: URL, httpMethod: HTTPMethod) {}
    /// Nothing to do: times are sent nowhere.
    public func start() {}
    /// Nothing to do: times are sent nowhere.
    public func stop() {}
}
public final class Performance: NSObject, Sendable {
    private static let shared = Performance()
    public static func sharedInstance() -> Performance { shared }
    /// False. Nothing to do: times are sent nowhere.
    public var isDataCollectionEnabled: Bool { get { false } set {} }
    /// False. Nothing to do: times are sent nowhere.
    public var isInstrumentationEnabled: Bool { get { false } set {} }
    public static func startTrace(name: String) -> Trace? { Trace(name) }
    public func trace(name: String) -> Trace? { Trace(name) }
}
