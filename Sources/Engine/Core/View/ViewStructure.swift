import QuadrantDisplayList
import QuadrantGraph

extension ViewGraph {
    /// Reports a body whose two evaluations return different views.
    func compareBodies(_ first: Any, _ second: Any, of node: NodeIndex) {
        guard let difference = ViewStructure.difference(first, second) else { return }
        report(Diagnostic(
            what: "a body was evaluated twice and made other views: \(difference).", at: path(of: node),
            rule: "A body depends on nothing but what it reads of its properties.",
            fix: "Keep what changes by itself, such as a counter, a random number or a date, in state."))
    }
}

/// Compares views by type and structure, without values that cannot be compared (closures, objects).
enum ViewStructure {
    /// Describes the difference of two view values; nil if none is found.
    static func difference(_ first: Any, _ second: Any) -> String? {
        let type = Swift.type(of: first), other = Swift.type(of: second)
        if type != other { return "\(type) and \(other)" }
        if let first = first as? AnyView, let second = second as? AnyView {
            return first.viewType == second.viewType ? nil : "\(first.viewType) and \(second.viewType)"
        }
        if let found = plainDifference(first, second) { return found }
        let isView = first is any View || first is any ViewModifier
        let mirror = Mirror(reflecting: first), otherMirror = Mirror(reflecting: second)
        switch mirror.displayStyle {
        case .struct where isView, .tuple: break
        case .optional, .enum:
            let name = mirror.children.first?.label, otherName = otherMirror.children.first?.label
            if name != otherName { return "\(name ?? "nothing") and \(otherName ?? "nothing") of \(type)" }
        default: return nil
        }
        for (child, otherChild) in zip(mirror.children, otherMirror.children) {
            // The storage of dynamic properties is not part of the view's structure.
            if child.value is any DynamicProperty { continue }
            if let found = difference(child.value, otherChild.value) { return found }
        }
        return nil
    }

    private static func plainDifference(_ first: Any, _ second: Any) -> String? {
        func compare<T: Equatable>(_ type: T.Type) -> String? {
            guard let first = first as? T, let second = second as? T, first != second else { return nil }
            return "\(first) and \(second)"
        }
        switch first {
        case is String: return compare(String.self)
        case is Int: return compare(Int.self)
        case is Bool: return compare(Bool.self)
        default: return nil
        }
    }
}
