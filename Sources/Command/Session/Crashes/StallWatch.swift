import Foundation
package import QuadrantBase
package import QuadrantThreads
import Synchronization

/// Ends the program if a view blocks the main thread on something that never happens, such as a semaphore, or uses too
/// much memory.
///
/// A blocked thread uses no processor time, so the limit of `Guard` does not apply. Once a second this samples the
/// process. A sample counts as idle if the main thread sleeps, no other thread and no child process is running,
/// runnable or in disk wait, and the whole process has used less than 2% of a processor since the previous sample. More
/// consecutive idle samples than the limit in seconds end the program. A slow machine does not trigger this: a starved
/// thread is runnable, a thread that is being paged in is in disk wait, a program that converts an image is a child,
/// and no samples are taken while the process is suspended. Waits of the command itself, and for a reader of its
/// output, do not count.
package final class StallWatch: @unchecked Sendable {
    /// The limit in seconds without --time-limit: the time that iOS allows an app for its launch.
    static let defaultLimit = 20

    /// Called with the failure and the view before the program ends; nil writes the failure to standard error.
    package static let report = Locked<((Failure, _ view: String) -> Void)?>(nil)

    /// The largest resident memory in bytes: `Variable.maxMemory`, else 8 GiB, or half of the machine's, and not below
    /// 1 GiB.
    package static let maxMemory: Int = {
        let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
        let limit = min(8 << 30, max(machine / 2, 1 << 30))
        if let bytes = Variable.maxMemory.value.flatMap({ Int($0) }), bytes > 0 { return bytes }
        return limit
    }()

    private static let shared = StallWatch()
    private let lock = NSLock()
    private var view = ""
    /// 0 while no view runs.
    private var limit = 0
    private var waits = 0
    /// The number of consecutive idle samples.
    private var still = 0
    private var hasMoved = false
    private var mainThread = pthread_self()
    private var isStarted = false

    /// A view starts to run on this thread, the main thread.
    package static func begin(view: String, limit: Int) {
        let watch = shared
        watch.lock.withLock {
            watch.view = view
            watch.limit = limit
            watch.still = 0
            watch.mainThread = pthread_self()
            if watch.isStarted { return }
            watch.isStarted = true
            StackTrace.allow()
            Thread { watch.run() }.start()
        }
    }

    /// No view is running any more.
    package static func end() { shared.lock.withLock { shared.limit = 0 } }

    /// The main thread has made progress.
    static func didMove() { shared.lock.withLock { shared.hasMoved = true } }

    /// Excludes a wait of the command itself.
    package static func waiting<R>(_ body: () throws -> R) rethrows -> R {
        shared.lock.withLock { shared.waits += 1 }
        defer { shared.lock.withLock { shared.waits -= 1 } }
        return try body()
    }

    private func run() {
        var used = Self.processorTime
        while true {
            for _ in 0..<5 {
                usleep(200_000)
                if lock.withLock({ limit > 0 }), Self.memory > Self.maxMemory { endForMemory() }
            }
            let now = Self.processorTime, isBusy = now - used > 0.02
            used = now
            let isOver = lock.withLock { () -> Bool in
                guard limit > 0, waits == 0, !hasMoved, !isBusy, Self.everyThreadSleeps else {
                    still = 0
                    hasMoved = false
                    return false
                }
                still += 1
                return still > limit
            }
            if isOver { end() }
        }
    }

    private func end() {
        let stack = StackTrace(of: mainThread)
        let place = stack.userFunction.map { "\(stack.userLine ?? view), \($0)" } ?? view
        let cause = stack.waitingIn.map { " in \($0)" } ?? ""
        let failure = Failure(
            .view, "the main thread has been blocked for \(limit) seconds\(cause)", at: place,
            rule: "The main thread must not block for \(limit) seconds while no thread works. "
                + "Tasks of a view run on the main thread too, so waiting for one is a deadlock.",
            fix: "Await it in a .task, or wait on another thread; --time-limit sets the limit.")
        end(failure)
    }

    private func endForMemory() {
        let stack = StackTrace(of: mainThread)
        end(Failure(
            .view, "the view uses more than \(Self.maxMemory >> 20) MiB of memory",
            at: stack.userFunction.map { "\(stack.userLine ?? view), \($0)" } ?? view,
            rule: "A view may use half of the machine's memory, at most 8 GiB, and 2 GiB in a sandbox.",
            fix: "Look for what grows without end, or show less: fewer views, smaller pictures."))
    }

    private func end(_ failure: Failure) -> Never {
        if CrashRecord.isOfStart.load(ordering: .relaxed) {
            Guard.endForTime()
            // The signal handler starts the next image.
            sleep(2)
        }
        if let report = Self.report.withLock({ $0 }) { report(failure, view) } else { writeError(failure.text) }
        TemporaryFiles.removeFiles()
        _exit(ExitCode.view.rawValue)
    }

    // MARK: Process statistics

    /// The resident memory in bytes.
    package static var memory: Int {
        let pages = text("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The processor time of all threads except this one, in seconds.
    private static var processorTime: Double {
        func seconds(_ clock: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        return seconds(CLOCK_PROCESS_CPUTIME_ID) - seconds(CLOCK_THREAD_CPUTIME_ID)
    }

    private static var everyThreadSleeps: Bool {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        let main = "\(getpid())"
        guard threads.contains(main), !isPrinting(main) else { return false }
        return threads.allSatisfy { thread in
            if own?.hasSuffix("/" + thread) == true { return true }
            let children = text("/proc/self/task/\(thread)/children")?.split(separator: " ") ?? []
            if children.contains(where: { "RD".contains(state("/proc/\($0)/stat") ?? "S") }) { return false }
            return state("/proc/self/task/\(thread)/stat").map { $0 == "S" } ?? (thread != main)
        }
    }

    /// The state in a file of statistics. It follows the name, which may contain any characters and ends with the last
    /// parenthesis.
    private static func state(_ path: String) -> Character? {
        guard let statistics = text(path), let name = statistics.lastIndex(of: ")") else { return nil }
        return statistics[name...].dropFirst(2).first
    }

    /// Whether the main thread is blocked in a write to standard output or standard error.
    private static func isPrinting(_ main: String) -> Bool {
        guard let string = text("/proc/self/task/\(main)/syscall")?.split(separator: " "), string.count > 1 else {
            return false
        }
        return writes.contains(String(string[0])) && ["0x1", "0x2"].contains(string[1])
    }

    /// The system call numbers of `write` and `writev`.
    #if arch(arm64)
    private static let writes = ["64", "66"]
    #else
    private static let writes = ["1", "20"]
    #endif

    private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
