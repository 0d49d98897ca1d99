import CGtk4
import Foundation

// GLib's main loop is the outer loop, because GTK requires it. Swift's main actor and Foundation's timers run inside of
// it: the main dispatch queue signals an eventfd, and the main run loop is polled before each wait for the date of its
// next timer.

@MainActor
final class MainLoop {
    private static let loop = g_main_loop_new(nil, 0)
    private static var isWired = false
    private(set) static var exitCode: Int32 = 0

    /// Runs until `quit`.
    static func run() -> Int32 {
        wire()
        g_main_loop_run(loop)
        return exitCode
    }

    static func quit(_ code: Int32 = 0) {
        exitCode = code
        g_main_loop_quit(loop)
    }

    /// Calls `action` once after a delay.
    @discardableResult
    static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> UInt32 {
        let box = Unmanaged.passRetained(Action(run: action))
        let milliseconds = UInt32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000))
        return g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                MainActor.assumeIsolated { Unmanaged<Action>.fromOpaque(data!).takeUnretainedValue().run() }
                return 0
            }, box.toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
    }

    static func cancel(_ source: inout UInt32) {
        if source != 0 { g_source_remove(source) }
        source = 0
    }

    private final class Action {
        let run: @MainActor () -> Void
        init(run: @escaping @MainActor () -> Void) { self.run = run }
    }

    private static func wire() {
        guard !isWired else { return }
        isWired = true
        g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, { file, _, _ in
            var count: UInt64 = 0
            _ = read(file, &count, 8)
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }, nil)
        // Ctrl-C ends the program with exit status 0.
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            g_unix_signal_add(signal, { _ in
                MainActor.assumeIsolated { MainLoop.quit() }
                return 0
            }, nil)
        }
        let source = quadrant_source(
            { _, timeout in
                let wait = MainActor.assumeIsolated { MainLoop.timeToNextTimer() }
                timeout?.pointee = wait < 0 ? -1 : Int32(min(wait * 1000 + 0.999, 3_600_000))
                return wait == 0 ? 1 : 0
            },
            { _ in MainActor.assumeIsolated { MainLoop.timeToNextTimer() } == 0 ? 1 : 0 },
            { _, _, _ in
                MainActor.assumeIsolated { _ = RunLoop.main.limitDate(forMode: .default) }
                return 1
            })
        g_source_attach(source, nil)
    }

    /// The number of seconds until the next timer; 0 if it is due, negative if there is none. Also fires due timers.
    private static func timeToNextTimer() -> Double {
        guard let date = RunLoop.main.limitDate(forMode: .default), date != .distantFuture else { return -1 }
        return max(date.timeIntervalSinceNow, 0)
    }
}
