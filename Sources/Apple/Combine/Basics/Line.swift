/// A first-in, first-out queue. Adding and removing take amortized constant time.
struct Line<Element> {
    private var slots: [Element?] = []
    /// Places before this one are empty.
    private var head = 0

    var count: Int { slots.count - head }
    var isEmpty: Bool { slots.count == head }

    mutating func append(_ element: Element) { slots.append(element) }

    /// Removes and returns the first element; nil when there is none.
    mutating func removeFirst() -> Element? {
        guard head < slots.count else { return nil }
        let element = slots[head].take()
        head += 1
        // The places of removed elements are freed when they are half of all.
        if head * 2 > slots.count {
            slots.removeFirst(head)
            head = 0
        }
        return element
    }

    /// Replaces the last element with `element`. Returns the last one, which the caller releases outside of its locks.
    mutating func replaceLast(_ element: Element) -> Element? {
        guard !isEmpty else { return nil }
        let last = slots[slots.count - 1].take()
        slots[slots.count - 1] = element
        return last
    }
}
