@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Combine
import Foundation
import QuadrantBase
import Synchronization

// The tasks of views run in script time: a `.task` resumes when the script has waited as long as the task has,
// independent of the machine's speed, and all jobs run on the main thread, one after another, so that two runs are
// identical.

/// The executor of the asynchronous code of views.
package final class ViewTasks: @unchecked Sendable {
    package static let shared = ViewTasks()

    /// The maximum number of jobs at one time of the script: a task that never suspends must not block the script.
    private static let maxJobs = 10_000
    /// The same once that number was reached: such a task runs until the script ends, at each of its steps.
    private static let maxEndlessJobs = 100
    private var isEndless = false

    private let lock = NSLock()
    private var ready: [(job: UnownedJob, isMain: Bool)] = []
    private var sleeping: [(time: Double, order: Int, job: UnownedJob, isMain: Bool)] = []
    private var made = 0
    private var now = 0.0
    private var isInstalled = false
    /// Whether the program uses clocks other than the script's, such as those of queues and of the network.
    private(set) var needsRealTime = false
    private var began: Date?

    /// Installs this executor for every task of the process. Must be called before the first task starts.
    package func install() {
        if isInstalled { return }
        isInstalled = true
        _createExecutors(factory: Executors.self)
    }

    /// Whether script time passes in real time, as a compiled program needs it that refers to queues other than the
    /// main one, the network, threads or processes. Timers and the main queue follow the script (`ProgramTimers`,
    /// `ProgramQueues`).
    func consider(_ library: String) {
        needsRealTime = ElfSymbols(library)?.first(in: .dynamic) { symbol -> Bool? in
            // What this executable defines for programs follows the script.
            guard symbol.isUndefined, strncmp(symbol.name, "__wrap_", 7) != 0,
                  Self.realTime.contains(where: { strstr(symbol.name, $0) != nil }) else { return nil }
            return Self.ofMainQueue.contains { strncmp(symbol.name, $0, strlen($0)) == 0 } ? nil : true
        } ?? false
    }

    /// What the symbols of Foundation and Dispatch contain whose functions do not follow the script: the module, or the
    /// class with its kind, as they are mangled.
    private static let realTime = ["$s8Dispatch", "10URLSessionC", "14OperationQueueC", "10Foundation6ThreadC",
                                   "10Foundation7ProcessC"]

    /// How the names of Dispatch begin that programs use with the main queue: the queue, its functions and what their
    /// arguments are made with.
    private static let ofMainQueue = [
        "$s8Dispatch0A5QueueC4main", "$s8Dispatch0A5QueueCMa", "$s8Dispatch0A5QueueC10asyncAfter",
        "$s8Dispatch0A5QueueC5async", "$s8Dispatch0A5QueueC18QuadrantFoundation", "$s8Dispatch0A8WallTime",
        "$s8Dispatch0A4TimeV", "$s8Dispatch0A12TimeInterval", "$s8Dispatch1poi", "$s8Dispatch0A3QoSV",
        "$s8Dispatch0A13WorkItemFlags", "$s8Dispatch0A8WorkItemCMa", "$s8Dispatch0A8WorkItemCMn",
        "$s8Dispatch0A8WorkItemC3qos", "$s8Dispatch0A8WorkItemC6cancel", "$s8Dispatch0A8WorkItemC11isCancelled",
        "$s8Dispatch0A8WorkItemC7perform",
    ]

    /// Runs all jobs that are due at a time of the script, until none is left.
    @MainActor func deliver(at time: Double) {
        lock.withLock { now = time }
        turnRunLoop(at: time)
        var count = 0
        let maximum = isEndless ? Self.maxEndlessJobs : Self.maxJobs
        while count < maximum, let (job, isMain) = next() {
            if isMain {
                job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else {
                job.runSynchronously(on: Executors.others.asUnownedTaskExecutor())
            }
            count += 1
        }
        if count == Self.maxJobs { isEndless = true }
    }

    /// Ends the tasks of a closed view: cancelled ones run to their end, those that still wait are forgotten.
    @MainActor package func abandon() {
        deliver(at: lock.withLock { now })
        lock.withLock {
            ready = []
            sleeping = []
            now = 0
        }
        isEndless = false
        began = nil
    }

    /// Runs blocks of the main queue and timers of the run loop.
    @MainActor private func turnRunLoop(at time: Double) {
        CrashRecord.runsTimers.store(true, ordering: .relaxed)
        defer { CrashRecord.runsTimers.store(false, ordering: .relaxed) }
        if began == nil { began = Date() - time }
        if needsRealTime, let began {
            while began.timeIntervalSinceNow > -time {
                // The run loop may call user code: it returns at least twice a second, to report progress to
                // `StallWatch`.
                let end = min(began + time, Date() + 0.5)
                // The run loop returns at once if it has no timer.
                if !RunLoop.main.run(mode: .default, before: end) { usleep(500) }
                StallWatch.didMove()
            }
        }
        for _ in 0..<2 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    /// The script time at which the next task resumes; nil if no task is waiting.
    var nextWake: Double? {
        lock.withLock { ready.isEmpty ? sleeping.map(\.time).min() : now }
    }

    /// The script time at which the next task, or work of the main queue that is not repeated, is due; nil if there is
    /// none.
    @MainActor var nextWork: Double? { [nextWake, VirtualClock.current?.nextSingle].compactMap { $0 }.min() }

    private func next() -> (UnownedJob, Bool)? {
        lock.withLock {
            if ready.isEmpty {
                let due = sleeping.filter { $0.time <= now }.sorted { ($0.time, $0.order) < ($1.time, $1.order) }
                sleeping.removeAll { $0.time <= now }
                ready = due.map { ($0.job, $0.isMain) }
            }
            return ready.isEmpty ? nil : ready.removeFirst()
        }
    }

    fileprivate func add(_ job: consuming ExecutorJob, isMain: Bool) {
        let kept = UnownedJob(job)
        lock.withLock { ready.append((kept, isMain)) }
    }

    /// The runtime computes the delay from a clock that has advanced since the view requested it, so the delay is
    /// rounded up to whole milliseconds.
    fileprivate func add(_ job: consuming ExecutorJob, after seconds: Double, isMain: Bool) {
        let kept = UnownedJob(job)
        let delay = max(0, (seconds * 1000).rounded(.up) / 1000)
        lock.withLock {
            made += 1
            sleeping.append((now + delay, made, kept, isMain))
        }
    }
}

private struct Executors: ExecutorFactory {
    static let main = OnMain()
    static let others = OnOthers()
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { others }

    /// Converts a duration of any clock to seconds.
    static func seconds<D: DurationProtocol>(_ duration: D) -> Double {
        guard let duration = duration as? Duration else { return 0 }
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}

/// The executor of jobs on the main actor.
private final class OnMain: MainExecutor, SchedulingExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { ViewTasks.shared.add(job, isMain: true) }
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        ViewTasks.shared.add(job, after: Executors.seconds(delay), isMain: true)
    }
    func run() throws {}
    func stop() {}
    func checkIsolated() { precondition(Thread.isMainThread, "must be called on the main actor") }
    func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
}

/// The executor of all other jobs, which run on the main thread in their turn.
private final class OnOthers: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { ViewTasks.shared.add(job, isMain: false) }
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        ViewTasks.shared.add(job, after: Executors.seconds(delay), isMain: false)
    }
}
