package import Foundation
import QuadrantGeometry

// The area to be painted again. Two lists are compared from the root; fragments that both share are the same object and
// are not compared further. The damage is the painted bounds of added, removed, moved and changed items, in both
// states, mapped through the effects around them.

extension DisplayList {
    /// Rectangles in points, on whole pixels, outside of which the picture has the pixels of `old`; none without a
    /// change, the whole canvas if its size, scale or background has changed. At most eight.
    package func damage(since old: DisplayList) -> [CGRect] {
        guard size == old.size, scale == old.scale, background == old.background else {
            return [CGRect(origin: .zero, size: size)]
        }
        var difference = Difference(grid: grid)
        let place = Difference.Place(origin: .zero, transform: .scale(scale))
        difference.compare(old.root, root, place)
        if difference.boxes.isEmpty { return [] }
        if root.hasBackdrop { difference.spread(difference.backdrops(root, place)) }
        let canvas = Box(x: 0, y: 0, width: (size.width * scale - 0.001).rounded(.up),
                         height: (size.height * scale - 0.001).rounded(.up))
        var coalesced = CoalescedRectangles()
        for box in difference.boxes { coalesced.add(box.grown(0.25).whole.intersection(canvas)) }
        return coalesced.boxes.map {
            CGRect(x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
        }
    }
}

/// Finds the boxes, in device units, where two fragments differ.
private struct Difference {
    let grid: PixelGrid
    var boxes: [Box] = []

    /// The position of a fragment.
    struct Place {
        var origin: CGPoint
        var transform: ProjectionTransform

        func moved(by offset: CGPoint) -> Place {
            Place(origin: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), transform: transform)
        }
    }

    mutating func compare(_ old: Fragment, _ new: Fragment, _ place: Place) {
        if old === new { return }
        let old = old.items, new = new.items
        let minimum = min(old.count, new.count)
        var first = 0, tail = 0
        while first < minimum, Self.areSame(old[first], new[first]) { first += 1 }
        while tail < minimum - first, Self.areSame(old[old.count - 1 - tail], new[new.count - 1 - tail]) { tail += 1 }
        let a = old[first..<(old.count - tail)], b = new[first..<(new.count - tail)]
        if a.count == b.count {
            for (x, y) in zip(a, b) { change(x, y, place) }
            return
        }
        let (gone, come) = Self.unmatched(Array(a), Array(b))
        for item in gone { add(paintedBounds(item, place)) }
        for item in come { add(paintedBounds(item, place)) }
    }

    private mutating func add(_ box: Box) {
        if !box.isEmpty { boxes.append(box) }
    }

    /// True only if both draw the same; does not compare the items of fragments.
    private static func areSame(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
        switch (a, b) {
        case (.fragment(let x, let p), .fragment(let y, let q)): x === y && p == q
        case (.effect(let e, let x, let f), .effect(let o, let y, let g)): x === y && f == g && e == o
        case (.shape, .shape), (.text, .text), (.image, .image): a == b
        default: false
        }
    }

    /// The items of each list that are not in the longest common subsequence.
    private static func unmatched(_ old: [DisplayItem], _ new: [DisplayItem]) -> ([DisplayItem], [DisplayItem]) {
        guard !old.isEmpty, !new.isEmpty, old.count * new.count <= 4096 else { return (old, new) }
        let width = new.count + 1
        var lengths = [Int32](repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                lengths[i * width + j] = areSame(old[i], new[j]) ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var gone: [DisplayItem] = [], come: [DisplayItem] = []
        var i = 0, j = 0
        while i < old.count, j < new.count {
            if areSame(old[i], new[j]) {
                i += 1
                j += 1
            } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
                gone.append(old[i])
                i += 1
            } else {
                come.append(new[j])
                j += 1
            }
        }
        return (gone + old[i...], come + new[j...])
    }

    // MARK: Changed items

    private mutating func change(_ old: DisplayItem, _ new: DisplayItem, _ place: Place) {
        switch (old, new) {
        case (.fragment(let a, let p), .fragment(let b, let q)) where p == q:
            compare(a, b, place.moved(by: p))
        case (.effect(let e, let a, let f), .effect(let o, let b, let g))
            where f == g && changeInside(e, o, a, b, f, place):
            return
        default:
            if Self.areSame(old, new) { return }
            add(paintedBounds(old, place))
            add(paintedBounds(new, place))
        }
    }

    /// Compares the contents of an effect. False if the whole area of the effect may have changed.
    private mutating func changeInside(_ effect: Effect, _ other: Effect, _ old: Fragment, _ new: Fragment,
                                       _ frame: CGRect, _ place: Place) -> Bool {
        var inner = Difference(grid: grid)
        let inside = self.inside(effect, frame, place)
        if case .mask(let before) = effect, case .mask(let after) = other {
            inner.compare(before, after, inside)
        } else if effect != other {
            return false
        }
        inner.compare(old, new, inside)
        if inner.boxes.isEmpty { return true }
        switch effect {
        case .colorMatrix: return false
        case .opacity, .shadow:
            // A single item is drawn directly, several are drawn on a layer, which rounds differently.
            if old.leaves(upTo: 2) < 2 || new.leaves(upTo: 2) < 2 { return false }
        default: break
        }
        // A layer has the size of its painted bounds, and cairo's rounding of images and gradients depends on the
        // surface size.
        if effect.makesLayer, old.isSampled || new.isSampled, paintedBounds(old, inside) != paintedBounds(new, inside) {
            return false
        }
        if case .transform = effect {
            boxes += inner.boxes
            return true
        }
        for box in inner.boxes { add(carried(box, through: effect, frame, place)) }
        return true
    }

    // MARK: Changes of the backdrop

    /// The areas that affect the backdrops in `fragment`.
    func backdrops(_ fragment: Fragment, _ place: Place) -> [Box] {
        if !fragment.hasBackdrop { return [] }
        return fragment.items.flatMap { item -> [Box] in
            guard item.hasBackdrop else { return [] }
            switch item {
            case .fragment(let inner, let at): return backdrops(inner, place.moved(by: at))
            case .effect(let effect, let inner, let frame):
                let boxes = backdrops(inner, inside(effect, frame, place))
                // A change inside also affects pixels through the effect.
                if case .transform = effect { return boxes }
                return boxes.map { $0.union(carried($0, through: effect, frame, place)) }
            case .shape(let shape): return [sight(shape.paint.backdrop, paintedBounds(item, place), shape.frame, place)]
            case .text(let text):
                let widest = text.paints.compactMap(\.backdrop).max { $0.radius < $1.radius }
                return [sight(widest, paintedBounds(item, place), text.frame, place)]
            case .image: return []
            }
        }
    }

    private func sight(_ backdrop: BackdropFilter?, _ paintedBounds: Box, _ frame: CGRect, _ place: Place) -> Box {
        let frame = frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
        return paintedBounds.grown(BackdropFilter.reach(max((backdrop?.radius ?? 0) * place.transform.scale(at: frame),
                                                            0)))
    }

    /// A changed area in reach of a backdrop invalidates that backdrop with its reach.
    mutating func spread(_ backdrops: [Box]) {
        var rest = backdrops
        while let index = rest.firstIndex(where: { sight in boxes.contains { $0.touches(sight) } }) {
            boxes.append(rest.remove(at: index))
        }
    }

    // MARK: Painted bounds

    /// The position of an effect's content.
    private func inside(_ effect: Effect, _ frame: CGRect, _ place: Place) -> Place {
        let absolute = frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
        guard case .transform(let matrix) = effect else {
            return Place(origin: absolute.origin, transform: place.transform)
        }
        return Place(origin: .zero, transform: matrix.placed(at: absolute, grid).concatenating(place.transform))
    }

    /// The bounds of pixels in `box` after an effect other than a transform.
    private func carried(_ box: Box, through effect: Effect, _ frame: CGRect, _ place: Place) -> Box {
        let absolute = frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
        return InkBounds.through(effect.fitted(to: absolute, grid), box, absolute, place.transform, slack: 1)
    }

    private func paintedBounds(_ fragment: Fragment, _ place: Place) -> Box {
        if let extent = fragment.extent {
            return place.transform.bounds(extent.shifted(place.origin.x, place.origin.y))
        }
        return fragment.items.reduce(.empty) { $0.union(paintedBounds($1, place)) }
    }

    private func paintedBounds(_ item: DisplayItem, _ place: Place) -> Box {
        let origin = place.origin
        switch item {
        case .fragment(let fragment, let at):
            return paintedBounds(fragment, place.moved(by: at))
        case .shape(let shape) where shape.copies != nil:
            let box = InkBounds.of(shape.path, shape.stroke).repeated(shape.copies)
            return place.transform.bounds(box.shifted(shape.frame.minX + origin.x, shape.frame.minY + origin.y))
        case .shape(let shape):
            let fit = grid.fit(shape.frame.offsetBy(dx: origin.x, dy: origin.y))
            let box = InkBounds.of(shape.path, nil)
            let fitted = Box(minX: box.minX * fit.a + fit.tx, minY: box.minY * fit.d + fit.ty,
                             maxX: box.maxX * fit.a + fit.tx, maxY: box.maxY * fit.d + fit.ty)
            return place.transform.bounds(fitted.grown(shape.stroke?.reach ?? 0))
        case .text(let text):
            let corner = CGPoint(x: grid.round(text.frame.minX + origin.x), y: grid.round(text.frame.minY + origin.y))
            return place.transform.bounds(InkBounds.of(text, corner))
        case .image(let image):
            return place.transform.bounds(Box(grid.snap(image.frame.offsetBy(dx: origin.x, dy: origin.y))))
        case .effect(let effect, let fragment, let frame):
            let inner = paintedBounds(fragment, inside(effect, frame, place))
            if case .transform = effect { return inner }
            return carried(inner, through: effect, frame, place)
        }
    }
}

extension Fragment {
    /// The number of drawn items, counted up to a maximum.
    fileprivate func leaves(upTo maxCount: Int) -> Int {
        var count = 0
        for item in items where count < maxCount {
            switch item {
            case .shape(let shape): count += shape.copies?.offsets.count ?? 1
            case .text, .image: count += 1
            case .fragment(let fragment, _), .effect(_, let fragment, _):
                count += fragment.leaves(upTo: maxCount - count)
            }
        }
        return count
    }
}

extension Fragment {
    /// Whether any item is drawn with an image, a gradient or another sampled paint.
    fileprivate var isSampled: Bool {
        items.contains { item in
            switch item {
            case .shape(let shape): !shape.paint.isPlain
            case .text(let text): text.runs.contains(where: \.isColor) || text.paints.contains { !$0.isPlain }
            case .image: true
            case .fragment(let fragment, _), .effect(_, let fragment, _): fragment.isSampled
            }
        }
    }
}

extension Paint {
    fileprivate var isPlain: Bool {
        if case .color = self { return true }
        return false
    }
}

extension Effect {
    /// Whether the content is drawn on a layer first.
    fileprivate var makesLayer: Bool {
        switch self {
        case .clip, .transform: false
        case .opacity, .shadow, .blur, .blend, .mask, .colorMatrix, .luminanceToAlpha, .layer, .rasterized: true
        }
    }
}

/// Rectangles merged to a few, where that adds little area.
private struct CoalescedRectangles {
    static let maxCount = 8
    private(set) var boxes: [Box] = []

    mutating func add(_ new: Box) {
        var new = new
        if new.isEmpty { return }
        // A merged rectangle may overlap others, so the search begins again.
        while let index = boxes.firstIndex(where: { Self.waste($0, new) <= 0.25 * ($0.area + new.area) }) {
            new = new.union(boxes.remove(at: index))
        }
        boxes.append(new)
        guard boxes.count > Self.maxCount else { return }
        var best = (0, 1), minimum = Double.infinity
        for i in boxes.indices {
            for j in (i + 1)..<boxes.count where Self.waste(boxes[i], boxes[j]) < minimum {
                best = (i, j)
                minimum = Self.waste(boxes[i], boxes[j])
            }
        }
        let second = boxes.remove(at: best.1), first = boxes.remove(at: best.0)
        add(first.union(second))
    }

    /// The area of a merged rectangle that the two rectangles do not cover.
    private static func waste(_ a: Box, _ b: Box) -> Double { a.union(b).area - a.area - b.area }
}
