import QuadrantThreads

extension Publishers {
    /// The elements of a sequence, and then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The elements.
        public typealias Output = Elements.Element
        /// The elements to send.
        public let sequence: Elements
        /// A publisher of the elements, which each subscriber receives from the first on.
        public init(sequence: Elements) { self.sequence = sequence }
        /// Sends elements as they are requested, and then finishes.
        public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
            ElementSubscription(subscriber, sequence).begin()
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// Sends the elements and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// The subscription of a sequence or a recording. It sends elements on demand, and reads one ahead, so that the
/// completion follows the last element immediately.
final class ElementSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, StageDescription
where Downstream.Input == Elements.Element {
    private let lock = SystemLock()
    private var downstream: Downstream?
    private var rest: Elements.Iterator
    /// The element that is sent next; nil after the last.
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private let completion: Subscribers.Completion<Downstream.Failure>
    /// The whole sequence, for descriptions; nil after the end.
    private var elements: Elements?
    /// Whether this is the subscription of a recording, which is described differently.
    private let isRecorded: Bool

    var description: String {
        guard let elements = lock.withLock({ elements }) else { return isRecorded ? "Cancelled Events" : "Sequence" }
        return (elements as? any CustomStringConvertible)?.description ?? "Sequence"
    }

    var children: [Mirror.Child] {
        guard let elements = lock.withLock({ elements }) else { return [] }
        return [("sequence", elements)] + (isRecorded ? [("completion", completion)] : [])
    }

    init(_ downstream: Downstream, _ elements: Elements,
         completion: Subscribers.Completion<Downstream.Failure>? = nil) {
        self.downstream = downstream
        self.elements = elements
        self.completion = completion ?? .finished
        isRecorded = completion != nil
        rest = elements.makeIterator()
        next = rest.next()
    }

    /// Sends the subscription; without elements also the end, which needs no demand.
    func begin() {
        guard let downstream else { return }
        if next == nil { return downstream.end(completion) }
        downstream.receive(subscription: self)
    }

    func request(_ more: Subscribers.Demand) {
        let begins = lock.withLock {
            demand += more
            guard !isSending, downstream != nil else { return false }
            isSending = true
            return true
        }
        if begins { send() }
    }

    private func send() {
        while true {
            let step = lock.withLock { () -> (Downstream, Elements.Element, Bool)? in
                guard demand > 0, let downstream, let value = next else {
                    isSending = false
                    return nil
                }
                demand -= 1
                next = rest.next()
                return (downstream, value, next == nil)
            }
            guard let (downstream, value, isLast) = step else { return }
            let more = downstream.receive(value)
            if isLast {
                take()?.receive(completion: completion)
                return
            }
            lock.withLock { demand += more }
        }
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        lock.withLock {
            defer { (downstream, next, elements) = (nil, nil, nil) }
            return downstream
        }
    }
}
