/// Line break opportunities. Plain English words need no Unicode tables: lines break only after their spaces.
enum LineBoundaries {
    static func of(_ text: [UInt16]) -> [Unicode16.Boundary] {
        if text.isEmpty { return [] }
        return plain(text) ?? Unicode16.lineBoundaries(text)
    }

    /// nil if a character needs the full rules. Among letters, digits, full stops, commas, colons, semicolons,
    /// apostrophes and spaces UAX 14 breaks after spaces only.
    private static func plain(_ text: [UInt16]) -> [Unicode16.Boundary]? {
        var found: [Unicode16.Boundary] = []
        var afterSpace = false
        for (index, unit) in text.enumerated() {
            let isSpace = unit == 0x20
            guard isSpace || isPlain(unit) else { return nil }
            if afterSpace && !isSpace {
                // Punctuation never begins a line, with or without spaces before it.
                guard isLetterOrDigit(unit) else { return nil }
                found.append(Unicode16.Boundary(end: index, isHard: false))
            }
            afterSpace = isSpace
        }
        found.append(Unicode16.Boundary(end: text.count, isHard: false))
        return found
    }

    /// Whether a line of ASCII text needs no tables and breaks after spaces only.
    static func breaksAfterSpacesOnly(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var afterSpace = false
        for byte in text {
            let unit = UInt16(byte), isSpace = unit == 0x20
            guard isSpace || isPlain(unit), !afterSpace || isSpace || isLetterOrDigit(unit) else { return false }
            afterSpace = isSpace
        }
        return true
    }

    private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit) || (0x30...0x39).contains(unit)
    }

    private static func isPlain(_ unit: UInt16) -> Bool {
        isLetterOrDigit(unit) || unit == 0x2E || unit == 0x2C || unit == 0x3A || unit == 0x3B || unit == 0x27
    }
}
