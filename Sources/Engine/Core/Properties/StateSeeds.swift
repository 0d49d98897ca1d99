import Foundation
import QuadrantDisplayList
import QuadrantGraph

/// Initial values of `@State` properties that replace their own, before the first body reads them: from an older build
/// of the same view, or typed by the user.
///
/// A value of an older build is matched by its path, name and type; values of the program's own types are made anew of
/// their parts, and the objects of models are filled (`CarriedValues`). The path is the chain of user views around the
/// state, with the ids of their elements; several values at one path are assigned in order. A typed value is assigned
/// to the first created state with its name.
package final class StateSeeds {
    private var values: [String: [Any]] = [:]
    private var typed: [(name: String, text: String)] = []
    private let carried = CarriedValues()
    /// The states and properties whose older value could not be kept, each with the reason.
    package var lost: [String] { carried.lost }
    /// The first typed value that could not be parsed as its state's type. After it no body is evaluated.
    package private(set) var unreadable: (name: String, text: String, type: String)?

    package init() {}

    /// The current values of the states in a graph that were changed since their creation.
    package init(keeping graph: ViewGraph) {
        graph.eachNode { _, box in
            for (name, keeping) in box.stateOwner?.keepingCells ?? [] {
                // An untouched cell also takes a place in the order, so that the next one does not get its value.
                values[box.statePlace + "." + name, default: []].append(keeping.kept ?? Untouched())
            }
        }
    }

    /// If a name has several values, the last one is used.
    package init(typed: [(name: String, value: String)]) {
        for (name, text) in typed {
            self.typed.removeAll { $0.name == name }
            self.typed.append((name, text))
        }
    }

    /// Whether there is nothing to take over.
    package var isEmpty: Bool { values.isEmpty }

    /// The names for which no state has been created yet.
    package var unused: [String] { typed.map(\.name) }

    /// Sets the initial value of a new cell.
    func fill(_ cell: any KeepingCell, of box: NodeBox, _ name: String) {
        if let index = typed.firstIndex(where: { $0.name == name }), let settable = cell as? any SettableCell {
            let text = typed.remove(at: index).text
            if cell.adopt(text: text) { return }
            unreadable = unreadable ?? (name, text, settable.typeName)
            return box.graph.report(Diagnostic(
                what: "'\(text)' is not a valid \(settable.typeName)", at: name,
                rule: "A state starts with a value of its type.", fix: "Write a value that it can be read from.",
                isFatal: true))
        }
        let place = box.statePlace + "." + name
        guard var waiting = values[place], !waiting.isEmpty else { return }
        let value = waiting.removeFirst()
        values[place] = waiting
        if value is Untouched { return }
        carried.place = "\(box.name).\(name)"
        cell.adopt(value, carried)
    }
}

private struct Untouched {}

extension NodeBox {
    /// The path of the node: the chain of user views and element ids down to it.
    var statePlace: String {
        var parts: [String] = []
        for at in graph.ancestors(including: node) {
            let box = graph.box(at)
            if let key = box.storage.key { parts.append("[\(key)]") }
            if box.features.contains(.isUserCode) { parts.append(box.name) }
        }
        return parts.reversed().joined(separator: "/")
    }
}

/// The initial values of states in a graph.
private final class SeedTable: GraphFeature {
    var seeds: StateSeeds?
}

extension ViewGraph {
    /// The initial values of states that views are built with now; nil for their own.
    package var seeds: StateSeeds? {
        get { features.known(at: .seeds).flatMap { unsafeDowncast($0, to: SeedTable.self).seeds } }
        set { feature(at: .seeds) { SeedTable($0) }.seeds = newValue }
    }
}
