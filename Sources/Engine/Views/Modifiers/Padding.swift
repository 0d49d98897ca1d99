public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Adds insets around this view, which is proposed the remaining size. In points; negative insets let the view
    /// overflow. No side of the result is shorter than 0.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(insets: insets)) }

    /// Adds `length` points on `edges`; nil is 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(Padding(edges: edges, length: length ?? Padding.defaultLength))
    }

    /// Adds `length` points on every edge; a negative length lets the view overflow.
    nonisolated public func padding(_ length: CGFloat) -> some View { modifier(Padding(edges: .all, length: length)) }
}

nonisolated struct Padding: Equatable {
    static let defaultLength = CGFloat(FixedLengths.padding)
    var insets: EdgeInsets

    init(insets: EdgeInsets) { self.insets = insets }
    init(edges: Edge.Set, length: CGFloat) {
        insets = EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    private var total: SIMD2<Double> {
        SIMD2(Double(insets.leading + insets.trailing), Double(insets.top + insets.bottom))
    }
    private func offered(_ proposal: Proposal) -> Proposal {
        func side(_ axis: Axis) -> Double {
            let value = proposal[axis]
            return value.isUnspecified ? .unspecified : max(value - total[axis], 0)
        }
        return Proposal(side(.horizontal), side(.vertical))
    }
}

extension Padding: LayoutRole {
    typealias Body = Never
    var layoutElement: LayoutElement? { .padding }
    static func changed(from old: Padding, to new: Padding) -> PhaseSet { old == new ? [] : [.measure, .place] }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        pointwiseMax(child.size(offered(proposal)) + total, SIMD2())
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let offered = offered(proposal)
        return ChildPlacement(
            origin: SIMD2(Double(insets.leading), Double(insets.top)), size: child.size(offered), proposal: offered)
    }
    /// An edge with padding has the spacing of a plain view.
    func spacing(_ child: ModifierChild) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges.isEmpty ? child.spacing : child.spacing.resetting(edges)
    }
    func priority(_ child: ModifierChild) -> Double { 0 }
    var debugAttributes: [(String, String)] {
        [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
            .compactMap { $0.1 == 0 ? nil : ($0.0, "\($0.1)") }
    }
}

extension Padding {
    static var layoutSentence: String {
        "padding proposes what it is proposed less its insets, adds them to the size of its content, and puts the "
            + "content inside them."
    }
    private func inset(_ axis: Axis, isFirst: Bool) -> Double {
        switch (axis, isFirst) {
        case (.horizontal, true): Double(insets.leading)
        case (.horizontal, false): Double(insets.trailing)
        case (.vertical, true): Double(insets.top)
        case (.vertical, false): Double(insets.bottom)
        }
    }
    /// A length with an operation for each inset that is not zero; nil where it would be less than 0, for which 0 is
    /// taken.
    private func changed(_ length: Double, _ axis: Axis, _ change: (Arithmetic, Arithmetic) -> Arithmetic)
        -> Arithmetic?
    {
        let sum = [true, false].map { inset(axis, isFirst: $0) }.filter { $0 != 0 }
            .reduce(Arithmetic(length)) { change($0, Arithmetic($1)) }
        return sum.value < 0 ? nil : sum
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let isNil = Axis.allCases.filter { axis in
            layout.proposal[axis].isUnspecified && (inset(axis, isFirst: true) != 0 || inset(axis, isFirst: false) != 0)
        }
        let kept = isNil.map { "; a nil \($0.lengthName) stays nil" }.joined()
        var reason = LayoutReason("what it was proposed less the insets\(kept)")
        for axis in Axis.allCases where !layout.proposal[axis].isUnspecified {
            reason[axis] = changed(layout.proposal[axis], axis, -)
        }
        return reason
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        guard let child = layout.children.first else { return nil }
        var reason = LayoutReason("its content with the insets", .adds, .adds)
        for axis in Axis.allCases { reason[axis] = changed(layout.size(of: child)[axis], axis, +) }
        return reason
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("inside the insets", x: Arithmetic(Double(insets.leading)), y: Arithmetic(Double(insets.top)))
    }
}
