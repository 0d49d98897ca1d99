import Foundation
import Synchronization

/// Calls a user's code that belongs to the main actor. The engine is confined to the main thread by its hosts, so the
/// call needs no hop; the type system cannot see that.
@inline(__always)
package func onMain<Input, Output>(_ input: Input, _ body: @MainActor (Input) -> Output) -> Output {
    typealias Plain = (Input) -> Output
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Plain.self)(input) }
}

package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    /// The main thread, once it has asked: Foundation takes some hundred nanoseconds to tell.
    private static let known = Atomic<UInt>(0)

    /// Whether this is the main thread, or the thread that does the work of the main queue: where a process has handed
    /// that over, it is another thread each time.
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
