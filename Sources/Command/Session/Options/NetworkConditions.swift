import Foundation
import FoundationNetworking
import QuadrantThreads

/// Conditions of the network for what the program of a live page loads: requests of `AsyncImage` and of `URLSession`.
package enum NetworkConditions {
    /// What happens to a request.
    package enum Condition: String, CaseIterable, Sendable {
        /// It is as on this machine.
        case normal
        /// It begins after `delay` seconds, and its data arrives at `rate` bytes per second.
        case slow
        /// It fails, as without a connection.
        case off

        /// The time in seconds before a slow request begins.
        static let delay = 1.5
        /// The bytes per second of a slow request: a weak mobile connection.
        static let rate = 60_000.0
    }

    private static let state = Locked<(condition: Condition, isRegistered: Bool)>((.normal, false))

    package static var condition: Condition { state.withLock(\.condition) }

    /// Sets the condition of requests that begin from now on.
    package static func set(_ condition: Condition) {
        let isFirst = state.withLock { state in
            defer { state = (condition, true) }
            return !state.isRegistered
        }
        if isFirst { _ = URLProtocol.registerClass(ConditionProtocol.self) }
        if condition != .normal { URLCache.shared.removeAllCachedResponses() }
    }

    /// A configuration whose sessions follow the conditions.
    static func answering(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = [ConditionProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }
}

/// Fails a request, or loads it late and slowly.
private final class ConditionProtocol: URLProtocol {
    private static let mark = "QuadrantNetworkCondition"
    /// A session whose requests are as on this machine.
    private static let plain = URLSession(configuration: {
        let configuration: URLSessionConfiguration
            = own("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
        configuration.protocolClasses = configuration.protocolClasses?.filter { $0 != ConditionProtocol.self }
        return configuration
    }())
    private let isStopped = Locked(false)
    private let queue = DispatchQueue(label: "network conditions")

    override class func canInit(with request: URLRequest) -> Bool {
        NetworkConditions.condition != .normal && ["http", "https"].contains(request.url?.scheme?.lowercased() ?? "")
            && property(forKey: mark, in: request) == nil
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let delay = NetworkConditions.condition == .off ? 0.05 : NetworkConditions.Condition.delay
        let loading = Locked(self)
        queue.asyncAfter(deadline: .now() + delay) { loading.withLock { $0.load() } }
    }

    private func load() {
        if isStopped.withLock(\.self) { return }
        // It may be on again, or off, meanwhile.
        if NetworkConditions.condition == .off { return fail(URLError(.notConnectedToInternet)) }
        guard let marked = (request as NSURLRequest).mutableCopy() as? NSMutableURLRequest else { return }
        Self.setProperty(true, forKey: Self.mark, in: marked)
        let loading = Locked(self), queue = queue
        Self.plain.dataTask(with: marked as URLRequest) { data, response, error in
            let delay = Double(data?.count ?? 0) / NetworkConditions.Condition.rate
            queue.asyncAfter(deadline: .now() + delay) {
                loading.withLock { $0.finish(data, response, error) }
            }
        }.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        if isStopped.withLock(\.self) { return }
        guard let data, let response else { return fail(error ?? URLError(.networkConnectionLost)) }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    private func fail(_ error: any Error) { client?.urlProtocol(self, didFailWithError: error) }

    override func stopLoading() { isStopped.withLock { $0 = true } }
}
