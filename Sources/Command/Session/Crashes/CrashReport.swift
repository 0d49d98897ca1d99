import Foundation
package import QuadrantBase
import QuadrantCompiler
import QuadrantProject

/// The report of a crash: the cause, the line of the user's code, and how to fix it.
package struct CrashReport {
    /// A location in the user's files.
    package struct Place: Equatable {
        package var file: String
        package var line: Int
        package var column: Int
    }

    package let record: CrashRecord
    /// The runtime's error message, such as "Index out of range".
    package private(set) var reason: String?
    /// The location of the innermost call in the user's program.
    package private(set) var place: Place?

    package init(_ record: CrashRecord) {
        self.record = record
        reason = Self.reason(in: record.errors)
        for frame in record.frames {
            let calls = Symbolizer.calls(at: frame)
            if frame == record.frames.first, let named = calls.compactMap(\.failure).first { reason = reason ?? named }
            if let found = calls.compactMap(\.place).first {
                place = found
                break
            }
        }
    }

    /// The last error message in the runtime's format: `File.swift:1: Fatal error: message`.
    private static func reason(in errors: String) -> String? {
        let kinds = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
        for line in errors.split(separator: "\n").reversed() {
            for kind in kinds {
                guard let range = line.range(of: kind) else { continue }
                let message = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
                return message.isEmpty ? nil : message
            }
        }
        return nil
    }

    /// The location without a column for code that the compiler has synthesised.
    package var location: String {
        place.map { "\($0.file):\($0.line)" + ($0.column > 0 ? ":\($0.column)" : "") } ?? record.view
    }

    /// The line with the lines around it, in the compiler's format.
    package var excerpt: String {
        guard let place, let text = FileManager.default.contents(atPath: place.file) else { return "" }
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(place.line - 1) else { return "" }
        let shown = max(0, place.line - 3)..<min(lines.count, place.line + 2)
        let width = String(shown.upperBound).count
        var rows: [String] = []
        for index in shown {
            let number = String(index + 1)
            rows.append(String(repeating: " ", count: width - number.count) + number + " | " + lines[index])
            if index == place.line - 1, place.column > 0 {
                // Tabs are kept, so that the caret is below its column.
                let before = lines[index].utf8.prefix(place.column - 1).map { $0 == 9 ? "\t" : " " }.joined()
                rows.append(String(repeating: " ", count: width) + " | " + before + "^")
            }
        }
        return rows.joined(separator: "\n")
    }

    /// The diagnostic in four parts.
    package var failure: Failure {
        if let part = leftOut {
            return Failure(.view, "the view needs \(part.name), which was left out", at: location,
                           rule: (part.reason.hasPrefix(UndefinedFunctions.reason) ? "" : "It does not compile: ")
                               + part.reason,
                           fix: "Correct that error, or preview a view that does not come to \(part.name).")
        }
        if record.isStart { return startFailure }
        if record.isEngine { return engineFailure }
        let details = reason.map { ": \($0)" } ?? ""
        switch record.cause {
        case .overflow:
            return Failure(
                .view, "infinite view recursion: the stack overflowed", at: location,
                rule: "A body must not contain its own view without a terminating condition.",
                fix: "Add a condition such as 'if depth > 0 { … }'.")
        case .trap where record.isOfQueues:
            return Failure(
                .view, "the program waits for the queue that it runs on, or breaks another rule of queues", at: location,
                rule: "DispatchQueue.main.sync on the main thread waits for itself for ever; so does 'sync' of any queue "
                    + "on that queue.",
                fix: "Call the code without 'sync', or use 'async'.")
        case .trap:
            let (rule, fix) = advice
            return Failure(.view, "the program crashed in the view's code" + details, at: location, rule: rule,
                           fix: fix)
        case .access:
            return Failure(
                .view, "invalid memory access in the view's code" + details, at: location,
                rule: "Only unsafe code can do this.", fix: "Check unsafe pointers and casts in the view.")
        case .time:
            let limit = record.timeLimit
            return Failure(
                .view, limit > 0 ? "the view exceeded \(limit) seconds of CPU time"
                    : "the view did not return", at: location,
                rule: "Bodies, layouts and actions must return.",
                fix: "Look for an infinite loop or wait"
                    + (limit > 0 ? ", or raise the limit with --time-limit." : "."))
        }
    }

    /// What happened before the first preview.
    private var startFailure: Failure {
        let details = reason.map { ": \($0)" } ?? ""
        return Failure(
            .view, record.cause == .time ? "the app did not start in time" : "the app crashed as it started" + details,
            at: location,
            rule: "The init of an App and its delegate run before previews, as in Xcode. The previews are shown "
                + "without what they set up.",
            fix: "Correct that line, or leave it out where the environment has XCODE_RUNNING_FOR_PREVIEWS.")
    }

    /// The code that was left out, because it does not compile, and that the program has come to.
    private var leftOut: (name: String, reason: String)? {
        guard let reason, let mark = reason.range(of: " was skipped: ") else { return nil }
        return (String(reason[..<mark.lowerBound]), String(reason[mark.upperBound...]))
    }

    private var engineFailure: Failure {
        let what = switch record.cause {
        case .overflow: "internal error: stack overflow"
        case .trap: "internal error: crash in quadrant"
        case .access: "internal error: invalid memory access"
        case .time: "internal error: quadrant did not return"
        }
        // Not a fault: what a view asks for may take any time.
        if record.cause == .time, record.timeLimit > 0 {
            return Failure(.view, "the view exceeded \(record.timeLimit) seconds of CPU time while it was laid out or "
                               + "drawn", at: location, rule: "Layout and drawing have the time of the view.",
                           fix: "Show less, such as fewer blurs and shadows inside of each other, or raise the limit with "
                               + "--time-limit.")
        }
        return Failure(
            .fault, what + (reason.map { ": \($0)" } ?? ""), at: location,
            rule: "No view may crash quadrant: this is a bug in quadrant, not in the view.",
            fix: "Report this as a bug with the Swift file. To work around it, change what the view did last.")
    }

    /// The rule for a known runtime error, and the fix.
    private var advice: (rule: String, fix: String) {
        let known = [
            ("out of range", "An index must be within the bounds of the collection.",
             "Check the index with 'indices.contains' first."),
            ("overflow", "The result of an operation must fit its type.",
             "Check the operands first, or use an overflow operator such as &+."),
            ("unwrapping an Optional", "An optional that is force-unwrapped must contain a value.",
             "Unwrap it with 'if let', or provide a default with '??'."),
            ("ivision by zero", "Integer division by zero is undefined.", "Check the divisor first."),
        ]
        if let reason, let match = known.first(where: { reason.contains($0.0) }) { return (match.1, match.2) }
        return ("A fatal error, such as a force-unwrapped nil or an index out of range, ends the program.",
                place == nil ? "See the message above, if any." : "Fix that line.")
    }

    /// The text for a terminal: the line in the format of a compiler error, then the four parts.
    package var text: String {
        guard place != nil, leftOut == nil else { return failure.text }
        let head = "\(location): error: \(reason ?? "the program stopped here")\n"
        return head + (excerpt.isEmpty ? "" : excerpt + "\n") + failure.text
    }
}

/// Converts addresses to lines with the toolchain's `llvm-symbolizer`.
enum Symbolizer {
    /// A function call at an address; inlined calls at the same address are separate.
    struct Call {
        /// Nil if it is not in a file of the user's.
        var place: CrashReport.Place?
        /// The runtime check at this address, such as "arithmetic overflow".
        var failure: String?
    }

    private struct SymbolizerOutput: Decodable {
        struct Symbol: Decodable {
            var FunctionName: String
            var FileName: String
            var Line: Int
            var Column: Int
            var StartAddress: String?
        }
        var Symbol: [Symbol]
    }

    private static var program: String? {
        let beside = (try? Toolchain())?.symbolizer
        return beside.flatMap { Spawn.isProgram($0) ? $0 : nil } ?? Spawn.program("llvm-symbolizer")
    }

    /// The calls at an address, innermost first; empty if the line tables or the symbolizer are missing.
    static func calls(at frame: CrashRecord.Frame) -> [Call] {
        var outputs = self.outputs(frame.library, [frame.offset])
        // Code that the compiler adds to a statement has no line. It belongs to the code before it, or after it at the
        // start of a function, whose own line is that of the declaration.
        if let symbol = outputs.first?.Symbol.first, symbol.Line == 0, access(symbol.FileName, R_OK) == 0 {
            let start = symbol.StartAddress.flatMap { UInt($0.dropFirst(2), radix: 16) } ?? frame.offset
            let before = (1...min(reach, max(frame.offset, 1))).map { frame.offset - $0 }
            let after = (1...reach).map { frame.offset + $0 }
            let near = self.outputs(frame.library, [start] + before + after).map(\.Symbol.first)
            let declaration = near.first.flatMap { $0?.Line }
            let found = near.dropFirst().compactMap { $0 }.filter {
                $0.FunctionName == symbol.FunctionName && $0.Line > 0
            }
            if let line = found.first(where: { $0.Line != declaration }) ?? found.first { outputs[0].Symbol[0] = line }
        }
        let mark = "Swift runtime failure: "
        return outputs.flatMap(\.Symbol).map { symbol in
            let isFailure = symbol.FunctionName.hasPrefix(mark)
            // The code of a macro expansion is in a file that the compiler has generated.
            let isFile = symbol.Line > 0 && !symbol.FileName.contains("@__swiftmacro_")
                && access(symbol.FileName, R_OK) == 0
            let place = CrashReport.Place(file: relative(symbol.FileName), line: symbol.Line, column: symbol.Column)
            return Call(place: isFile && !isFailure ? place : nil,
                        failure: isFailure ? String(symbol.FunctionName.dropFirst(mark.count)) : nil)
        }
    }

    /// The number of bytes before an address in which its line is looked for.
    private static let reach: UInt = 96

    private static func outputs(_ library: String, _ offsets: [UInt]) -> [SymbolizerOutput] {
        guard let program else { return [] }
        let arguments = ["--obj=" + library, "--output-style=JSON", "--no-demangle"]
            + offsets.map { "0x" + String($0, radix: 16) }
        guard let result = Spawn.run(program, arguments, collecting: .output, silent: true), result.status == 0 else {
            return []
        }
        var outputs = (try? JSONDecoder().decode([SymbolizerOutput].self, from: Data(result.output.utf8))) ?? []
        for output in outputs.indices {
            for symbol in outputs[output].Symbol.indices {
                outputs[output].Symbol[symbol].FileName = Namesakes.original(outputs[output].Symbol[symbol].FileName)
            }
        }
        return outputs
    }

    /// The path relative to the current folder, if it is inside.
    private static func relative(_ path: String) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}
