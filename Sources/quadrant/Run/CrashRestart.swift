import Dispatch
@preconcurrency import Foundation

/// Starts the program anew in the same process when foreign code has stopped it. The new image reads the record of the
/// crash, which a signal handler can only write down: `render` and the like say what happened and end, a live page
/// comes back at the same address.
///
/// The start happens inside a signal handler, so all that it needs is made beforehand.
enum CrashRestart {
    /// What the image before this one left behind.
    struct Past {
        var record: CrashRecord
        /// Of a live page: its port and its token.
        var page: (port: Int, token: String)?
    }

    private static let name = "QUADRANT_CRASH"

    /// Read once: programs that this one starts must not see it.
    @MainActor static let past: Past? = {
        guard let text = getenv(name).map({ String(cString: $0) }) else { return nil }
        unsetenv(name)
        let parts = text.split(separator: " ")
        guard let handle = parts.first.flatMap({ Int32($0) }), handle > 2,
              let record = CrashRecord(readEnd: handle) else { return nil }
        guard parts.count == 3, let port = Int(parts[1]) else { return Past(record: record) }
        return Past(record: record, page: (port, String(parts[2])))
    }()

    /// After `CrashRecord.prepare`. With a page, its server comes back.
    static func prepare(page: (port: Int, token: String)? = nil) {
        var value = "\(name)=\(CrashRecord.readEnd)"
        if let page { value += " \(page.port) \(page.token)" }
        let others = ProcessInfo.processInfo.environment.filter { $0.key != name && $0.key != further?.name }
            .map { "\($0.key)=\($0.value)" }.sorted()
        let options = others + [value] + (further.map { ["\($0.name)=\($0.handle)"] } ?? [])
        let list = Environment.allocate(capacity: options.count + 1)
        for (index, word) in options.enumerated() { list[index] = strdup(word) }
        list[options.count] = nil
        environment = list
        furtherHandle = further?.handle ?? -1
        arguments = CommandLine.unsafeArgv
    }

    /// Leaves a further file open for the next image, which finds its number under a name. Before `prepare`.
    static func keeps(_ handle: Int32, as name: String) { further = (name, handle) }

    nonisolated(unsafe) private static var further: (name: String, handle: Int32)?
    nonisolated(unsafe) private static var furtherHandle: Int32 = -1

    private typealias Environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    nonisolated(unsafe) private static var environment: Environment?
    nonisolated(unsafe) private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Does not come back once `prepare` has been called. May be called in a signal handler.
    static func begin() {
        guard let environment, let arguments else { return }
        OutputTap.restore()
        let kept = CrashRecord.readEnd
        var handle: Int32 = 3
        while handle < 1024 {
            if handle != kept, handle != furtherHandle { close(handle) }
            handle += 1
        }
        _ = fcntl(kept, F_SETFD, 0)
        if furtherHandle >= 0 { _ = fcntl(furtherHandle, F_SETFD, 0) }
        // Timers and blocked signals outlive an image.
        var off = itimerval()
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &off, nil)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &off, nil)
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execve("/proc/self/exe", arguments, environment)
    }
}

/// Notices when the main thread does not come back.
final class Watchdog: @unchecked Sendable {
    private let lock = NSLock()
    private var last = DispatchTime.now()
    private var lastTick = DispatchTime.now()
    private var timer: (any DispatchSourceTimer)?

    /// Calls `onSilence` on another thread when the main one has not answered for so many seconds.
    init(seconds: Double, onSilence: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { @Sendable [weak self] in
            guard let self else { return }
            let now = DispatchTime.now()
            let silence = lock.withLock { () -> UInt64 in
                // The whole program stood still: that is not an error.
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
