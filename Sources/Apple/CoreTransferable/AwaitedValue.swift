import Foundation
import QuadrantThreads
import UniformTypeIdentifiers

/// The value of an asynchronous function, at hand when this returns: a drop or a paste takes its value at once.
///
/// The function runs on this thread until it waits for another. Then this thread serves the main queue, if that is its
/// own, for at most five seconds. Where it is called by the main queue, which is served once at a time, a function that
/// waits for the main actor has no value.
enum AwaitedValue {
    static func of<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
        let result = Locked<Result<Value, any Error>?>(nil)
        let task = Task.detached(executorPreference: HereExecutor()) {
            do {
                let value = try await work()
                result.withLock { $0 = .success(value) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
        }
        let end = Date() + 5
        while result.withLock({ $0 == nil }), Date() < end {
            let slice = Date() + 0.01
            if !(Thread.isMainThread && RunLoop.main.run(mode: .default, before: slice)) { Thread.sleep(until: slice) }
        }
        guard let found = result.withLock({ $0 }) else {
            task.cancel()
            throw TransferFailure.unreadable
        }
        return try found.get()
    }
}

/// Runs what it is given at once, on the thread that gives it.
private final class HereExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}

extension _TransferForm {
    /// Bytes, by functions that may wait.
    static func awaited<Item: Transferable>(
        _ type: UTType, export: (@Sendable (Item) async throws -> Data)?, load: (@Sendable (Data) async throws -> Item)?
    ) -> _TransferForm {
        var give: (@Sendable (Any) throws -> Data)?
        var take: (@Sendable (Data) throws -> Any)?
        if let export {
            give = { value in
                let item = value as! Item
                return try AwaitedValue.of { try await export(item) }
            }
        }
        if let load { take = { data in try AwaitedValue.of { try await load(data) } } }
        return _TransferForm(.data(type, export: give, load: take))
    }
}
