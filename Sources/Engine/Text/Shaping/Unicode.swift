import QuadrantThreads
import _FoundationICU

/// The interface to the toolchain's ICU. Its C functions have the prefix `swift_`, which distinguishes them from a
/// system ICU in the same process; no other file may call them.
enum Unicode16 {
    struct Boundary {
        /// The offset of the segment's end.
        var end: Int
        /// Whether a new line must begin here.
        var isHard: Bool
    }

    /// The line break opportunities (UAX 14), in ascending order; the last one is the end of the text.
    static func lineBoundaries(_ text: [UInt16]) -> [Boundary] {
        boundaries(text, pool: linePool, kind: UBRK_LINE)
    }

    /// The ends of user-perceived characters (UAX 29).
    static func characterBoundaries(_ text: [UInt16]) -> [Boundary] {
        boundaries(text, pool: characterPool, kind: UBRK_CHARACTER)
    }

    /// A pool of iterators, which are expensive to open and not thread-safe.
    private final class Pool: Sendable {
        struct Iterator { let pointer: OpaquePointer }
        let idle = Locked<[Iterator]>([])
    }
    private static let linePool = Pool()
    private static let characterPool = Pool()
    /// UBRK_LINE_HARD
    private static let hardStatus: Int32 = 100
    private static let done: Int32 = -1

    private static func boundaries(_ text: [UInt16], pool: Pool, kind: UBreakIteratorType) -> [Boundary] {
        var status = U_ZERO_ERROR
        let idle = pool.idle.withLock { $0.popLast() }
        guard let iterator = idle?.pointer ?? swift_ubrk_open(kind, "en", nil, 0, &status) else {
            return [Boundary(end: text.count, isHard: false)]
        }
        var found: [Boundary] = []
        text.withUnsafeBufferPointer { buffer in
            status = U_ZERO_ERROR
            swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            _ = swift_ubrk_first(iterator)
            while true {
                let next = swift_ubrk_next(iterator)
                if next == done { break }
                let isHard = kind == UBRK_LINE && swift_ubrk_getRuleStatus(iterator) >= hardStatus
                found.append(Boundary(end: Int(next), isHard: isHard))
            }
        }
        pool.idle.withLock { $0.append(Pool.Iterator(pointer: iterator)) }
        return found
    }

    /// The embedding level of every code unit (UAX 9) and the paragraphs' base level, determined by the first strong
    /// letter, or by `isRightToLeft` if there is none.
    static func levels(_ text: [UInt16], isRightToLeft: Bool) -> (levels: [UInt8], base: UInt8) {
        let fallback: UInt8 = isRightToLeft ? 1 : 0
        let plain = ([UInt8](repeating: fallback, count: text.count), fallback)
        guard !text.isEmpty, let bidi = swift_ubidi_open() else { return plain }
        defer { swift_ubidi_close(bidi) }
        var status = U_ZERO_ERROR
        // UBIDI_DEFAULT_RTL and UBIDI_DEFAULT_LTR
        let base: UInt8 = isRightToLeft ? 0xFF : 0xFE
        var levels: [UInt8] = []
        var paragraph = fallback
        text.withUnsafeBufferPointer { buffer in
            swift_ubidi_setPara(bidi, buffer.baseAddress, Int32(buffer.count), base, nil, &status)
            paragraph = swift_ubidi_getParaLevel(bidi)
            if let found = swift_ubidi_getLevels(bidi, &status) {
                levels = Array(UnsafeBufferPointer(start: found, count: buffer.count))
            }
        }
        return levels.count == text.count ? (levels, paragraph) : plain
    }

    /// The visual order, left to right, of runs with these levels.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = [Int32](repeating: 0, count: levels.count)
        swift_ubidi_reorderVisual(levels, Int32(levels.count), &order)
        return order.map(Int.init)
    }

    static func isEmojiPresentation(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EMOJI_PRESENTATION) != 0
    }
    static func isPictograph(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_EXTENDED_PICTOGRAPHIC) != 0
    }
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
    }
    /// Whether the character has a meaning in Unicode, and not only in some fonts.
    static func isAssigned(_ scalar: UInt32) -> Bool {
        let kind = UInt32(swift_u_charType(Int32(bitPattern: scalar)))
        return kind != U_UNASSIGNED.rawValue && kind != U_PRIVATE_USE_CHAR.rawValue && kind != U_SURROGATE.rawValue
    }

    /// The name of the character's script, such as "Devanagari" or "Ol_Chiki"; nil for signs that belong to none.
    static func scriptName(_ scalar: UInt32) -> String? {
        let script = swift_u_getIntPropertyValue(Int32(bitPattern: scalar), UCHAR_SCRIPT)
        guard script > USCRIPT_INHERITED.rawValue else { return nil }
        return swift_u_getPropertyValueName(UCHAR_SCRIPT, script, U_LONG_PROPERTY_NAME).map { String(cString: $0) }
    }

    /// The version of Unicode that the character is of.
    static func majorAge(_ scalar: UInt32) -> Int {
        var version: UVersionInfo = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &version) { bytes in
            swift_u_charAge(Int32(bitPattern: scalar), bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
        }
        return Int(version.0)
    }

    static func isWhitespace(_ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(Int32(bitPattern: scalar), UCHAR_WHITE_SPACE) != 0
    }
}
