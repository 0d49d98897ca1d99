import Dispatch
import Foundation

/// Views are used on the main thread, or in a test of the main actor on the thread that serves the main queue.
enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// The result of `body` on the main actor. Waits for the main queue on another thread.
    static func run<Value>(_ body: @escaping @MainActor () -> Value) -> Value {
        nonisolated(unsafe) var result: Value?
        if isHere {
            MainActor.assumeIsolated { result = body() }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { result = body() } }
        }
        return result!
    }

    /// Waits until `isDone`, at most until `date`; on the main thread its queue and timers run in the meantime.
    static func wait(until date: Date, _ isDone: () -> Bool) {
        while !isDone(), Date() < date {
            let slice = min(date, Date() + 0.01)
            let hasRun = Thread.isMainThread && RunLoop.main.run(mode: .default, before: slice)
            if !hasRun { Thread.sleep(until: slice) }
        }
    }
}
