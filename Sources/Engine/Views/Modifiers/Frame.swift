public import Foundation
public import QuadrantCore
import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantGraph

extension View {
    /// Places this view in an invisible frame. A nil side has the length of the view.
    ///
    /// In points. A side that is negative or not finite is reported: a negative one counts as 0, another as nil. A view
    /// of another size is aligned by `alignment` and may overflow.
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Places this view in a frame with limits, in points; nil is no limit, and a maximum of `.infinity` takes all the
    /// available space.
    ///
    /// Limits are sorted: a negative one counts as 0, an ideal below the minimum as the minimum, a maximum below the
    /// ideal as the ideal; NaN counts as nil. The view is aligned by `alignment` and may overflow
    /// (Docs/Layout/Modifiers.md).
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
    }

    /// A frame without a side or limit: this view keeps its size.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}

/// A fixed size on one or both axes (Docs/Layout/Modifiers.md).
package nonisolated struct FixedFrame: Equatable {
    var sides: SIMD2<Double>
    var alignment: Alignment
    private let given: SIMD2<Double>

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func usable(_ side: CGFloat?) -> Double {
            guard let side, side < .infinity else { return .unspecified }
            return max(Double(side), 0)
        }
        sides = SIMD2(usable(width), usable(height))
        given = SIMD2(width.map { Double($0) } ?? 0, height.map { Double($0) } ?? 0)
        self.alignment = alignment
    }

    package static func == (a: FixedFrame, b: FixedFrame) -> Bool {
        Proposal(a.sides) == Proposal(b.sides) && a.alignment == b.alignment
    }

    /// The child's proposal: the fixed sides, and the proposal of the frame for the others.
    private func offered(_ proposal: Proposal) -> Proposal {
        Proposal(sides.x.isUnspecified ? proposal.sides.x : sides.x, sides.y.isUnspecified ? proposal.sides.y : sides.y)
    }
}

extension FixedFrame: LayoutRole, LifecycleRole {
    package typealias Body = Never
    package var layoutElement: LayoutElement? { .frame }
    package static func changed(from old: FixedFrame, to new: FixedFrame) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    package func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        if !sides.x.isUnspecified, !sides.y.isUnspecified { return sides }
        return Proposal(sides).filled(with: child.size(offered(proposal)))
    }

    package func isRigid(_ child: ModifierChild) -> Bool {
        (!sides.x.isUnspecified && !sides.y.isUnspecified) || child.isRigid
    }
    package func ignoredSides(_ child: ModifierChild) -> Axis.Set {
        if !sides.x.isUnspecified, !sides.y.isUnspecified { return [.horizontal, .vertical] }
        var ignored = child.ignoredSides
        if !sides.x.isUnspecified { ignored.insert(.horizontal) }
        if !sides.y.isUnspecified { ignored.insert(.vertical) }
        return ignored
    }

    package func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.aligned(alignment, in: size, offered(proposal))
    }

    package func spacing(_ child: ModifierChild) -> ViewSpacing {
        var edges: Edge.Set = []
        if !sides.x.isUnspecified { edges.formUnion(.horizontal) }
        if !sides.y.isUnspecified { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
    package func priority(_ child: ModifierChild) -> Double { 0 }

    package func appeared(_ context: RoleContext) { reportInvalidValue(context) }
    package func updated(from old: FixedFrame, _ context: RoleContext) { reportInvalidValue(context) }

    private func reportInvalidValue(_ context: RoleContext) {
        if given.x == sides.x, given.y == sides.y { return }
        for axis in Axis.allCases {
            let side = given[axis]
            if side >= 0 && side.isFinite { continue }
            let label = axis == .horizontal ? "width" : "height"
            let used = side < 0 ? "0" : "the view's own \(label)"
            context.report { path in
                Diagnostic(
                    what: "frame(\(label):) got \(side); \(used) is used.", at: path,
                    rule: "Sizes are finite and not negative.",
                    fix:
                        "Clamp the computed \(label) with max(0, …); for all space, frame(max\(label.capitalized): .infinity)."
                )
            }
        }
    }

    package var debugAttributes: [(String, String)] {
        [("width", sides.x), ("height", sides.y)].compactMap { name, side in side.specified.map { (name, "\($0)") } }
    }
}

/// The limits of one axis, sorted: 0 ≤ min ≤ ideal ≤ max.
package nonisolated struct FrameLimits: Equatable {
    package var min: Double?
    package var ideal: Double?
    package var max: Double?

    package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
        func number(_ value: CGFloat?) -> Double? { value.flatMap { $0.isNaN ? nil : Swift.max(Double($0), 0) } }
        self.min = number(min)
        self.ideal = number(ideal)
        self.max = number(max)
        if let low = self.min, let middle = self.ideal, middle < low { self.ideal = low }
        if let middle = self.ideal ?? self.min, let high = self.max, high < middle { self.max = middle }
    }

    func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity) }

    /// The proposal of the child.
    func offer(_ proposal: Double) -> Double {
        let given = proposal.isUnspecified ? (ideal ?? .unspecified) : proposal
        return given.isUnspecified ? .unspecified : clamp(given)
    }

    /// The frame's size if it does not depend on the child; else nil.
    func fixed(_ proposal: Double) -> Double? {
        if proposal.isUnspecified { return ideal }
        return min != nil && max != nil ? clamp(proposal) : nil
    }

    func size(_ proposal: Double, child: Double) -> Double {
        if let fixed = fixed(proposal) { return fixed }
        let offered = offer(proposal)
        switch (min, max) {
        case (_?, _?): return clamp(child)
        case (let low?, nil): return Swift.max(low, Swift.min(offered.isUnspecified ? .infinity : offered, child))
        case (nil, let high?): return Swift.min(high, Swift.max(offered.isUnspecified ? -.infinity : offered, child))
        case (nil, nil): return child
        }
    }
}

package nonisolated struct FlexibleFrame: Equatable {
    package var width: FrameLimits
    package var height: FrameLimits
    var alignment: Alignment

    private func limits(_ axis: Axis) -> FrameLimits { axis == .horizontal ? width : height }
}

extension FlexibleFrame: LayoutRole {
    package typealias Body = Never
    package var layoutElement: LayoutElement? { .frame }
    package static func changed(from old: FlexibleFrame, to new: FlexibleFrame) -> PhaseSet {
        old == new ? [] : [.measure, .place]
    }

    package func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        if let x = width.fixed(proposal.sides.x), let y = height.fixed(proposal.sides.y) { return SIMD2(x, y) }
        let size = child.size(Proposal(width.offer(proposal.sides.x), height.offer(proposal.sides.y)))
        return SIMD2(width.size(proposal.sides.x, child: size.x), height.size(proposal.sides.y, child: size.y))
    }

    package func isRigid(_ child: ModifierChild) -> Bool {
        func isFree(_ limits: FrameLimits) -> Bool { limits.max != nil || limits.min != nil || limits.ideal != nil }
        return !isFree(width) && !isFree(height) && child.isRigid
    }
    package func ignoredSides(_ child: ModifierChild) -> Axis.Set {
        // A side with limits depends on its proposal; one without is the child's, which may depend on the other side.
        let none = FrameLimits(min: nil, ideal: nil, max: nil)
        var ignored = child.ignoredSides
        if width != none { ignored.remove(.horizontal) }
        if height != none { ignored.remove(.vertical) }
        return ignored
    }

    package func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        var offered = Proposal(size)
        if child.context.rules.keepsNilInFlexibleFrames {
            for axis in Axis.allCases where proposal[axis].isUnspecified {
                let limits = limits(axis)
                if limits.ideal == nil, size[axis] > limits.min ?? -.infinity, size[axis] < limits.max ?? .infinity {
                    offered[axis] = .unspecified
                }
            }
        }
        return child.aligned(alignment, in: size, offered)
    }

    package func spacing(_ child: ModifierChild) -> ViewSpacing {
        func constrains(_ limits: FrameLimits) -> Bool { limits.min != nil || limits.ideal != nil || limits.max != nil }
        var edges: Edge.Set = []
        if constrains(width) { edges.formUnion(.horizontal) }
        if constrains(height) { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
    package func priority(_ child: ModifierChild) -> Double { 0 }

    package var debugAttributes: [(String, String)] {
        [("minWidth", width.min), ("idealWidth", width.ideal), ("maxWidth", width.max),
         ("minHeight", height.min), ("idealHeight", height.ideal), ("maxHeight", height.max)]
            .compactMap { name, value in value.map { (name, "\($0)") } }
    }
}

extension ModifierChild {
    /// Places the child in its size for `proposal`, with its guides at the default guides of a box of `size`.
    func aligned(_ alignment: Alignment, in size: SIMD2<Double>, _ proposal: Proposal) -> ChildPlacement {
        let own = self.size(proposal)
        let box = ViewDimensions(size: size, proposal: proposal, node: 0, guides: nil)
        func origin(_ axis: Axis) -> Double {
            let key = alignment.key(axis)
            let anchor = key.fraction.isNaN ? Double(key.id.defaultValue(in: box))
                : key.fraction == 0 ? 0 : key.fraction * size[axis]
            return anchor - guide(key, own, proposal)
        }
        return ChildPlacement(origin: SIMD2(origin(.horizontal), origin(.vertical)), size: own, proposal: proposal)
    }

    /// Places the child in the centre of a box of `size`.
    func centered(in size: SIMD2<Double>, _ proposal: Proposal) -> ChildPlacement {
        let own = self.size(proposal)
        return ChildPlacement(origin: (size - own) / 2, size: own, proposal: proposal)
    }
}

// MARK: words

extension FixedFrame {
    package static var layoutSentence: String {
        "A frame with a width or a height has that length, whatever is proposed, proposes it to its content, and aligns "
            + "the content inside."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let set = Axis.allCases.filter { !sides[$0].isUnspecified }
        guard let fixed = set.first, set.count == 1 else { return LayoutReason("the size of the frame") }
        return LayoutReason("the frame's \(fixed.lengthName), and the \(fixed.cross.lengthName) that the frame was proposed")
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason("")
        let set = Axis.allCases.filter { !sides[$0].isUnspecified }
        for axis in set {
            reason.setRule(.fixed, axis)
            reason[axis] = Arithmetic(sides[axis])
        }
        guard let first = set.first else { return nil }
        reason.text = set.count == 2 ? "it is \(sides), whatever it is proposed"
            : "its \(first.lengthName) is \(sides[first]), whatever it is proposed; "
                + "its \(first.cross.lengthName) is that of its content"
        return reason
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        .aligned(child, alignment, layout)
    }
}

extension FlexibleFrame {
    package static var layoutSentence: String {
        "A frame with limits proposes what it is proposed within them, takes what is proposed between the length of its "
            + "content and a limit, its ideal length where nil is proposed, and aligns the content inside."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let keepsNil = Axis.allCases.contains { layout.proposal(of: child)[$0].isUnspecified }
        return LayoutReason(keepsNil ? "the frame's size, and nil where the frame was proposed nil and no limit applies"
            : "the frame's own size")
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        guard let child = layout.children.first else { return nil }
        var reason = LayoutReason(""), words: [String] = []
        for axis in Axis.allCases {
            let limits = limits(axis), offered = layout.proposal[axis], size = layout.size[axis]
            let content = layout.size(of: child)[axis], name = axis.lengthName
            let number = NumberText.words
            if limits == FrameLimits(min: nil, ideal: nil, max: nil) {
                words.append("its \(name) is that of its content")
            } else if offered.isUnspecified {
                if let ideal = limits.ideal {
                    reason.setRule(.ideal, axis)
                    words.append("its \(name) was proposed nil, so it is the ideal \(name), \(number(ideal))")
                } else if size == limits.min || size == limits.max, size != content {
                    reason.setRule(.clamped, axis)
                    words.append("its \(name) was proposed nil; its content is \(number(content)) "
                        + "\(axis.extentName), limited to \(number(size))")
                } else {
                    words.append("its \(name) was proposed nil, so its limits have no effect, and it is as "
                        + "\(axis.extentName) as its content")
                }
            } else if size == offered {
                reason.setRule(.fills, axis)
                reason[axis] = Arithmetic(offered)
                words.append("it fills the \(name) it was proposed"
                    + (limits.max == .infinity ? ", as its max\(name.capitalized) is infinite" : ", within its limits"))
            } else if size == limits.min || size == limits.max {
                reason.setRule(.clamped, axis)
                reason[axis] = Arithmetic(size)
                let limit = size == limits.min ? "min" : "max"
                words.append("it was proposed \(number(offered)) \(axis.extentName) and is limited to its "
                    + "\(limit)\(name.capitalized), \(number(size))")
            } else {
                words.append("its \(name) is that of its content, which is within its limits")
            }
        }
        let isFull = Axis.allCases.allSatisfy { limits($0).max == .infinity && layout.size[$0] == layout.proposal[$0] }
        reason.text = isFull ? "it fills what it was proposed, as its maxWidth and maxHeight are infinite"
            : LayoutText(words.joined(separator: "; "))
        return reason
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        .aligned(child, alignment, layout)
    }
}
