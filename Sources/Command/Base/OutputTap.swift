@preconcurrency import Foundation

/// Reads the program's standard streams, forwards them to their original targets, and notifies a live page.
///
/// The newest bytes are kept in memory that signal handlers can read, for the crash record.
package enum OutputTap {
    /// The number of bytes that are kept of each stream.
    private static let limit = 8 << 10

    /// The newest bytes of a stream.
    private struct Tail {
        let start = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * limit)
        var count = 0

        mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
            let new = bytes.suffix(limit)
            if count + new.count > 2 * limit {
                let kept = min(count, limit)
                (start).update(from: start + count - kept, count: kept)
                count = kept
            }
            for byte in new {
                start[count] = byte
                count += 1
            }
        }

        var newest: UnsafeBufferPointer<UInt8> {
            let shown = min(count, limit)
            return UnsafeBufferPointer(start: start + count - shown, count: shown)
        }
    }

    private struct State {
        /// The original file descriptors of standard output and standard error.
        var targets: (Int32, Int32)
        /// The read ends of the sockets that replace them.
        var sources: (Int32, Int32)
        var errors = Tail()
        var unsent = Tail()
        /// Whether bytes are being forwarded.
        var isBusy = false
    }

    nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?
    private static let lock = NSLock()

    /// The original standard error, for the command's own messages, which are not the program's output.
    package static var errorTarget: Int32 { state?.pointee.targets.1 ?? STDERR_FILENO }

    /// Starts to read the streams. `onOutput` is called on a background thread when there is output to `take`.
    package static func begin(onOutput: @escaping @Sendable () -> Void) {
        guard state == nil else { return }
        var output: [Int32] = [-1, -1], errors: [Int32] = [-1, -1]
        fflush(nil)
        let targets = (fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3))
        guard targets.0 >= 0, targets.1 >= 0, Spawn.pipe(&output), Spawn.pipe(&errors) else { return }
        dup2(output[1], STDOUT_FILENO)
        dup2(errors[1], STDERR_FILENO)
        close(output[1])
        close(errors[1])
        let made = UnsafeMutablePointer<State>.allocate(capacity: 1)
        made.initialize(to: State(targets: targets, sources: (output[0], errors[0])))
        state = made
        let thread = Thread { run(onOutput) }
        thread.name = "output"
        thread.start()
    }

    private static func run(_ onOutput: @Sendable () -> Void) {
        guard let state else { return }
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 16)
        var polled = [pollfd(fd: state.pointee.sources.0, events: Int16(POLLIN), revents: 0),
                      pollfd(fd: state.pointee.sources.1, events: Int16(POLLIN), revents: 0)]
        while true {
            guard poll(&polled, 2, -1) > 0 || errno == EINTR else { return }
            state.pointee.isBusy = true
            for (index, entry) in polled.enumerated() where entry.revents != 0 {
                let count = read(entry.fd, buffer, 1 << 16)
                if count <= 0 { continue }
                let bytes = UnsafeBufferPointer(start: buffer, count: count)
                lock.withLock {
                    if index == 1 { state.pointee.errors.append(bytes) }
                    state.pointee.unsent.append(bytes)
                }
                pass(bytes, to: index == 0 ? state.pointee.targets.0 : state.pointee.targets.1)
                onOutput()
            }
            state.pointee.isBusy = false
        }
    }

    /// Writes all bytes; if the reader has closed the stream, the rest is lost.
    private static func pass(_ bytes: UnsafeBufferPointer<UInt8>, to target: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = write(target, bytes.baseAddress! + sent, bytes.count - sent)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            sent += count
        }
    }

    /// The output since the last call; only the newest bytes if it exceeds the limit.
    package static func take() -> [UInt8] {
        lock.withLock {
            guard let state else { return [] }
            let bytes = Array(state.pointee.unsent.newest)
            state.pointee.unsent.count = 0
            return bytes
        }
    }

    // MARK: For signal handlers

    package static var errorTail: UnsafeBufferPointer<UInt8> {
        state?.pointee.errors.newest ?? .init(start: nil, count: 0)
    }
    package static var unsentTail: UnsafeBufferPointer<UInt8> {
        state?.pointee.unsent.newest ?? .init(start: nil, count: 0)
    }

    /// Waits, for at most 200 ms, until all output has been forwarded.
    package static func drain() {
        guard let state else { return }
        var tries = 0
        while tries < 200 {
            var waiting: Int32 = 0, more: Int32 = 0
            _ = ioctl(state.pointee.sources.0, UInt(FIONREAD), &waiting)
            _ = ioctl(state.pointee.sources.1, UInt(FIONREAD), &more)
            // The order of the tests matters: a thread that has emptied the sockets has set `isBusy` before.
            if waiting == 0, more == 0, !state.pointee.isBusy { return }
            usleep(1_000)
            tries += 1
        }
    }

    /// Restores the original standard streams.
    package static func restore() {
        guard let state else { return }
        dup2(state.pointee.targets.0, STDOUT_FILENO)
        dup2(state.pointee.targets.1, STDERR_FILENO)
    }
}
