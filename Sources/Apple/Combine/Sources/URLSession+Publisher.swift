public import Foundation
public import FoundationNetworking
import QuadrantThreads

extension URLSession {
    /// Loads `url` for each subscriber that asks, and sends what came.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Loads `request` for each subscriber that asks, and sends what came.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads a request and sends what came.
    public struct DataTaskPublisher: Publisher {
        /// What came: all of the data and the response, whatever its status code.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why nothing came.
        public typealias Failure = URLError
        /// The request that is loaded.
        public let request: URLRequest
        /// The session that loads it.
        public let session: URLSession
        /// What `session.dataTaskPublisher(for:)` returns.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }
        /// Loads the request with the first demand of the subscriber; cancelling stops the load.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            subscriber.receive(subscription: Loading(self, subscriber))
        }
    }
}

private final class Loading<Downstream: Subscriber>: Subscription, StageDescription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = SystemLock()
    private var downstream: Downstream?
    private let source: URLSession.DataTaskPublisher
    private var task: URLSessionDataTask?
    var description: String { "DataTaskPublisher" }

    init(_ source: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.source = source
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        let begun = lock.withLock { () -> URLSessionDataTask? in
            guard demand > 0, downstream != nil, task == nil else { return nil }
            let finish = UncheckedSendable(finish)
            task = source.session.dataTask(with: source.request) { finish.value($0, $1, $2) }
            return task
        }
        begun?.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let downstream = take().downstream
        if let response, error == nil {
            _ = downstream?.receive((data: data ?? Data(), response: response))
            downstream?.receive(completion: .finished)
        } else {
            downstream?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }

    /// What comes is dropped. The task is not cancelled: a session of Foundation on Linux traps where one ends at the
    /// same time.
    func cancel() { _ = take() }

    private func take() -> (downstream: Downstream?, task: URLSessionDataTask?) {
        lock.withLock {
            defer { (downstream, task) = (nil, nil) }
            return (downstream, task)
        }
    }
}
