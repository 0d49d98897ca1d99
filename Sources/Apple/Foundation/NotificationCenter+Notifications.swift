public import Foundation
import QuadrantThreads

extension NotificationCenter {
    /// The notifications of a name, as they are sent, without an end. Observing begins with the first call of
    /// `makeAsyncIterator()`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are sent.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
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
            private var stream: AsyncStream<Sent>.Iterator
            private struct Sent: @unchecked Sendable { var notification: Notification }
            private struct Token: @unchecked Sendable {
                var observer: any NSObjectProtocol
                var center: NotificationCenter
            }
            fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
                let (stream, continuation) = AsyncStream.makeStream(of: Sent.self)
                let observer = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Sent(notification: $0))
                }
                let token = Token(observer: observer, center: center)
                continuation.onTermination = { _ in token.center.removeObserver(token.observer) }
                self.stream = stream.makeAsyncIterator()
            }
            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
            /// The next notification, on the actor of the caller; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await stream.next(isolation: actor)?.notification
            }
        }
    }
}
