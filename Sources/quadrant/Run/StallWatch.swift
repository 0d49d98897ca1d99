import Foundation

/// Ends the program when a view keeps the main thread waiting for something that does not come, such as a semaphore.
///
/// The processor time that `Guard` limits does not pass while a thread waits. This looks once a second and counts the
/// looks at which the main thread sleeps, no other thread runs, is ready to run or waits for a disk, and the whole
/// process has used less than a fiftieth of a processor since the look before. When more follow each other than the
/// limit has seconds, nothing can be expected any more. A machine that is only slow does not get there: a thread that
/// is given no processor is ready to run, one that is paged in waits for the disk, and while everything stands still
/// nothing is counted. The waits of the command itself, and those for a reader of its output, do not count.
final class StallWatch: @unchecked Sendable {
    /// Seconds without a --time-limit: what iOS allows an app at its start.
    static let defaultLimit = 20

    private static let shared = StallWatch()
    private let lock = NSLock()
    private var view = ""
    /// 0 while no view runs.
    private var limit = 0
    private var waits = 0
    /// Looks in a row at which nothing was done.
    private var still = 0
    private var hasMoved = false
    private var mainThread = pthread_self()
    private var isStarted = false

    /// A view begins to run on this thread, the main one.
    static func begin(view: String, limit: Int) {
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

    /// No view runs any more.
    static func end() { shared.lock.withLock { shared.limit = 0 } }

    /// The main thread has come back from what it waited in.
    static func didMove() { shared.lock.withLock { shared.hasMoved = true } }

    /// A wait of the command itself.
    static func waiting<R>(_ body: () throws -> R) rethrows -> R {
        shared.lock.withLock { shared.waits += 1 }
        defer { shared.lock.withLock { shared.waits -= 1 } }
        return try body()
    }

    private func run() {
        var used = Self.processorTime
        while true {
            sleep(1)
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
        writeError(failure.text)
        TemporaryFiles.removeFiles()
        _exit(ExitCode.view.rawValue)
    }

    // MARK: What the system says

    /// Seconds that all threads but this one have used.
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
            // After the name, which may hold anything but ends with the last parenthesis.
            guard let statistics = text("/proc/self/task/\(thread)/stat"), let name = statistics.lastIndex(of: ")"),
                  let state = statistics[name...].dropFirst(2).first else { return thread != main }
            return state == "S"
        }
    }

    /// Whether the main thread waits until what it writes to standard output or error is read.
    private static func isPrinting(_ main: String) -> Bool {
        guard let string = text("/proc/self/task/\(main)/syscall")?.split(separator: " "), string.count > 1 else {
            return false
        }
        return writes.contains(String(string[0])) && ["0x1", "0x2"].contains(string[1])
    }

    /// The numbers of `write` and `writev`.
    #if arch(arm64)
    private static let writes = ["64", "66"]
    #else
    private static let writes = ["1", "20"]
    #endif

    private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
