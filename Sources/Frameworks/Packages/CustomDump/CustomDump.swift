import Foundation
import IssueReporting

// CustomDump: values as text, and what differs between two.

public protocol CustomDumpReflectable { var customDumpMirror: Mirror { get } }
public protocol CustomDumpStringConvertible { var customDumpDescription: String { get } }
public protocol CustomDumpRepresentable { var customDumpValue: Any { get } }

extension String {
    public init<Subject>(customDumping subject: Subject) {
        self = ""
        customDump(subject, to: &self)
    }
}
@discardableResult
public func customDump<T>(
    _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
    var text = ""
    customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
    print(text)
    return value
}
@discardableResult
public func customDump<T, Target: TextOutputStream>(
    _ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> T {
    let text = (name.map { $0 + ": " } ?? "") + described(value, maxDepth)
    let space = String(repeating: " ", count: indent)
    target.write(text.split(separator: "\n", omittingEmptySubsequences: false).map { space + $0 }
        .joined(separator: "\n"))
    return value
}

private func described(_ value: Any, _ depth: Int) -> String {
    if let value = value as? any CustomDumpStringConvertible { return value.customDumpDescription }
    if let value = value as? any CustomDumpRepresentable { return described(value.customDumpValue, depth) }
    if let text = value as? String { return text.debugDescription }
    let mirror = (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
    func lines(_ children: [String]) -> String {
        if children.isEmpty { return "" }
        if depth <= 0 { return "…" }
        return "\n" + children.joined(separator: ",\n").split(separator: "\n").map { "  " + $0 }
            .joined(separator: "\n") + "\n"
    }
    let children = depth <= 0 ? [] : mirror.children.map { child in
        (child.label.map { $0 + ": " } ?? "") + described(child.value, depth - 1)
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { described($0.value, depth) } ?? "nil"
    case .struct, .class: return "\(mirror.subjectType)(\(lines(children)))"
    case .collection, .set:
        let elements = mirror.children.enumerated().map { "[\($0)]: " + described($1.value, depth - 1) }
        return "[" + lines(elements) + "]"
    case .dictionary:
        let pairs = mirror.children.map { pair in
            Mirror(reflecting: pair.value).children.map { described($0.value, depth - 1) }.joined(separator: ": ")
        }
        return "[" + lines(pairs) + "]"
    case .tuple: return "(\(lines(children)))"
    case .enum:
        guard let child = mirror.children.first else { return ".\(value)" }
        return ".\(child.label ?? "")(\(described(child.value, depth)))"
    default: return "\(value)"
    }
}

/// The lines in which two values differ: those of the first with `-`, those of the second with `+`; nil for equal
/// values.
public func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = .default) -> String? {
    let old = String(customDumping: lhs).components(separatedBy: "\n")
    let new = String(customDumping: rhs).components(separatedBy: "\n")
    if old == new { return nil }
    var removed: Set<Int> = [], added: Set<Int> = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): added.insert(offset)
        }
    }
    var lines: [String] = [], first = 0, second = 0
    while first < old.count || second < new.count {
        if first < old.count, removed.contains(first) {
            lines.append(format.first + " " + old[first])
            first += 1
        } else if second < new.count, added.contains(second) {
            lines.append(format.second + " " + new[second])
            second += 1
        } else {
            lines.append(format.both + " " + old[first])
            first += 1
            second += 1
        }
    }
    return lines.joined(separator: "\n")
}
public struct DiffFormat: Sendable {
    public var first: String, second: String, both: String
    public init(first: String, second: String, both: String) {
        self.first = first
        self.second = second
        self.both = both
    }
    public static let `default` = Self(first: "-", second: "+", both: " ")
    public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}

public func expectNoDifference<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    do {
        let (first, second) = (try expression1(), try expression2())
        if first != second { reportIssue("Difference: \(diff(first, second) ?? "none in their descriptions")") }
    } catch { reportIssue("\(error)") }
}
public func XCTAssertNoDifference<T: Equatable>(
    _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { expectNoDifference(try expression1(), try expression2()) }
