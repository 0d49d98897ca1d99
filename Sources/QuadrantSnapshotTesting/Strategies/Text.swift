public import Foundation
import QuadrantComparison

extension Diffing where Value == String {
    /// Texts, compared by lines.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in LineDifference(old, new).map { ($0.text, []) } })
    }
}

extension Diffing where Value == Data {
    /// Data, of which a difference says the sizes and the first byte.
    static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }, diff: { old, new in
            if old == new { return nil }
            let first = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            return ("  data\n    \(new.count) bytes instead of \(old.count); they differ from byte \(first) on.", [])
        })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A text, compared by lines.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Data, compared byte by byte.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// A value's description.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// The properties of a value and of those in it, a line each; sets and dictionaries in the order of their
    /// descriptions, without addresses of memory.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON, indented, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// A value as the JSON of this encoder. A value that cannot be encoded has the error as its snapshot.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch { return "\(error)" }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

/// The properties of a value as lines.
private enum ValueDump {
    static func text(_ value: Any) -> String {
        var lines = ""
        write(value, name: nil, indent: 0, to: &lines)
        return lines
    }

    private static func write(_ value: Any, name: String?, indent: Int, to lines: inout String) {
        let mirror = Mirror(reflecting: value)
        var children = Array(mirror.children)
        var label = name.map { "\($0): " } ?? ""
        let indentation = String(repeating: " ", count: indent)
        switch mirror.displayStyle {
        case .collection?: label += "\(children.count) element\(children.count == 1 ? "" : "s")"
        case .dictionary?:
            label += "\(children.count) key/value pair\(children.count == 1 ? "" : "s")"
            children.sort { text($0.value) < text($1.value) }
        case .set?:
            label += "\(children.count) member\(children.count == 1 ? "" : "s")"
            children.sort { text($0.value) < text($1.value) }
        case .tuple?: label += "(\(children.count) elements)"
        case .optional?:
            guard let child = children.first else {
                lines += "\(indentation)- \(label)nil\n"
                return
            }
            return write(child.value, name: name, indent: indent, to: &lines)
        case .enum?: label += children.isEmpty ? "\(mirror.subjectType).\(value)" : "\(mirror.subjectType)"
        case .struct? where !children.isEmpty, .class? where !children.isEmpty: label += "\(mirror.subjectType)"
        default: label += leaf(value)
        }
        lines += "\(indentation)\(children.isEmpty ? "-" : "▿") \(label)\n"
        for child in children { write(child.value, name: child.label, indent: indent + 2, to: &lines) }
    }

    private static func leaf(_ value: Any) -> String {
        switch value {
        case let text as String: text.debugDescription
        case let text as Substring: text.debugDescription
        case let character as Character: character.debugDescription
        case let date as Date: date.ISO8601Format()
        case let url as URL: url.absoluteString
        default: "\(value)"
        }
    }
}
