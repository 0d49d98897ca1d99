import Foundation
import QuadrantProject

/// Code behind `#if compiler(>=9)` or `#if swift(>=9)` that does not hold: the compiler does not parse it, because it
/// may be written in the syntax of another version.
enum UnknownSyntax {
    /// The text with spaces in place of such code, so that all positions stay; nil if there is none.
    static func removed(from bytes: [UInt8], _ conditions: CompilationConditions) -> [UInt8]? {
        var result = bytes, hasChanged = false
        /// For each open `#if`: whether a clause of it held, and whether the present one is not parsed.
        var open: [(held: Bool, isUnknown: Bool)] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = String(decoding: bytes[start..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            let isInside = open.contains { $0.isUnknown }, isOuter = open.dropLast().contains { $0.isUnknown }
            func clause(_ word: String, held: Bool) -> (held: Bool, isUnknown: Bool) {
                let condition = String(line.dropFirst(word.count)).trimmingCharacters(in: .whitespaces)
                let isVersion = ["compiler(", "swift("].contains { condition.hasPrefix($0) }
                let holds = !held && Condition.holds(condition, conditions)
                return (held || holds, isVersion && !holds)
            }
            if line.hasPrefix("#if ") {
                open.append(clause("#if", held: false))
            } else if line.hasPrefix("#elseif "), let last = open.last, !isOuter {
                open[open.count - 1] = clause("#elseif", held: last.held)
            } else if line.hasPrefix("#else"), !open.isEmpty, !isOuter {
                open[open.count - 1].isUnknown = false
            } else if line.hasPrefix("#endif"), !open.isEmpty {
                open.removeLast()
            } else if isInside, start < end {
                result.replaceSubrange(start..<end, with: repeatElement(UInt8(ascii: " "), count: end - start))
                hasChanged = true
            }
            start = end + 1
        }
        return hasChanged ? result : nil
    }
}
