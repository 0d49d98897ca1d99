/// Mistakes in the program that uses this package and that nothing sensible can follow.
package enum Misuse {
    /// Whether the program is being stopped for one. Signal handlers read it to tell mistakes of the program from
    /// faults of this package.
    nonisolated(unsafe) package private(set) static var stopsProgram = false

    /// Stops the program with a message on standard error.
    package static func stop(_ text: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        stopsProgram = true
        fatalError(text, file: file, line: line)
    }
}
