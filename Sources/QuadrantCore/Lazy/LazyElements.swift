import QuadrantGraph

/// The part of a lazy container that is built element by element: the built elements, and the number of places of the
/// rest.
///
/// A place is a cell of a line: one in a lazy stack, as many as there are tracks in a lazy grid. An element usually
/// takes as many as the first that was made; those that were seen to differ are remembered.
final class LazyElements {
    struct Built {
        var index: Int
        let row: NodeIndex
    }

    var count = 0
    /// In order.
    private(set) var built: [Built] = []
    /// Whether the elements begin and end their own lines, as sections do.
    var isAligned = false
    /// One view that was written out: it says nothing of its neighbours.
    var isLone = false
    private var defaultCount: Int?
    private var exceptions: [Int: Int] = [:]
    private var surplus = 0
    /// Called for an element that is not visible before its row is removed.
    var willDrop: ((Built) -> Void)?
    /// Makes the row of an element before that of a later one (0: last).
    private let make: (_ index: Int, _ before: NodeIndex) -> NodeIndex?

    init(make: @escaping (Int, NodeIndex) -> NodeIndex?) { self.make = make }

    // MARK: places

    private var defaultPlaces: Int { defaultCount ?? 1 }

    func places(_ index: Int) -> Int { exceptions[index] ?? defaultPlaces }
    var totalPlaces: Int { count * defaultPlaces + surplus }

    /// Places before an element.
    func start(of index: Int) -> Int {
        if exceptions.isEmpty { return index * defaultPlaces }
        if index >= count { return totalPlaces }
        return index * defaultPlaces + exceptions.reduce(0) { $1.key < index ? $0 + $1.value - defaultPlaces : $0 }
    }

    /// The element that takes a place, or the one after the last.
    func index(at place: Int) -> Int {
        if place <= 0 { return 0 }
        if exceptions.isEmpty { return min(place / defaultPlaces, count) }
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if start(of: middle + 1) <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Remembers how many places an element was found to take.
    func note(_ index: Int, places: Int) {
        // What is not there yet is never made if it is taken for nothing.
        if defaultCount == nil { defaultCount = max(places, 1) }
        let before = self.places(index)
        guard places != before else { return }
        exceptions[index] = places == defaultPlaces ? nil : places
        surplus += places - before
    }

    /// Elements were inserted, removed or moved: discards what is known of single elements.
    func forgetPlaces() {
        exceptions = [:]
        surplus = 0
    }

    // MARK: elements

    private func position(of index: Int) -> Int { built.firstIndex { $0.index >= index } ?? built.count }

    /// The row of an element, made when it is not there.
    func row(of index: Int, making: Bool) -> NodeIndex? {
        let at = position(of: index)
        if at < built.count, built[at].index == index { return built[at].row }
        guard making, let row = make(index, at < built.count ? built[at].row : 0) else { return nil }
        built.insert(Built(index: index, row: row), at: at)
        return row
    }

    /// Removes what is outside of `kept`.
    func drop(outside kept: Range<Int>, _ remove: (Built) -> Void) -> Bool {
        let dropped = built.filter { !kept.contains($0.index) }
        if dropped.isEmpty { return false }
        built.removeAll { !kept.contains($0.index) }
        for built in dropped {
            willDrop?(built)
            remove(built)
        }
        return true
    }

    func remove(_ index: Int, _ remove: (NodeIndex) -> Void) {
        guard let at = built.firstIndex(where: { $0.index == index }) else { return }
        remove(built.remove(at: at).row)
    }

    func replaceBuilt(_ new: [Built]) { built = new }
}
