package import Foundation
import QuadrantGraph

// Scripts and tests speak of views by the names that people and programs give them.

extension ViewGraph {
    /// The views called `name`, in drawing order: those whose accessibility identifier it is, else those that show
    /// exactly this text, else those with this accessibility label. Frames are in the window, in points.
    package func frames(named name: String) -> [CGRect] {
        for rows in [rows(identifiedBy: name), rows(showing: name)] where !rows.isEmpty {
            return rows.map { globalFrame(of: $0) }
        }
        var found: [CGRect] = []
        eachElement { if $0.label == name || $0.identifier == name { found.append($0.frame) } }
        return found
    }

    /// Every name that `frames(named:)` finds, each once: identifiers, then texts and labels, in drawing order.
    package var names: [String] {
        var identifiers: [String] = [], text: [String] = [], seen: Set<String> = []
        func add(_ name: String?, to names: inout [String]) {
            if let name, !name.isEmpty, seen.insert(name).inserted { names.append(name) }
        }
        ReadScope.with(nil) { eachRow { _, box in add(box.description?.semantics?.identifier, to: &identifiers) } }
        eachRow { _, box in add(box.description?.shownText, to: &text) }
        eachElement { add($0.label, to: &text) }
        return identifiers + text
    }

    private func eachElement(_ visit: (AccessibilityElement) -> Void) {
        func walk(_ elements: [AccessibilityElement]) {
            for element in elements {
                visit(element)
                walk(element.children)
            }
        }
        walk(accessibilityElements())
    }
}

extension ViewGraph {
    /// The names of the composite and layout views from the root to `row`, joined for people.
    package func path(of row: UInt32) -> String {
        var names: [String] = []
        var at = row
        while at != 0, names.count < 4096 {
            let name = box(at).name
            if ViewGraph.isWorthNaming(name) { names.append(name) }
            at = rows[at].parent
        }
        names.reverse()
        if names.count > 12 { names = Array(names.prefix(4)) + ["…"] + Array(names.suffix(7)) }
        return names.joined(separator: " ▸ ")
    }

    package static func isWorthNaming(_ name: String) -> Bool {
        !["RootView", "Branch", "Branch2", "Element", "Optional", "ConditionalContent", "AnyView", "ModifiedContent",
          "ViewModifier_Content"].contains(name)
    }
}
