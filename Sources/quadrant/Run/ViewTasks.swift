@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Foundation

// A view's tasks live in the script's time: what a `.task` awaits comes back when the script has waited as long,
// however fast the machine is, and everything happens on the main thread, one after another, so that two runs are the
// same.

/// Runs what views do asynchronously.
final class ViewTasks: @unchecked Sendable {
    static let shared = ViewTasks()

    /// The most jobs run at one moment of the script: a task that never rests must not keep it from continuing.
    private static let maxJobs = 10_000

    private let lock = NSLock()
    private var ready: [(job: UnownedJob, isMain: Bool)] = []
    private var sleeping: [(time: Double, order: Int, job: UnownedJob, isMain: Bool)] = []
    private var made = 0
    private var now = 0.0
    private var isInstalled = false
    /// Whether the program uses clocks that are not the script's, such as those of queues and of the network.
    private(set) var needsRealTime = false
    private var began: Date?

    /// Makes every task of this process run here. Must be called before the first one starts.
    func install() {
        if isInstalled { return }
        isInstalled = true
        _createExecutors(factory: Executors.self)
    }

    /// Reads from a compiled program what it uses. While time passes in a script, as much then passes outside.
    func consider(_ library: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: library), options: .alwaysMapped) else { return }
        // As the linker spells them: queues, timers, the network, threads and programs.
        let names = ["$s8Dispatch", "10Foundation5TimerC09scheduled", "10URLSessionC", "14OperationQueueC",
                     "10Foundation6ThreadC", "10Foundation7ProcessC"]
        needsRealTime = names.contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Runs what is due at `time` of the script, until nothing is left to run.
    @MainActor func deliver(at time: Double) {
        lock.withLock { now = time }
        turnRunLoop(at: time)
        var count = 0
        while count < Self.maxJobs, let (job, isMain) = next() {
            if isMain {
                job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else {
                job.runSynchronously(on: Executors.others.asUnownedTaskExecutor())
            }
            count += 1
        }
    }

    /// Main queue blocks and timers of the run loop.
    @MainActor private func turnRunLoop(at time: Double) {
        if began == nil { began = Date() - time }
        if needsRealTime, let began {
            while began.timeIntervalSinceNow > -time {
                // What the run loop calls may be the view's: it comes back often, to say that it does.
                let end = min(began + time, Date() + 0.5)
                // Without a timer the run loop does not wait at all.
                if !RunLoop.main.run(mode: .default, before: end) { usleep(500) }
                StallWatch.didMove()
            }
        }
        for _ in 0..<2 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    /// When the next task continues, in the script's time; nil when none waits.
    var nextWake: Double? {
        lock.withLock { ready.isEmpty ? sleeping.map(\.time).min() : now }
    }

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

    /// The runtime measures the delay with a clock that has gone on a little since the view asked for it: whole
    /// milliseconds are what was meant.
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

    /// Seconds of a duration, whichever clock measured it.
    static func seconds<D: DurationProtocol>(_ duration: D) -> Double {
        guard let duration = duration as? Duration else { return 0 }
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}

/// What must happen on the main actor.
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

/// Everything else, which shares the main thread and takes its turn.
private final class OnOthers: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    func enqueue(_ job: consuming ExecutorJob) { ViewTasks.shared.add(job, isMain: false) }
    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        ViewTasks.shared.add(job, after: Executors.seconds(delay), isMain: false)
    }
}
