@preconcurrency import Foundation

/// Standard output and error, which the caller may have closed, filled or stopped reading.
enum StandardStreams {
    /// Must be called before any file is opened.
    ///
    /// A stream that is closed is replaced by one that refuses to be written, so that no picture is opened under its
    /// number and messages do not land in it. A pipe without a reader and a file that may not grow are errors of the
    /// write instead of the end of the program.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
    }

    /// Whether a person reads the messages on a terminal that shows colours.
    static var hasColors: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(2) != 0 && environment["TERM"] != "dumb" && environment["NO_COLOR"]?.isEmpty ?? true
    }

    /// Sends what was printed; fails when some of it, now or earlier, did not arrive.
    ///
    /// A reader that has gone, as in `| head`, wanted no more: the command ends with the code, without a message.
    static func finish() throws {
        let isSent = fflush(stdout) == 0
        var reason = errno
        if isSent {
            if ferror(stdout) == 0 { return }
            // It was an earlier write that failed; many errors are reported again by a write of no bytes.
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
