@preconcurrency import Foundation
import Synchronization

/// Standard output and standard error, which may be closed, full or without a reader.
package enum StandardStreams {
    /// Must be called before any file is opened.
    ///
    /// A closed stream is replaced by one that cannot be written to, so that no picture is opened under its descriptor
    /// and receives messages. Writing to a broken pipe, or beyond the file size limit, becomes an error of the write
    /// instead of a signal.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    }

    /// The descriptor of standard output while the program's output goes elsewhere; else -1.
    private static let result = Atomic<Int32>(-1)

    /// Sends what the program prints to standard error, so that standard output has only what the command prints.
    package static func separateProgram() {
        guard result.load(ordering: .relaxed) < 0 else { return }
        fflush(stdout)
        let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        result.store(copy, ordering: .relaxed)
        if copy >= 0 { dup2(OutputTap.errorTarget, STDOUT_FILENO) }
    }

    /// Makes standard output that of the command again, after the program's own output was flushed.
    package static func joinProgram() {
        guard result.load(ordering: .relaxed) >= 0 else { return }
        fflush(stdout)
        restoreOutput()
        close(result.exchange(-1, ordering: .relaxed))
    }

    /// The part of `joinProgram` that a signal handler may call before the process is replaced.
    package static func restoreOutput() {
        let copy = result.load(ordering: .relaxed)
        if copy >= 0 { dup2(copy, STDOUT_FILENO) }
    }

    /// Whether standard error is a terminal that supports colours.
    package static var hasColors: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(2) != 0 && environment["TERM"] != "dumb" && environment["NO_COLOR"]?.isEmpty ?? true
    }

    /// Flushes standard output; throws if this or an earlier write failed.
    ///
    /// If the reader has closed the pipe, as in `| head`, the command exits with the status of that error, without a
    /// message.
    package static func finish() throws {
        let isSent = fflush(stdout) == 0
        var reason = errno
        if isSent {
            if ferror(stdout) == 0 { return }
            // An earlier write has failed; writing zero bytes reports many errors again.
            reason = write(1, "", 0) < 0 ? errno : 0
        }
        var state = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        if reason == EPIPE || poll(&state, 1, 0) == 1 && Int32(state.revents) & POLLERR != 0 {
            exit(ExitCode.output.rawValue)
        }
        let text = reason == 0 ? "" : reason == EBADF ? ": it is closed" : ": " + String(cString: strerror(reason))
        throw Failure(.output, "cannot write to standard output" + text, at: "standard output",
                      rule: "The command fails when its output is incomplete.",
                      fix: "Check the program that reads it, or free some space.")
    }
}
