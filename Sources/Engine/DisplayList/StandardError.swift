import Foundation

/// Standard error, for messages that may be lost: if it is closed, full, or read by a program that has ended.
package enum StandardError {
    /// Writes an error: the four parts of its text state what was wrong, where, the rule and the fix.
    package static func report(_ error: some Error) { write("\(error)\n") }

    /// Writes as much of the text as possible. A failure to write is ignored.
    package static func write(_ text: String, to stream: Int32 = 2) {
        var text = text
        text.withUTF8 { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.write(stream, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
