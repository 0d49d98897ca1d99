import Foundation
import QuadrantBase
import QuadrantThreads

/// The messages of a client on standard input, one a line, and those of the server on standard output.
final class MessageLines: Sendable {
    enum Read {
        case line(Data)
        /// A line above the limit, of which nothing was kept.
        case tooLong
        case end
    }

    /// The bytes of the longest line that is read.
    static let maxLength = 16 << 20

    private let input: Int32
    private let output: Int32
    /// What was read after the last line.
    private let rest = Locked<[UInt8]>([])
    /// Whether the client no longer reads.
    private let isClosed = Locked(false)

    init(input: Int32 = STDIN_FILENO, output: Int32) { (self.input, self.output) = (input, output) }

    /// Waits for the next line. What follows the last line end, when the client has ended, is no line.
    func read() -> Read {
        var chunk = [UInt8](repeating: 0, count: 1 << 16), isTooLong = false
        // Each byte is looked at once.
        var line = rest.withLock { rest -> [UInt8] in
            defer { rest = [] }
            return rest
        }
        var looked = 0
        while true {
            if let end = Self.end(in: line, from: looked) {
                rest.withLock { $0 = Array(line[(end + 1)...]) }
                return isTooLong || end > Self.maxLength ? .tooLong : .line(Data(line[..<end]))
            }
            looked = line.count
            if line.count > Self.maxLength { (line, looked, isTooLong) = ([], 0, true) }
            let count = Foundation.read(input, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return .end }
            line += chunk[..<count]
        }
    }

    private static func end(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard start < bytes.count, let base = bytes.baseAddress,
                  let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Writes a message as one line, whole.
    func write(_ message: JSONValue) {
        let line = message.data + Data("\n".utf8)
        isClosed.withLock { isClosed in
            var sent = 0
            while sent < line.count, !isClosed {
                let count = line.withUnsafeBytes {
                    Foundation.write(output, $0.baseAddress! + sent, line.count - sent)
                }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { isClosed = true } else { sent += count }
            }
        }
    }
}
