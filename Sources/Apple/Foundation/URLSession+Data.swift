public import Foundation
public import FoundationNetworking
import QuadrantThreads

// Foundation on Linux has these with a delegate only, so that they could not be named as `session.data(from:)`. They do
// not call that form: it ends a load on the session's own queue, which resumes the caller's task there, and cancels it
// by waiting for this queue while the caller's task is locked (swift-corelibs-foundation issue 5412: a deadlock).
extension URLSession {
    /// Loads an address without a delegate; throws the error of the load, or that it was cancelled.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }

    /// Loads a request without a delegate; throws the error of the load, or that it was cancelled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await load { dataTask(with: request, completionHandler: $0) }
    }

    /// Sends data with a request without a delegate, and returns the answer.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await load { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Sends a file with a request without a delegate, and returns the answer.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await load { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    /// Loads an address into a file without a delegate; the caller removes the file.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(for: URLRequest(url: url))
    }

    /// Loads a request into a file without a delegate; the caller removes the file.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await load { finish in
            downloadTask(with: request) { place, response, error in
                // Foundation removes its file when this returns.
                let kept = place.flatMap { place -> URL? in
                    let own = place.deletingLastPathComponent().appendingPathComponent("\(UUID().uuidString).tmp")
                    return (try? FileManager.default.moveItem(at: place, to: own)) == nil ? nil : own
                }
                finish(kept, response, error)
            }
        }
    }

    private func load<Value: Sendable>(
        _ make: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Value, URLResponse) {
        let running = RunningLoad<(Value, URLResponse)>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard running.begin(continuation) else { return }
                make { value, response, error in
                    if let value, let response, error == nil {
                        running.finish(.success((value, response)))
                    } else {
                        running.finish(.failure(error ?? URLError(.badServerResponse)))
                    }
                }.resume()
            }
        } onCancel: {
            running.cancel()
        }
    }
}

/// A load that may be cancelled before or after it has started.
///
/// Its caller then continues, and what comes is dropped. The session's own task is not cancelled: it traps if it ends
/// at the same time ("a task that in not in the registry").
private final class RunningLoad<Value: Sendable>: Sendable {
    private typealias State = (continuation: CheckedContinuation<Value, any Error>?, isCancelled: Bool)
    private let state = Locked<State>((nil, false))

    /// Returns false, after it has resumed the caller, if the load was cancelled before.
    func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
        let isWanted = state.withLock {
            if !$0.isCancelled { $0.continuation = continuation }
            return !$0.isCancelled
        }
        if !isWanted { continuation.resume(throwing: URLError(.cancelled)) }
        return isWanted
    }

    /// Resumes the caller, the first time.
    func finish(_ result: sending Result<Value, any Error>) {
        let waiting = state.withLock { state in
            defer { state.continuation = nil }
            return state.continuation
        }
        waiting?.resume(with: result)
    }

    /// Resumes the caller on another thread: this one holds the lock of its task.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        DispatchQueue.global(qos: .userInitiated).async { self.finish(.failure(URLError(.cancelled))) }
    }
}
