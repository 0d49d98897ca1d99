import Dispatch
@preconcurrency import Foundation
package import QuadrantBase
import QuadrantThreads
import Synchronization

/// Replaces the process image with a new one of the same program after user code has crashed. The new image reads the
/// crash record, which a signal handler can only write: `render` and similar commands report it and exit, a live page
/// is served again at the same address.
///
/// `execve` is called inside a signal handler, so all of its arguments are allocated in advance.
package enum CrashRestart {
    /// The state that the previous image has passed on.
    package struct Past {
        /// Nil after a crash of the app's start, which is reported already.
        package var record: CrashRecord?
        /// The port and the token of a live page.
        package var page: (port: Int, token: String)?
    }

    /// Read once and removed from the environment: subprocesses must not inherit it. A crash of the app's start is
    /// reported here (`ProgramStart`); where no page is served, the command begins again as if there was none.
    @MainActor package static let past: Past? = {
        guard let text = Variable.crash.value else { return nil }
        Variable.crash.remove()
        let parts = text.split(separator: " ")
        guard let handle = parts.first.flatMap({ Int32($0) }), handle > 2,
              let record = CrashRecord(readEnd: handle) else { return nil }
        if record.isStart { skipStart(after: record) }
        guard parts.count == 3, let port = Int(parts[1]) else { return record.isStart ? nil : Past(record: record) }
        return Past(record: record.isStart ? nil : record, page: (port, String(parts[2])))
    }()

    /// The crash of the app's start, which this image leaves out.
    @MainActor private(set) static var startFailure: Failure?

    @MainActor private static func skipStart(after record: CrashRecord) {
        let report = CrashReport(record)
        Variable.start.set("0")
        startFailure = report.failure
        writeError(report.text)
    }

    /// Prepares the arguments of `execve`, after `CrashRecord.prepare`. With a page, the new image serves it again.
    package static func prepare(page: (port: Int, token: String)? = nil) {
        let name = Variable.crash.name, further = further.withLock { $0 }
        var value = "\(name)=\(CrashRecord.readEnd)"
        if let page { value += " \(page.port) \(page.token)" }
        let others = ProcessInfo.processInfo.environment.filter { $0.key != name && $0.key != further?.variable.name }
            .map { "\($0.key)=\($0.value)" }.sorted()
        let options = others + [value] + (further.map { ["\($0.variable.name)=\($0.handle)"] } ?? [])
        let list = Environment.allocate(capacity: options.count + 1)
        for (index, word) in options.enumerated() { list[index] = strdup(word) }
        list[options.count] = nil
        environment = list
        furtherHandle.store(further?.handle ?? -1, ordering: .relaxed)
        arguments = CommandLine.unsafeArgv
    }

    /// Keeps another file open for the next image, which finds its descriptor in the environment. Call before
    /// `prepare`.
    package static func keeps(_ handle: Int32, as variable: Variable) {
        further.withLock { $0 = (variable, handle) }
    }

    /// The file of `keeps` is closed for the next image.
    package static func keepsNothing() { further.withLock { $0 = nil } }

    private static let further = Locked<(variable: Variable, handle: Int32)?>(nil)
    private static let furtherHandle = Atomic<Int32>(-1)

    private typealias Environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    nonisolated(unsafe) private static var environment: Environment?
    nonisolated(unsafe) private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Never returns once `prepare` has been called. May be called in a signal handler.
    package static func begin() {
        guard let environment, let arguments else { return }
        OutputTap.restore()
        StandardStreams.restoreOutput()
        let kept = CrashRecord.readEnd, further = furtherHandle.load(ordering: .relaxed)
        var handle: Int32 = 3
        while handle < 1024 {
            if handle != kept, handle != further { close(handle) }
            handle += 1
        }
        _ = fcntl(kept, F_SETFD, 0)
        if further >= 0 { _ = fcntl(further, F_SETFD, 0) }
        // Timers and the signal mask are preserved by `execve`.
        var off = itimerval()
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &off, nil)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &off, nil)
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execve("/proc/self/exe", arguments, environment)
    }
}

/// Detects that the main thread does not respond.
package final class Watchdog: @unchecked Sendable {
    private let lock = NSLock()
    private var last = DispatchTime.now()
    private var lastTick = DispatchTime.now()
    private var timer: (any DispatchSourceTimer)?

    /// Calls `onSilence` on a background thread if the main thread has not responded for `seconds`.
    package init(seconds: Double, onSilence: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { @Sendable [weak self] in
            guard let self else { return }
            let now = DispatchTime.now()
            let silence = lock.withLock { () -> UInt64 in
                // The whole process was suspended, which is not an error.
                if now.uptimeNanoseconds - lastTick.uptimeNanoseconds > 3_000_000_000 { last = now }
                lastTick = now
                return now.uptimeNanoseconds - min(last.uptimeNanoseconds, now.uptimeNanoseconds)
            }
            if Double(silence) / 1e9 > seconds { onSilence() }
            DispatchQueue.main.async { self.lock.withLock { self.last = .now() } }
        }
        timer.resume()
        self.timer = timer
    }
}
