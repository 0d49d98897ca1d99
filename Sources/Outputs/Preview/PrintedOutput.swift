/// The program's output that pages may still need.
struct PrintedOutput {
    /// The minimum number of bytes that are kept.
    static let limit = 1 << 18

    private var bytes: [UInt8] = []
    /// The number of bytes that were discarded before the kept ones.
    private(set) var start = 0
    var end: Int { start + bytes.count }

    mutating func append(_ new: [UInt8]) {
        bytes += new
        guard bytes.count > 2 * Self.limit else { return }
        start += bytes.count - Self.limit
        bytes.removeFirst(bytes.count - Self.limit)
    }

    /// The complete characters from `place` on, in up to `count` bytes, and the offsets of their start and end.
    func text(from place: Int, atMost count: Int) -> (text: String, start: Int, end: Int) {
        let first = min(max(place, start), end)
        var last = min(first + count, end)
        // An incomplete character at the end is left out.
        var lead = last - 1
        while lead > first, lead > last - 4, bytes[lead - start] & 0xc0 == 0x80 { lead -= 1 }
        if lead >= first, Self.length(bytes[lead - start]) > last - lead { last = lead }
        return (String(decoding: bytes[(first - start)..<(last - start)], as: UTF8.self), first, last)
    }

    /// The number of bytes of the UTF-8 character with this first byte.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case 0xc0..<0xe0: 2
        case 0xe0..<0xf0: 3
        case 0xf0...: 4
        default: 1
        }
    }
}
