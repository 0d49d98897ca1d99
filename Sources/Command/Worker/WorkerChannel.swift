package import Dispatch
package import Foundation

/// A socket between the command and a process that draws. Messages have a kind and a length, so that a message that a
/// crash has cut is seen as such.
package struct WorkerChannel: Sendable {
    package enum Kind: UInt64 {
        /// A request, to the process that draws.
        case request
        /// An answer to it.
        case answer
        /// The last answer of the process: it ends.
        case lastAnswer
    }

    package enum Received {
        case message(Kind, Data)
        /// The other end was closed, or its message is incomplete.
        case end
        case timeout
    }

    package let file: Int32

    package init(file: Int32) { self.file = file }

    package func send(_ kind: Kind, _ content: some DataProtocol) -> Bool {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 + content.count)
        for number in [kind.rawValue, UInt64(content.count)] {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        bytes += content
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + sent, bytes.count - sent) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    /// Waits for a message, at most until a time of the monotonic clock; nil waits forever.
    package func receive(until deadline: DispatchTime? = nil) -> Received {
        var header = Data()
        switch read(16, into: &header, deadline) {
        case .end: return .end
        case .timeout: return .timeout
        case .read: break
        }
        func number(_ offset: Int) -> UInt64 {
            header.dropFirst(offset).prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * $1.offset) }
        }
        guard let kind = Kind(rawValue: number(0)), let length = Int(exactly: number(8)) else { return .end }
        var content = Data()
        switch read(length, into: &content, deadline) {
        case .end: return .end
        case .timeout: return .timeout
        case .read: return .message(kind, content)
        }
    }

    /// Whether a message, or the end, arrives within a time in milliseconds.
    package func isReady(within milliseconds: Int32) -> Bool {
        var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, milliseconds) > 0
    }

    private enum Outcome { case read, end, timeout }

    private func read(_ count: Int, into data: inout Data, _ deadline: DispatchTime?) -> Outcome {
        var chunk = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
        while data.count < count {
            if let deadline {
                let now = DispatchTime.now().uptimeNanoseconds
                let left = deadline.uptimeNanoseconds > now ? (deadline.uptimeNanoseconds - now) / 1_000_000 + 1 : 0
                var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
                let ready = poll(&polled, 1, Int32(clamping: left))
                if ready < 0, errno == EINTR { continue }
                if ready == 0 { return .timeout }
            }
            let received = Foundation.read(file, &chunk, min(chunk.count, count - data.count))
            if received < 0, errno == EINTR { continue }
            if received <= 0 { return .end }
            data.append(contentsOf: chunk[..<received])
        }
        return .read
    }
}
