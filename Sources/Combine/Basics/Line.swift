/// A line in which things wait: who came first goes first. Joining and leaving take constant time, averaged.
struct Line<Element> {
    private var slots: [Element?] = []
    /// Places before this one are empty.
    private var head = 0

    var count: Int { slots.count - head }
    var isEmpty: Bool { slots.count == head }

    mutating func append(_ element: Element) { slots.append(element) }

    /// Takes out the first; nil when there is none.
    mutating func removeFirst() -> Element? {
        guard head < slots.count else { return nil }
        let element = slots[head].take()
        head += 1
        // The places of those who have left go when they are half of all.
        if head * 2 > slots.count {
            slots.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Puts `element` in the last one's place. Returns the last one, which the caller drops outside its locks.
    mutating func replaceLast(_ element: Element) -> Element? {
        guard !isEmpty else { return nil }
        let last = slots[slots.count - 1].take()
        slots[slots.count - 1] = element
        return last
    }
}
