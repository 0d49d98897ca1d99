public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// The order in which the children of a stack are measured: higher before lower, 0 by default. Outer frames,
    /// padding, `aspectRatio` and `position` reset it to 0; `fixedSize` and `offset` keep it. NaN is reported and
    /// counts as 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriority(value: value)) }
}

nonisolated struct LayoutPriority: Equatable, LayoutRole {
    typealias Body = Never
    var value: Double
    static var modifierName: String { "layoutPriority" }
    static func changed(from old: LayoutPriority, to new: LayoutPriority) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }
    func priority(_ child: ModifierChild) -> Double {
        if !value.isNaN { return value }
        child.graph.report(Diagnostic(
            what: "layoutPriority(_:) got NaN; using 0.", at: child.graph.path(of: child.node),
            rule: "Layout priorities are numbers.", fix: "Check divisions by zero in what computes the priority."))
        return 0
    }
    var debugAttributes: [(String, String)] { [("value", "\(value)")] }
}

extension LayoutPriority {
    static var layoutSentence: String {
        "layoutPriority has the layout of its content; a stack asks views with a higher priority first and keeps only "
            + "the minimum of the others."
    }
}
