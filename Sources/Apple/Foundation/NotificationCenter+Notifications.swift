public import Foundation
import QuadrantThreads

extension NotificationCenter {
    /// The notifications of a name, as they are sent, without an end. Observing begins with the first call of
    /// `makeAsyncIterator()`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are sent.
    public final class Notifications: AsyncSequence {
        public typealias Element = Notification
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?
        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }
        /// Observes the notifications until it is deallocated.
        public func makeAsyncIterator() -> Iterator { Iterator(center, name, object) }

        /// Waits for notifications; those that come meanwhile are kept.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Notification>.Iterator
            fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
                let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    nonisolated(unsafe) let notification = $0
                    continuation.yield(notification)
                }
                nonisolated(unsafe) let token = (observer, center)
                continuation.onTermination = { _ in token.1.removeObserver(token.0) }
                self.stream = stream.makeAsyncIterator()
            }
            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next() }
            /// The next notification, on the actor of the caller; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await stream.next(isolation: actor)
            }
        }
    }
}
