public import Foundation

extension NSString.EnumerationOptions {
    /// Words: letters and digits with what stands inside of them.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
}

extension String {
    /// Calls a closure with each part of a range: its text, its place, the place with what surrounds it, and a flag
    /// that ends the enumeration. Words are letters and digits, with an apostrophe, a dot or a comma between two of
    /// them; Foundation on Linux has no words.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
                           inout Bool) -> Void
    ) where R.Bound == Index {
        guard opts.rawValue & 0xF == NSString.EnumerationOptions.byWords.rawValue else {
            self[...].enumerateSubstrings(in: range, options: opts, body)
            return
        }
        var words = wordRanges(range.relative(to: self)), isOver = false
        if opts.contains(.reverse) { words.reverse() }
        for word in words where !isOver {
            body(opts.contains(.substringNotRequired) ? nil : String(self[word]), word, word, &isOver)
        }
    }

    private func wordRanges(_ range: Range<Index>) -> [Range<Index>] {
        func isWord(_ index: Index) -> Bool { self[index].isLetter || self[index].isNumber }
        var found: [Range<Index>] = [], index = range.lowerBound
        while index < range.upperBound {
            guard isWord(index) else {
                index = self.index(after: index)
                continue
            }
            let start = index
            while index < range.upperBound {
                let next = self.index(after: index)
                guard isWord(index) || "'’.,".contains(self[index]) && next < range.upperBound && isWord(next)
                else { break }
                index = next
            }
            found.append(start..<index)
        }
        return found
    }
}
