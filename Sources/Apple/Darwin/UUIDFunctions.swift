import Glibc

// The C functions of unique numbers, which are 16 bytes. A program on a phone reaches them with Foundation.

/// Writes a random number (version 4) into 16 bytes.
public func uuid_generate(_ out: UnsafeMutablePointer<UInt8>) { uuid_generate_random(out) }
/// Writes a random number (version 4) into 16 bytes.
public func uuid_generate_random(_ out: UnsafeMutablePointer<UInt8>) {
    for index in 0..<16 { out[index] = UInt8.random(in: .min ... .max) }
    out[6] = out[6] & 0x0f | 0x40
    out[8] = out[8] & 0x3f | 0x80
}
/// Makes all 16 bytes 0.
public func uuid_clear(_ uu: UnsafeMutablePointer<UInt8>) { uu.update(repeating: 0, count: 16) }
/// Whether all 16 bytes are 0: 1, else 0.
public func uuid_is_null(_ uu: UnsafePointer<UInt8>) -> Int32 { (0..<16).allSatisfy { uu[$0] == 0 } ? 1 : 0 }
/// Writes 16 bytes.
public func uuid_copy(_ dst: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt8>) {
    dst.update(from: src, count: 16)
}
/// Which of two comes first: less than 0, 0 where they are equal, more than 0.
public func uuid_compare(_ uu1: UnsafePointer<UInt8>, _ uu2: UnsafePointer<UInt8>) -> Int32 { memcmp(uu1, uu2, 16) }
/// Writes 36 capital letters, digits and strokes, and a zero.
public func uuid_unparse(_ uu: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<CChar>) {
    uuid_unparse_upper(uu, out)
}
/// Writes 36 capital letters, digits and strokes, and a zero.
public func uuid_unparse_upper(_ uu: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<CChar>) {
    write(uu, out, digits: "0123456789ABCDEF")
}
/// Writes 36 small letters, digits and strokes, and a zero.
public func uuid_unparse_lower(_ uu: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<CChar>) {
    write(uu, out, digits: "0123456789abcdef")
}
private let strokes: Set<Int> = [4, 6, 8, 10]
private func write(_ uu: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<CChar>, digits: String) {
    let digits = digits.utf8.map { CChar($0) }
    var place = 0
    for index in 0..<16 {
        if strokes.contains(index) {
            out[place] = CChar(UInt8(ascii: "-"))
            place += 1
        }
        out[place] = digits[Int(uu[index] >> 4)]
        out[place + 1] = digits[Int(uu[index] & 15)]
        place += 2
    }
    out[place] = 0
}
/// Reads 36 letters, digits and strokes into 16 bytes: 0; −1 where the text is another one, and nothing is written.
public func uuid_parse(_ in: UnsafePointer<CChar>, _ uu: UnsafeMutablePointer<UInt8>) -> Int32 {
    let parts = String(cString: `in`).split(separator: "-", omittingEmptySubsequences: false)
    let digits = parts.joined().compactMap(\.hexDigitValue)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12], digits.count == 32 else { return -1 }
    for index in 0..<16 { uu[index] = UInt8(digits[2 * index] * 16 + digits[2 * index + 1]) }
    return 0
}
