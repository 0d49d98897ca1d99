import Foundation

/// The lines of standard input. Several threads may take lines; none holds more of the input than a line in work.
final class RequestLines: @unchecked Sendable {
    enum Content {
        case text([UInt8])
        /// The number of bytes of a line that is longer than the limit; they were skipped.
        case tooLong(Int)
        /// The position of the first byte, from 0, that is no part of UTF-8 text.
        case notUTF8(Int)
    }

    struct Line {
        /// From 1.
        var number: Int
        var content: Content
        /// Whether the input ended before the line did.
        var isCut: Bool
    }

    private let file: Int32
    private let limit: Int
    private let lock = NSLock()
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// The part of the chunk that was read and not yet taken.
    private var rest = 0..<0
    private var number = 0
    private var isAtEnd = false
    private var isStopped = false

    /// `limit` is in bytes.
    init(_ file: Int32, limit: Int) {
        self.file = file
        self.limit = limit
    }

    /// The next line that is not blank; nil at the end.
    func next() -> Line? {
        lock.withLock {
            while !isStopped, let (bytes, length, isCut) = line() {
                number += 1
                if length > limit { return Line(number: number, content: .tooLong(length), isCut: isCut) }
                var bytes = bytes
                if number == 1, bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
                if bytes.allSatisfy({ [0x20, 0x09, 0x0d].contains($0) }) { continue }
                if let position = Self.invalid(bytes) {
                    return Line(number: number, content: .notUTF8(position), isCut: isCut)
                }
                return Line(number: number, content: .text(bytes), isCut: isCut)
            }
            return nil
        }
    }

    /// The following calls of `next` return nil.
    func stop() { lock.withLock { isStopped = true } }

    /// The bytes of the next line up to the limit, and its whole length.
    private func line() -> (bytes: [UInt8], length: Int, isCut: Bool)? {
        var bytes: [UInt8] = [], length = 0
        while true {
            if rest.isEmpty, !fill() { return length == 0 ? nil : (bytes, length, true) }
            let end = chunk.withUnsafeBytes { bytes -> Int? in
                let start = bytes.baseAddress!
                let found = memchr(start + rest.lowerBound, Int32(UInt8(ascii: "\n")), rest.count)
                return found.map { UnsafeRawPointer($0) - start }
            }
            let part = rest.lowerBound..<(end ?? rest.upperBound)
            length += part.count
            if length <= limit { bytes += chunk[part] } else { bytes = [] }
            rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
            if end != nil { return (bytes, length, false) }
        }
    }

    private func fill() -> Bool {
        while !isAtEnd {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 {
                rest = 0..<count
                return true
            }
            isAtEnd = true
        }
        return false
    }

    private static func invalid(_ bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser(), iterator = bytes.makeIterator(), position = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { position += scalar.count }
        return position
    }
}
