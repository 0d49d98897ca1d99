import QuadrantGraph

/// The part of a lazy container that is built element by element: the built elements, and the number of places of all.
///
/// A place is a cell of a line: a line has one in a lazy stack, one per track in a lazy grid. An element is assumed to
/// take as many places as the first built one; exceptions are stored.
final class LazyElements: ElementList {
    struct Built {
        var index: Int
        let node: NodeIndex
    }

    /// The largest number of elements: positions and line numbers of several collections stay exact whole numbers.
    static let limit = 1_000_000_000

    /// The built elements, in order.
    private(set) var built: [Built] = []
    /// Whether the elements begin and end their own lines, as sections do.
    var isAligned = false
    /// Whether this is a single view, written outside of a collection: it belongs to no group until it is built.
    var isLone = false
    private var defaultCount: Int?
    private var exceptions: [Int: Int] = [:]
    private var surplus = 0
    /// Called before the node of an element that is no longer visible is removed.
    var willDrop: ((Built) -> Void)?
    /// Builds the node of an element before that of a later one (0: at the end).
    private let make: (_ index: Int, _ before: NodeIndex) -> NodeIndex?

    init(make: @escaping (Int, NodeIndex) -> NodeIndex?) { self.make = make }

    // MARK: places

    private var defaultPlaces: Int { defaultCount ?? 1 }

    func places(_ index: Int) -> Int { exceptions[index] ?? defaultPlaces }
    var totalPlaces: Int { count * defaultPlaces + surplus }

    /// The number of places before an element.
    func start(of index: Int) -> Int {
        if exceptions.isEmpty { return index * defaultPlaces }
        if index >= count { return totalPlaces }
        return index * defaultPlaces + exceptions.reduce(0) { $1.key < index ? $0 + $1.value - defaultPlaces : $0 }
    }

    /// The element at a place; the count if there is none.
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

    /// Stores the number of places that an element was found to take.
    func note(_ index: Int, places: Int) {
        // At least 1: an element that is assumed to take no place would never be built.
        if defaultCount == nil { defaultCount = max(places, 1) }
        let before = self.places(index)
        guard places != before else { return }
        exceptions[index] = places == defaultPlaces ? nil : places
        surplus += places - before
    }

    /// Discards the exceptions after elements were inserted, removed or moved.
    func forgetPlaces() {
        exceptions = [:]
        surplus = 0
    }

    // MARK: elements

    private func position(of index: Int) -> Int { built.firstIndex { $0.index >= index } ?? built.count }

    /// The node of an element; if `making`, it is built when missing.
    func node(of index: Int, making: Bool) -> NodeIndex? {
        let at = position(of: index)
        if at < built.count, built[at].index == index { return built[at].node }
        guard making, let node = make(index, at < built.count ? built[at].node : 0) else { return nil }
        built.insert(Built(index: index, node: node), at: at)
        return node
    }

    /// Removes the built elements outside of `kept`.
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
        remove(built.remove(at: at).node)
    }

    func replaceBuilt(_ new: [Built]) { built = new }
}
