import Foundation
import QuadrantBase

/// Parses what the linker prints.
enum LinkerMessages {
    struct Duplicate: Equatable {
        var symbol: String
        /// The objects that define it, in the order of the program.
        var objects: [String] = []
    }

    private static let twice = "error: duplicate symbol: "

    /// The symbols that are defined more than once.
    static func duplicates(in output: String) -> [Duplicate] {
        var found: [Duplicate] = [], isInside = false
        for line in output.split(separator: "\n") {
            if let mark = line.range(of: twice) {
                found.append(Duplicate(symbol: String(line[mark.upperBound...])))
                isInside = true
            } else if !line.hasPrefix(">>>") {
                isInside = false
            } else if isInside, let end = line.range(of: ":("), line.hasPrefix(">>>  ") {
                let path = line[..<end.lowerBound].dropFirst(3).drop { $0 == " " }
                found[found.count - 1].objects.append(String(path))
            }
        }
        return found
    }

    /// The place in `>>> referenced by NAME:LINE (PATH:LINE)`.
    private static func place(_ line: Substring) -> String {
        if let start = line.range(of: " ("), line.hasSuffix(")") {
            return CompilerOutput.shortened(String(line[start.upperBound...].dropLast()))
        }
        return line.split(separator: " ").last.map(String.init) ?? ""
    }

    /// The failure for the first error; nil if there is none.
    static func failure(_ output: String, _ program: String) -> Failure? {
        let lines = output.split(separator: "\n"), mark = "error: "
        guard let index = lines.firstIndex(where: { $0.contains(mark) }),
              let start = lines[index].range(of: mark) else { return nil }
        let errors = lines.filter { $0.contains(mark) && !$0.contains("linker command failed") }
        let used = lines[(index + 1)...].prefix { $0.hasPrefix(">>>") }.first
        let more = errors.count > 1 ? ", and \(errors.count - 1) other error\(errors.count == 2 ? "" : "s")" : ""
        return Failure(.input, "'\(program)' cannot be linked: \(lines[index][start.upperBound...])" + more,
                       at: used.map(place) ?? program,
                       rule: "What a program calls is in its files, or in a library for Linux that it is linked with.",
                       fix: "Add the file or the library, or leave the code that needs it out with #if !os(Linux).")
    }
}
