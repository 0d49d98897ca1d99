/// HStack and VStack (Docs/Layout/Stacks.md).
final class ModelStack: ModelContainer {
    private let axis: Along
    private let key: Key
    private let spacing: Double?

    init(_ axis: Along, _ key: Key, _ spacing: Double?, _ subviews: [ModelNode]) {
        (self.axis, self.key, self.spacing) = (axis, key, spacing)
        super.init(subviews)
    }

    private var distances: [Double] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.gaps.distance(to: $1.gaps, axis) }
    }

    private func offers(_ offer: Offer) -> [Offer] {
        let across = offer[axis.other]
        guard let length = offer[axis] else { return subviews.map { _ in Offer(axis, nil, across) } }
        func extent(of subview: ModelNode, at along: Double) -> Double {
            subview.size(Offer(axis, along, across))[axis]
        }
        let minimum = subviews.map { extent(of: $0, at: 0) }
        let flexibility = subviews.indices.map {
            SlowModel.flexibility(minimum: minimum[$0], maximum: extent(of: subviews[$0], at: .infinity))
        }
        let order = subviews.indices.sorted { a, b in
            if SlowModel.fault == .noLeastFirst { return a < b }
            if subviews[a].priority != subviews[b].priority { return subviews[a].priority > subviews[b].priority }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, minimum[a] != minimum[b] { return minimum[a] > minimum[b] }
            return a < b
        }
        var offers = subviews.map { _ in Offer(nil, nil) }
        var available = length - distances.reduce(0, +)
        let priorities = Set(subviews.map(\.priority)).sorted(by: >)
        for index in order where subviews[index].priority != priorities[0] { available -= minimum[index] }
        for (number, priority) in priorities.enumerated() {
            let group = order.filter { subviews[$0].priority == priority }
            if number > 0 { for index in group { available += minimum[index] } }
            for (place, index) in group.enumerated() {
                offers[index] = Offer(axis, max(available / Double(group.count - place), 0), across)
                let rest = available - subviews[index].size(offers[index])[axis]
                // An infinite length remains infinite.
                if !rest.isNaN { available = rest }
            }
        }
        return offers
    }

    private func solve(_ offer: Offer) -> (size: Pair, places: [ModelPlace]) {
        if subviews.isEmpty { return (Pair(), []) }
        var places = zip(subviews, offers(offer)).map { ModelPlace(child: $0, size: $0.size($1), offer: $1) }
        var along = 0.0, low = 0.0, high = 0.0, isEndless = false
        for (index, place) in places.enumerated() {
            if index > 0 { along += distances[index - 1] }
            let guide = place.child.guide(key, place.size, place.offer)
            places[index].origin = Pair(axis, along, -guide)
            along += place.size[axis]
            if place.size[axis.other].isInfinite { isEndless = true }
            low = min(low, -guide)
            high = max(high, place.size[axis.other] - guide)
        }
        for index in places.indices { places[index].origin[axis.other] -= low }
        return (Pair(axis, along, isEndless ? .infinity : high - low), places)
    }

    override func measured(_ offer: Offer) -> Pair { solve(offer).size }

    override func places(_ size: Pair, _ offer: Offer) -> [ModelPlace] {
        var offer = offer
        if offer[axis.other] == nil { offer[axis.other] = size[axis.other] }
        return solve(offer).places
    }

    override var gaps: Gaps {
        guard var gaps = subviews.first?.gaps, let last = subviews.last?.gaps else { return .zero }
        for subview in subviews.dropFirst() { gaps = gaps.union(subview.gaps) }
        if axis == .across { (gaps.leading, gaps.trailing) = (subviews[0].gaps.leading, last.trailing) }
        else { (gaps.top, gaps.bottom) = (subviews[0].gaps.top, last.bottom) }
        return gaps
    }
}

/// ZStack, and several views in an overlay or a background (Docs/Layout/Stacks.md).
final class ModelZStack: ModelContainer {
    private let corner: ModelTree.Corner

    init(_ corner: ModelTree.Corner, _ subviews: [ModelNode]) {
        self.corner = corner
        super.init(subviews)
    }

    private func guides(_ subview: ModelNode, _ size: Pair, _ offer: Offer) -> Pair {
        Pair(subview.guide(.across(corner.across), size, offer), subview.guide(.down(corner.down), size, offer))
    }

    private var leaders: [ModelNode] {
        let top = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == top }
    }

    /// The common alignment point of the children.
    private func point(_ offer: Offer) -> Pair {
        leaders.reduce(Pair(-.infinity, -.infinity)) { point, subview in
            let guides = guides(subview, subview.size(offer), offer)
            return Pair(max(point.x, guides.x), max(point.y, guides.y))
        }
    }

    override func measured(_ offer: Offer) -> Pair {
        let point = point(offer), isWrong = SlowModel.fault == .largestZStack
        var result = Pair()
        for subview in leaders {
            let size = subview.size(offer), guides = guides(subview, size, offer)
            for axis in Along.allCases {
                let end = isWrong || size[axis].isInfinite ? size[axis] : point[axis] - guides[axis] + size[axis]
                result[axis] = max(result[axis], end)
            }
        }
        return result
    }

    override func places(_ size: Pair, _ offer: Offer) -> [ModelPlace] {
        let offer = Offer(size), point = point(offer)
        return subviews.map { subview in
            let own = subview.size(offer)
            return ModelPlace(child: subview, origin: point - guides(subview, own, offer), size: own, offer: offer)
        }
    }
}
