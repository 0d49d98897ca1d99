import Synchronization

/// Elements that are handed over: who sends waits until another reads.
public final class AsyncChannel<Element: Sendable>: AsyncSequence, Sendable {
    public typealias Failure = Never
    private let handover = Handover<Element, Never>()
    public init(element elementType: Element.Type = Element.self) {}
    public func send(_ element: Element) async { await handover.send(element) }
    public func finish() { handover.finish(nil) }
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        let handover: Handover<Element, Never>
        public mutating func next() async -> Element? { await handover.next().get() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handover: handover) }
}
public final class AsyncThrowingChannel<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    private let handover = Handover<Element, Failure>()
    public init(element elementType: Element.Type = Element.self, failure failureType: Failure.Type = Failure.self) {}
    public func send(_ element: Element) async { await handover.send(element) }
    public func finish() { handover.finish(nil) }
    public func fail(_ error: Failure) { handover.finish(error) }
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        let handover: Handover<Element, Failure>
        public mutating func next() async throws(Failure) -> Element? { try await handover.next().get() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handover: handover) }
}

/// Senders and readers that wait for each other.
final class Handover<Element: Sendable, Failure: Error>: Sendable {
    typealias Message = Result<Element?, Failure>
    private struct State: Sendable {
        var next = 0, end: Message?, cancelled: Set<Int> = []
        var senders: [(number: Int, element: Element, continuation: CheckedContinuation<Void, Never>)] = []
        var readers: [(number: Int, continuation: CheckedContinuation<Message, Never>)] = []
        mutating func number() -> Int {
            next += 1
            return next
        }
    }
    private let state = Mutex(State())

    func send(_ element: Element) async {
        let number = state.withLock { $0.number() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                let reader: CheckedContinuation<Message, Never>?? = state.withLock { state in
                    if state.end != nil || state.cancelled.remove(number) != nil { return .some(nil) }
                    if !state.readers.isEmpty { return state.readers.removeFirst().continuation }
                    state.senders.append((number, element, continuation))
                    return nil
                }
                guard let reader else { return }
                reader?.resume(returning: .success(element))
                continuation.resume()
            }
        } onCancel: {
            let sender = state.withLock { state -> CheckedContinuation<Void, Never>? in
                guard let index = state.senders.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil
                }
                return state.senders.remove(at: index).continuation
            }
            sender?.resume()
        }
    }
    func next() async -> Message {
        let number = state.withLock { $0.number() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Message, Never>) in
                let found: (message: Message, sender: CheckedContinuation<Void, Never>?)? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return (.success(nil), nil) }
                    if !state.senders.isEmpty {
                        let sender = state.senders.removeFirst()
                        return (.success(sender.element), sender.continuation)
                    }
                    if let end = state.end {
                        state.end = .success(nil)
                        return (end, nil)
                    }
                    state.readers.append((number, continuation))
                    return nil
                }
                guard let found else { return }
                found.sender?.resume()
                continuation.resume(returning: found.message)
            }
        } onCancel: {
            let reader = state.withLock { state -> CheckedContinuation<Message, Never>? in
                guard let index = state.readers.firstIndex(where: { $0.number == number }) else {
                    state.cancelled.insert(number)
                    return nil
                }
                return state.readers.remove(at: index).continuation
            }
            reader?.resume(returning: .success(nil))
        }
    }
    /// Ends all waiting; one reader receives the error.
    func finish(_ error: Failure?) {
        let (senders, readers) = state.withLock { state in
            if state.end != nil { return (state.senders, state.readers) }
            let waiting = (state.senders, state.readers)
            (state.senders, state.readers) = ([], [])
            state.end = error.map { .failure($0) } ?? .success(nil)
            if !waiting.1.isEmpty { state.end = .success(nil) }
            return waiting
        }
        for sender in senders { sender.continuation.resume() }
        for (place, reader) in readers.enumerated() {
            let message: Message = place == 0 ? error.map { .failure($0) } ?? .success(nil) : .success(nil)
            reader.continuation.resume(returning: message)
        }
    }
}
