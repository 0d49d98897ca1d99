/// Leaves: their sizes for a proposal (Docs/Layout/Primitives.md).
final class ModelLeafNode: ModelNode {
    private let id: Int
    private let leaf: ModelTree.Leaf
    /// The axis of the enclosing stack.
    private let axis: Along?

    init(_ id: Int, _ leaf: ModelTree.Leaf, in axis: Along?) { (self.id, self.leaf, self.axis) = (id, leaf, axis) }

    override func measured(_ offer: Offer) -> Pair {
        switch leaf {
        case .box(let width, let height), .line(let width, let height): return Pair(width, height)
        case .color: return Pair(offer.x ?? 10, offer.y ?? 10)
        case .circle:
            let side = [offer.x, offer.y].compactMap(\.self).min() ?? 10
            return Pair(side, side)
        case .spacer(let minimum):
            func length(_ axis: Along) -> Double { max(offer[axis] ?? -.infinity, minimum ?? 8) }
            guard let axis else { return Pair(length(.across), length(.down)) }
            return Pair(axis, length(axis), 0)
        case .words(let count, let width, let height):
            let whole = Double(count) * width
            guard let length = offer.x, length < whole else { return Pair(whole, height) }
            let fitting = max(1, Int(length / width))
            return Pair(Double(fitting) * width, (Double(count) / Double(fitting)).rounded(.up) * height)
        }
    }

    override func explicit(_ key: Key, _ size: Pair, _ offer: Offer) -> Double? {
        guard case .line(_, let height) = leaf else { return nil }
        return key == .down(.firstTextBaseline) || key == .down(.lastTextBaseline) ? height - 3 : nil
    }

    override var gaps: Gaps {
        switch leaf {
        case .spacer: .zero
        case .line: .line
        default: .plain
        }
    }

    override var priority: Double {
        if case .spacer = leaf { return -.infinity }
        return 0
    }

    override func put(_ frame: ModelFrame, _ offer: Offer, _ found: inout [Int: ModelFrame]) { found[id] = frame }
}

/// A view with a modifier (Docs/Layout/Modifiers.md).
final class ModelModifierNode: ModelNode {
    private let modifier: ModelTree.Modifier
    private let child: ModelNode
    /// The background or the overlay.
    private let secondary: ModelNode?

    init(_ modifier: ModelTree.Modifier, _ child: ModelNode, secondary: ModelNode?) {
        (self.modifier, self.child, self.secondary) = (modifier, child, secondary)
    }

    private func inner(_ offer: Offer) -> Offer {
        switch modifier {
        case .padding(let top, let leading, let bottom, let trailing):
            Offer(offer.x.map { max($0 - leading - trailing, 0) }, offer.y.map { max($0 - top - bottom, 0) })
        case .frame(let width, let height, _): Offer(width ?? offer.x, height ?? offer.y)
        case .limits(let across, let down, _): Offer(across.offer(offer.x), down.offer(offer.y))
        case .fixedSize(let across, let down): Offer(across ? nil : offer.x, down ? nil : offer.y)
        case .aspect(let ratio, let fits): fitted(ratio, fits, offer)
        default: offer
        }
    }

    private func fitted(_ ratio: Double?, _ fits: Bool, _ offer: Offer) -> Offer {
        if offer.x == nil, offer.y == nil { return offer }
        var sides = ratio.map { Pair($0, 1) } ?? child.size(Offer(nil, nil))
        guard sides.x > 0, sides.y > 0, sides.x.isFinite, sides.y.isFinite else { return offer }
        if sides.x == sides.y { sides = Pair(1, 1) }
        let scales = [offer.x.map { $0 / sides.x }, offer.y.map { $0 / sides.y }].compactMap { $0 }
        let scale = fits ? scales.min()! : scales.max()!
        return Offer(sides.x * scale, sides.y * scale)
    }

    override func measured(_ offer: Offer) -> Pair {
        switch modifier {
        case .padding(let top, let leading, let bottom, let trailing):
            return child.size(inner(offer)) + Pair(leading + trailing, top + bottom)
        case .frame(let width, let height, _):
            let size = child.size(inner(offer))
            return Pair(width ?? size.x, height ?? size.y)
        case .limits(let across, let down, _):
            let size = child.size(inner(offer))
            return Pair(across.length(offer.x, child: size.x), down.length(offer.y, child: size.y))
        case .position:
            let size = child.size(offer)
            return Pair(offer.x ?? size.x, offer.y ?? size.y)
        default: return child.size(inner(offer))
        }
    }

    private func place(_ size: Pair, _ offer: Offer) -> ModelPlace {
        func placed(_ offer: Offer, _ origin: (Pair) -> Pair) -> ModelPlace {
            let own = child.size(offer)
            return ModelPlace(child: child, origin: origin(own), size: own, offer: offer)
        }
        func aligned(_ corner: ModelTree.Corner, _ offer: Offer) -> ModelPlace {
            placed(offer) { own in
                func start(_ axis: Along) -> Double {
                    let key = Key(corner, axis), isWrong = SlowModel.fault == .frameByChild
                    return key.ordinary(size) - (isWrong ? key.ordinary(own) : child.guide(key, own, offer))
                }
                return Pair(start(.across), start(.down))
            }
        }
        switch modifier {
        case .padding(let top, let leading, _, _): return placed(inner(offer)) { _ in Pair(leading, top) }
        case .frame(_, _, let corner): return aligned(corner, inner(offer))
        case .limits(let across, let down, let corner):
            return aligned(corner, Offer(across.placing(offer.x, size.x), down.placing(offer.y, size.y)))
        case .fixedSize, .aspect:
            return placed(inner(offer)) { Pair((size.x - $0.x) / 2, (size.y - $0.y) / 2) }
        case .position(let x, let y): return placed(Offer(size)) { Pair(x - $0.x / 2, y - $0.y / 2) }
        case .offset(let x, let y): return placed(offer) { _ in Pair(x, y) }
        default: return placed(offer) { _ in Pair() }
        }
    }

    override func explicit(_ key: Key, _ size: Pair, _ offer: Offer) -> Double? {
        switch modifier {
        case .guideAcross(let guide, let rule) where key == .across(guide):
            return rule.value(child.guide(key, size, offer), size.x)
        case .guideDown(let guide, let rule) where key == .down(guide):
            return rule.value(child.guide(key, size, offer), size.y)
        case .offset: return child.explicit(key, size, offer)
        default:
            let place = place(size, offer)
            return child.explicit(key, place.size, place.offer).map { $0 + place.origin[key.axis] }
        }
    }

    override var gaps: Gaps {
        if SlowModel.fault == .noResetOfGaps { return child.gaps }
        switch modifier {
        case .padding(let top, let leading, let bottom, let trailing):
            return child.gaps.reset(top: top != 0, leading: leading != 0, bottom: bottom != 0, trailing: trailing != 0)
        case .frame(let width, let height, _): return child.gaps.reset(across: width != nil, down: height != nil)
        case .limits(let across, let down, _):
            return child.gaps.reset(across: across != ModelTree.Limits(), down: down != ModelTree.Limits())
        case .position: return .plain
        default: return child.gaps
        }
    }

    override var priority: Double {
        switch modifier {
        case .padding, .frame, .limits, .aspect, .position: 0
        case .priority(let value): SlowModel.fault == .noPriority ? 0 : value
        default: child.priority
        }
    }

    override func put(_ frame: ModelFrame, _ offer: Offer, _ found: inout [Int: ModelFrame]) {
        let place = place(frame.size, offer)
        child.put(ModelFrame(origin: frame.origin + place.origin, size: place.size), place.offer, &found)
        guard case .secondary(_, let corner, _) = modifier, let secondary else { return }
        let offered = Offer(frame.size), own = secondary.size(offered)
        func start(_ axis: Along) -> Double {
            let key = Key(corner, axis)
            return child.guide(key, frame.size, place.offer) - secondary.guide(key, own, offered)
        }
        let origin = frame.origin + Pair(start(.across), start(.down))
        secondary.put(ModelFrame(origin: origin, size: own), offered, &found)
    }
}

extension Gaps {
    fileprivate func reset(across: Bool, down: Bool) -> Gaps {
        reset(top: down, leading: across, bottom: down, trailing: across)
    }
}

extension ModelTree.GuideRule {
    fileprivate func value(_ own: Double, _ side: Double) -> Double {
        switch self {
        case .constant(let value): value
        case .shifted(let shift): own + shift
        case .part(let part): side * part
        }
    }
}

extension ModelTree.Limits {
    private func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, min ?? -.infinity), max ?? .infinity) }

    fileprivate func offer(_ length: Double?) -> Double? { (length ?? ideal).map(clamp) }

    fileprivate func length(_ offered: Double?, child: Double) -> Double {
        if let offered, min != nil, max != nil { return clamp(offered) }
        if offered == nil, let ideal { return ideal }
        switch (min, max) {
        case (nil, nil): return child
        case (_?, _?): return clamp(child)
        case (let low?, nil): return Swift.max(Swift.min(offer(offered) ?? .infinity, child), low)
        case (nil, let high?): return Swift.min(Swift.max(offer(offered) ?? -.infinity, child), high)
        }
    }

    /// The proposal to the content once the frame's length is known.
    fileprivate func placing(_ offered: Double?, _ length: Double) -> Double? {
        let isBetween = length > min ?? -.infinity && length < max ?? .infinity
        return offered == nil && ideal == nil && isBetween ? nil : length
    }
}
