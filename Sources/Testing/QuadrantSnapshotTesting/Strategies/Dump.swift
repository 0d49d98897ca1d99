public import Foundation

extension Snapshotting where Format == String {
    /// The properties of a value and of those in it, a line each; those of structures, classes, sets and dictionaries
    /// in the order of their names and texts, without addresses of memory.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

/// A type that says how `dump` writes its values.
public protocol AnySnapshotStringConvertible {
    /// Whether the properties follow; false by default.
    static var renderChildren: Bool { get }
    /// The text of a value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// The text is all.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// In quotation marks.
    public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
    /// In quotation marks.
    public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
    /// In quotation marks.
    public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
    /// In universal time, to the second.
    public var snapshotDescription: String { ISO8601Format() }
}
extension NSObject: AnySnapshotStringConvertible {
    /// The description without addresses of memory.
    public var snapshotDescription: String {
        debugDescription.replacing(#/:?\s*0x[\da-f]+/#, with: "")
    }
}

/// The properties of a value as lines.
enum ValueDump {
    static func text(_ value: Any) -> String {
        var lines = ""
        write(value, name: nil, indent: 0, [], to: &lines)
        return lines
    }

    private static func write(_ value: Any, name: String?, indent: Int, _ around: Set<ObjectIdentifier>,
                              to lines: inout String) {
        let mirror = Mirror(reflecting: value), count = mirror.children.count
        var children = Array(mirror.children), around = around
        let bullet = count == 0 ? "-" : "▿", indentation = String(repeating: " ", count: indent)
        let label = name.map { "\($0): " } ?? ""
        // Types that are declared in a function have a number.
        let type = String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
        func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        var words: String
        switch (value, mirror.displayStyle) {
        case (_, .collection?): words = counted("element", "elements")
        case (_, .dictionary?):
            words = counted("key/value pair", "key/value pairs")
            children = sorted(children, around)
        case (_, .set?):
            words = counted("member", "members")
            children = sorted(children, around)
        case (_, .tuple?): words = "(" + counted("element", "elements") + ")"
        case (_, .optional?): words = type + (count == 0 ? ".none" : "")
        case (let value as any AnySnapshotStringConvertible, _):
            words = value.snapshotDescription
            if !Swift.type(of: value).renderChildren {
                lines += "\(indentation)- \(label)\(words)\n"
                return
            }
        case (let value as any CustomStringConvertible, _): words = value.description
        case (_, .class?):
            let id = ObjectIdentifier(value as AnyObject)
            guard around.insert(id).inserted else {
                lines += "\(indentation)\(bullet) \(name ?? "value") (circular reference detected)\n"
                return
            }
            words = type
            children = sorted(children, around)
        case (_, .struct?):
            words = type
            children = sorted(children, around)
        case (_, .enum?): words = type + (count == 0 ? ".\(value)" : "")
        default: words = String(describing: value)
        }
        lines += "\(indentation)\(bullet) \(label)\(words)\n"
        for child in children { write(child.value, name: child.label, indent: indent + 2, around, to: &lines) }
    }

    private static func sorted(_ children: [Mirror.Child], _ around: Set<ObjectIdentifier>) -> [Mirror.Child] {
        children.map { child -> (child: Mirror.Child, text: String) in
            var text = ""
            write(child.value, name: nil, indent: 0, around, to: &text)
            return (child, text)
        }
        .sorted { ($0.child.label ?? "", $0.text) < ($1.child.label ?? "", $1.text) }
        .map(\.child)
    }
}
