import Synchronization

// AsyncAlgorithms: sequences of values that come with time. Those that wait for more than one thing read their bases in
// tasks, which end with the reader.

/// Values that tasks send, in the order of sending.
struct Pump<Element: Sendable, Failure: Error>: Sendable {
    typealias Message = Result<Element, Failure>
    private let stream: AsyncStream<Message>
    let continuation: AsyncStream<Message>.Continuation
    /// Starts work that sends and finishes.
    init(_ work: @escaping @Sendable (Self) async -> Void) {
        (stream, continuation) = AsyncStream.makeStream()
        let pump = self
        let task = Task { await work(pump) }
        continuation.onTermination = { _ in task.cancel() }
    }
    func send(_ element: Element) { continuation.yield(.success(element)) }
    func fail(_ error: Failure) {
        continuation.yield(.failure(error))
        continuation.finish()
    }
    func finish() { continuation.finish() }

    struct Iterator {
        private var base: AsyncStream<Message>.Iterator
        init(_ pump: Pump) { base = pump.stream.makeAsyncIterator() }
        mutating func next() async throws(Failure) -> Element? {
            switch await base.next(isolation: nil) {
            case .success(let element): return element
            case .failure(let error): throw error
            case nil: return nil
            }
        }
    }
}
/// A sequence whose iterator reads what tasks send.
public struct AsyncPumpedSequence<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    let start: @Sendable () -> Pump<Element, Failure>
    public struct AsyncIterator: AsyncIteratorProtocol {
        let start: @Sendable () -> Pump<Element, Failure>
        var pump: Pump<Element, Failure>.Iterator?
        public mutating func next() async throws(Failure) -> Element? {
            var current = pump ?? Pump.Iterator(start())
            defer { pump = current }
            return try await current.next()
        }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(start: start) }
}

/// Reads a sequence to its end.
func read<Base: AsyncSequence>(
    _ base: Base, _ body: (Base.Element) -> Bool
) async -> Result<Void, Base.Failure> {
    var iterator = base.makeAsyncIterator()
    do throws(Base.Failure) {
        while let element = try await iterator.next(isolation: nil), !Task.isCancelled {
            if !body(element) { break }
        }
        return .success(())
    } catch {
        return .failure(error)
    }
}
