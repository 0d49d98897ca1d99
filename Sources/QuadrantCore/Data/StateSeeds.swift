import Foundation
import QuadrantDisplayList
import QuadrantGraph

/// Values that `@State`s start with instead of their own, before the first body reads them: those of an older build of
/// the same view, or those a person typed.
///
/// A value of an older build goes to the state whose place, name and type still fit. A place is the chain of user views
/// round the state, with the ids of the elements they come from; the first state found there goes to the first that
/// asks. A typed value goes to the first state made that has its name.
package final class StateSeeds {
    private var values: [String: [Any]] = [:]
    private var typed: [(name: String, text: String)] = []
    /// The first typed value that its state's type cannot be read from. No body runs after it was found.
    package private(set) var unreadable: (name: String, text: String, type: String)?

    package init() {}

    /// What the views of a graph hold now and did not start with.
    package init(keeping graph: ViewGraph) {
        graph.eachRow { _, box in
            for (name, cell) in box.part?.state?.stateCells ?? [] {
                guard let keeping = cell as? any KeepingCell else { continue }
                // An untouched cell takes its turn too, so that the next one does not.
                values[box.statePlace + "." + name, default: []].append(keeping.kept ?? Untouched())
            }
        }
    }

    /// Of several values for one name the last counts.
    package init(typed: [(name: String, value: String)]) {
        for (name, text) in typed {
            self.typed.removeAll { $0.name == name }
            self.typed.append((name, text))
        }
    }

    package var isEmpty: Bool { values.isEmpty }

    /// Names for which there was no state yet.
    package var unused: [String] { typed.map(\.name) }

    /// Fills a new cell.
    func fill(_ cell: any SettableCell, of box: NodeBox, _ name: String) {
        if let index = typed.firstIndex(where: { $0.name == name }), let keeping = cell as? any KeepingCell {
            let text = typed.remove(at: index).text
            if keeping.adopt(text: text) { return }
            unreadable = unreadable ?? (name, text, cell.typeName)
            return box.graph.report(Diagnostic(
                what: "'\(text)' is not a valid \(cell.typeName)", at: name,
                rule: "A state starts with a value of its type.", fix: "Write a value that it can be read from.",
                isFatal: true))
        }
        let place = box.statePlace + "." + name
        guard var waiting = values[place], !waiting.isEmpty else { return }
        let value = waiting.removeFirst()
        values[place] = waiting
        if !(value is Untouched), let keeping = cell as? any KeepingCell { keeping.adopt(value) }
    }
}

/// A cell whose value can outlive the code that made it.
protocol KeepingCell: AnyObject {
    /// The value, if something has been written since the cell was made.
    var kept: Any? { get }
    /// Takes over a value of an older build, if it fits.
    func adopt(_ value: Any)
    /// Takes over a value that a person typed; false where the text is no value of the cell's type.
    func adopt(text: String) -> Bool
}

private struct Untouched {}

extension NodeBox {
    /// The chain of user views and element ids down to this node.
    fileprivate var statePlace: String {
        var parts: [String] = []
        var at = row
        while at != 0 {
            let box = graph.box(at)
            if let key = box.storage.key { parts.append("[\(key)]") }
            if box.features.contains(.isUserCode) { parts.append(box.name) }
            at = graph.rows[at].parent
        }
        return parts.reversed().joined(separator: "/")
    }
}

/// Carries values from the types of one build to the types of the same name in the next.
enum CarriedValue {
    static func carry<T>(_ value: Any, to type: T.Type) -> T? {
        if let same = value as? T { return same }
        guard "\(Swift.type(of: value))" == "\(T.self)" else { return nil }
        if let encodable = value as? any Encodable, let decodable = T.self as? any Decodable.Type,
           let data = try? JSONEncoder().encode([Wrapped(value: encodable)]) {
            return decode(decodable, data) as? T
        }
        if let raw = value as? any RawRepresentable { return TextValue.parse("\(raw.rawValue)", as: T.self) }
        if T.self is any CaseIterable.Type { return TextValue.parse("\(value)", as: T.self) }
        return nil
    }

    private static func decode<D: Decodable>(_ type: D.Type, _ data: Data) -> Any? {
        (try? JSONDecoder().decode([D].self, from: data))?.first
    }

    private struct Wrapped: Encodable {
        let value: any Encodable
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}
