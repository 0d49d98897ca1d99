public import Foundation
import QuadrantThreads

extension NotificationCenter {
    /// Sends the notifications of that name, from `object` or from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications until it is cancelled.
    public struct Publisher: Combine.Publisher {
        /// The notifications.
        public typealias Output = Notification
        /// There are no errors.
        public typealias Failure = Never
        /// The centre that is observed.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; nil for any.
        public let object: AnyObject?
        /// What `center.publisher(for:object:)` returns.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }
        /// Observes the centre for the subscriber; a notification without demand is dropped.
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            subscriber.receive(subscription: Listening(self, subscriber))
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}

/// A notification without demand is dropped.
private final class Listening<Downstream: Subscriber>: Subscription, StageDescription, @unchecked Sendable
where Downstream.Input == Notification {
    private let lock = SystemLock()
    private let turn = SystemLock(isRecursive: true)
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var observation: (any NSObjectProtocol)?
    private let center: NotificationCenter
    var description: String { "NotificationCenter Observer" }

    init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
        center = publisher.center
        self.downstream = downstream
        let take = UncheckedSendable<(Notification) -> Void> { [weak self] in self?.take($0) }
        observation = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            take.value($0)
        }
    }

    private func take(_ notification: Notification) {
        turn.withLock {
            let downstream = lock.withLock { () -> Downstream? in
                guard demand > 0 else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let more = downstream?.receive(notification), more > 0 else { return }
            lock.withLock { demand += more }
        }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let observation = lock.withLock {
            defer { (self.observation, downstream) = (nil, nil) }
            return self.observation
        }
        if let observation { center.removeObserver(observation) }
    }

    deinit {
        if let observation { center.removeObserver(observation) }
    }
}
