import Foundation

/// Standard error as a place for messages that may be lost: closed, full, or read by a program that has ended.
package enum StandardError {
    /// Says what could not be used or made, and what was done instead: text of four parts.
    package static func report(_ error: some Error) { write("\(error)\n") }

    /// Writes the text as far as it goes. A message that cannot be written stops nothing.
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
