import Foundation
import QuadrantCore

/// The threads on which views are evaluated and drawn besides the main thread: at most one a processor, created when
/// they are needed.
///
/// Code that is isolated to the main actor runs on them and passes the checks of isolation. Several of them run such
/// code at a time: what the views of different threads share must be safe for that.
package enum RenderingThreads {
    /// Runs `body` at once on the main thread and on rendering threads; for any other thread, which waits, on a
    /// rendering thread.
    package static func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        if MainThread.isCurrent || ThreadState.isRenderingThread { return try body() }
        let call = withoutActuallyEscaping(body) { body in
            let call = Call(body)
            Task(executorPreference: RenderingExecutor.shared) { call.run() }
            call.done.wait()
            return call
        }
        return try call.result!.get()
    }

    /// A call for which a thread waits: one thread at a time uses it.
    private final class Call<Value, Failure: Error>: @unchecked Sendable {
        private var body: (() throws(Failure) -> Value)?
        private(set) var result: Result<Value, Failure>?
        let done = DispatchSemaphore(value: 0)
        init(_ body: @escaping () throws(Failure) -> Value) { self.body = body }

        func run() {
            result = Result(catching: body!)
            // The closure ends with the call of the waiting thread.
            body = nil
            done.signal()
        }
    }

    /// Runs `body` on a rendering thread, without keeping the caller's thread; at once if this is one.
    package static func runAsync<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value)
        async throws -> Value
    {
        try await Task(executorPreference: RenderingExecutor.shared) { try isolated(body) }.value
    }

    /// Isolation cannot be assumed in asynchronous code, but here.
    private static func isolated<Value: Sendable>(_ body: @MainActor () throws -> Value) throws -> Value {
        try MainActor.assumeIsolated(body)
    }
}

/// Runs jobs on the rendering threads, in the order in which they come.
private final class RenderingExecutor: TaskExecutor, @unchecked Sendable {
    static let shared = RenderingExecutor()
    /// Deep trees need the stack; memory that is not used is not taken.
    private static let stackSize = 64 << 20

    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var next = 0
    private var threads = 0, idle = 0
    /// One a processor, or as many as `QUADRANT_RENDERING_THREADS` says.
    private let maxThreads = ProcessInfo.processInfo.environment["QUADRANT_RENDERING_THREADS"].flatMap { Int($0) }
        .map { min(max($0, 1), 256) } ?? max(ProcessInfo.processInfo.activeProcessorCount, 1)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            if idle > 0 { return condition.signal() }
            guard threads < maxThreads else { return }
            threads += 1
            let thread = Thread { [self] in work() }
            thread.name = "rendering \(threads)"
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    private func work() {
        ThreadState.becomeRenderingThread()
        while true {
            // The job finds itself on the main actor: what it calls is isolated to that.
            take().runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
    }

    private func take() -> UnownedJob {
        condition.withLock {
            idle += 1
            while next == jobs.count { condition.wait() }
            idle -= 1
            let job = jobs[next]
            next += 1
            if next == jobs.count {
                jobs.removeAll(keepingCapacity: next < 1000)
                next = 0
            }
            return job
        }
    }
}
