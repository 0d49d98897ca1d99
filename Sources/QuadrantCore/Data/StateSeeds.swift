import Foundation
import QuadrantGraph

/// The state of a view that is about to be replaced by a newer build of itself. A graph that is given it starts each
/// `@State` whose place, name and type still fit with the value it had.
///
/// A place is the chain of user views round the state, with the ids of the elements they come from; the first state
/// found there goes to the first that asks.
package final class StateSeeds {
    private var values: [String: [Any]] = [:]

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    fileprivate func add(_ value: Any, at place: String) { values[place, default: []].append(value) }

    /// Fills a new cell.
    func fill(_ cell: any SettableCell, of box: NodeBox, _ name: String) {
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
}

extension ViewGraph {
    /// What the views hold now and did not start with.
    package func keepState() -> StateSeeds {
        let seeds = StateSeeds()
        eachRow { _, box in
            for (name, cell) in box.stateCells {
                guard let keeping = cell as? any KeepingCell else { continue }
                // An untouched cell takes its turn too, so that the next one does not.
                seeds.add(keeping.kept ?? Untouched(), at: box.statePlace + "." + name)
            }
        }
        return seeds
    }

}

private struct Untouched {}

extension NodeBox {
    /// The chain of user views and element ids down to this node.
    fileprivate var statePlace: String {
        var parts: [String] = []
        var at = row
        while at != 0 {
            let box = graph.box(at)
            if let key = box.key { parts.append("[\(key)]") }
            if box.isUserCode { parts.append(box.name) }
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
