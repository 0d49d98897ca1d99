import Synchronization

/// Programming errors after which the program cannot continue.
package enum Misuse {
    /// Whether the program is stopped for one. Signal handlers read it to distinguish errors of the program from errors
    /// of this package.
    package static var stopsProgram: Bool { isStopping.load(ordering: .relaxed) }
    private static let isStopping = Atomic(false)

    /// Stops the program with a message on standard error.
    package static func stop(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        isStopping.store(true, ordering: .relaxed)
        fatalError(text, file: file, line: line)
    }

    /// Stops the program where a range of places is negative.
    package static func checkPlaces(_ range: Range<Int>) {
        if range.lowerBound < 0 || range.upperBound < 0 { stop("output(in: \(range)): places are counted from 0") }
    }
}
