import Foundation
import QuadrantThreads
import Synchronization

/// Calls the program's code that is isolated to the main actor. The hosts confine the engine to the main thread, so the
/// call needs no hop; the type system cannot know that.
@inline(__always)
package func onMain<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    IsolatedCall.run(input, body)
}

/// What may be done on the main thread only.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    /// The cached main thread: `Thread.isMainThread` takes some hundred nanoseconds.
    private static let known = Atomic<UInt>(0)

    /// Whether this is the main thread, or a thread that serves the main queue: if the process has called
    /// `dispatchMain`, that may be a different thread each time.
    package static var isCurrent: Bool {
        let current = UInt(pthread_self())
        if current == known.load(ordering: .relaxed) { return true }
        if Thread.isMainThread {
            known.store(current, ordering: .relaxed)
            return true
        }
        return DispatchQueue.getSpecific(key: key) != nil
    }
}
