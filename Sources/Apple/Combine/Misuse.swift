/// Programming errors after which the program cannot continue.
package enum Misuse {
    /// Whether the program is stopped for one. Signal handlers read it to distinguish errors of the program from errors
    /// of this package.
    nonisolated(unsafe) package private(set) static var stopsProgram = false

    /// Stops the program with a message on standard error.
    package static func stop(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        stopsProgram = true
        fatalError(text, file: file, line: line)
    }

    /// Stops the program where a range of places is negative.
    package static func checkPlaces(_ range: Range<Int>) {
        if range.lowerBound < 0 || range.upperBound < 0 { stop("output(in: \(range)): places are counted from 0") }
    }
}
