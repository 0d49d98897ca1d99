@preconcurrency import Foundation

/// Starts a live page's program again after a view ended it, at the same address. The pages come back by themselves;
/// the view is not run again before its file changes or somebody asks for it.
///
/// The new start takes the place of this process from inside a signal handler, so all it needs is made beforehand.
enum Revival {
    enum Cause: Int, CaseIterable {
        case overflow, trap, access, time

        var words: String {
            switch self {
            case .overflow: "The view never ends: its bodies nest until the stack is full"
            case .trap: "The view's own code stopped the program"
            case .access: "The view's own code touched memory that is not its own"
            case .time: "The view did not come back"
            }
        }
    }

    /// What the start before this one left behind.
    struct Past {
        var port: Int
        var token: String
        var cause: Cause
    }

    private static let name = "QUADRANT_REVIVED"

    /// Read once: programs that this one starts must not see it.
    static func takePast() -> Past? {
        guard let text = getenv(name).map({ String(cString: $0) }) else { return nil }
        unsetenv(name)
        let parts = text.split(separator: " ")
        guard parts.count == 3, let port = Int(parts[0]), let cause = Int(parts[2]).flatMap(Cause.init) else {
            return nil
        }
        return Past(port: port, token: String(parts[1]), cause: cause)
    }

    static func prepare(port: Int, token: String) {
        let others = ProcessInfo.processInfo.environment.filter { $0.key != name }.map { "\($0.key)=\($0.value)" }
            .sorted()
        environments = Cause.allCases.map { cause in
            let words = others + ["\(name)=\(port) \(token) \(cause.rawValue)"]
            let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
            for (index, word) in words.enumerated() { list[index] = strdup(word) }
            list[words.count] = nil
            return list
        }.withUnsafeBufferPointer { made in
            let kept = UnsafeMutableBufferPointer<Environment>.allocate(capacity: made.count)
            _ = kept.initialize(from: made)
            return kept
        }
        arguments = CommandLine.unsafeArgv
    }

    private typealias Environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    nonisolated(unsafe) private static var environments = UnsafeMutableBufferPointer<Environment>(start: nil, count: 0)
    nonisolated(unsafe) private static var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// Does not come back once `prepare` has been called. May be called in a signal handler.
    static func begin(_ cause: Int) {
        guard cause < environments.count, let arguments else { return }
        for handle in Int32(3)..<1024 { close(handle) }
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execve("/proc/self/exe", arguments, environments[cause])
    }
}

/// Notices when the main thread does not come back.
final class Heartbeat: @unchecked Sendable {
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
                // The whole program stood still: that is nobody's fault.
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
