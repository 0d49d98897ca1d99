import Foundation

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

    /// Whether this is the main thread, or the thread that does the work of the main queue: where a process has handed
    /// that over, it is another thread each time.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }
}
