/// Line break opportunities. Plain English words need no Unicode tables: lines break only after their spaces.
enum LineBoundaries {
    /// The number of units in a text that breaks after spaces only; nil if a character needs the full rules.
    ///
    /// Among letters, digits, full stops, commas, colons, semicolons, apostrophes and spaces UAX 14 breaks after spaces
    /// only, and not before punctuation, which never begins a line.
    static func countOfPlain<Unit: BinaryInteger>(_ text: UnsafeBufferPointer<Unit>) -> Int? {
        var afterSpace = false, count = 1
        for unit in text {
            if unit == 0x20 {
                afterSpace = true
            } else if isLetterOrDigit(unit) {
                if afterSpace { count += 1 }
                afterSpace = false
            } else {
                guard !afterSpace, isPunctuation(unit) else { return nil }
            }
        }
        return count
    }

    /// The end of the unit that begins at `start`, in a text that breaks after spaces only.
    static func endOfPlain(_ text: UnsafeBufferPointer<UInt16>, from start: Int) -> Int {
        var end = start
        while end < text.count, text[end] != 0x20 { end += 1 }
        while end < text.count, text[end] == 0x20 { end += 1 }
        return end
    }

    private static func isLetterOrDigit<Unit: BinaryInteger>(_ unit: Unit) -> Bool {
        unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A || unit >= 0x30 && unit <= 0x39
    }

    private static func isPunctuation<Unit: BinaryInteger>(_ unit: Unit) -> Bool {
        unit == 0x2E || unit == 0x2C || unit == 0x3A || unit == 0x3B || unit == 0x27
    }
}
