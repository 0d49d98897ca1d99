/// What a program has printed, as far as pages may still want it.
struct PrintedOutput {
    /// As many bytes are kept at least.
    static let limit = 1 << 18

    private var bytes: [UInt8] = []
    /// How many bytes were printed before those that are kept.
    private(set) var start = 0
    var end: Int { start + bytes.count }

    mutating func append(_ new: [UInt8]) {
        bytes += new
        guard bytes.count > 2 * Self.limit else { return }
        start += bytes.count - Self.limit
        bytes.removeFirst(bytes.count - Self.limit)
    }

    /// Whole characters from `place` on, in up to `count` bytes, and the places where they start and end.
    func text(from place: Int, atMost count: Int) -> (text: String, start: Int, end: Int) {
        let first = min(max(place, start), end)
        var last = min(first + count, end)
        // Of a character whose other bytes are still to come nothing is taken.
        var lead = last - 1
        while lead > first, lead > last - 4, bytes[lead - start] & 0xc0 == 0x80 { lead -= 1 }
        if lead >= first, Self.length(bytes[lead - start]) > last - lead { last = lead }
        return (String(decoding: bytes[(first - start)..<(last - start)], as: UTF8.self), first, last)
    }

    /// How many bytes the character takes that begins with this one.
    private static func length(_ byte: UInt8) -> Int {
        switch byte {
        case 0xc0..<0xe0: 2
        case 0xe0..<0xf0: 3
        case 0xf0...: 4
        default: 1
        }
    }
}
