public import Foundation

// The changes of collections for deleted and moved rows of lists.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, counted from the start; offsets out of range are ignored. O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at the offsets in `source`, in their order, before the element at offset `destination`;
    /// offsets out of range are ignored. O(n).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let old = Array(self)
        let moved = source.filter { old.indices.contains($0) }
        let isMoved = Set(moved)
        let before = old.indices.filter { $0 < destination && !isMoved.contains($0) }
        let after = old.indices.filter { $0 >= destination && !isMoved.contains($0) }
        var at = startIndex
        for offset in before + moved + after {
            self[at] = old[offset]
            formIndex(after: &at)
        }
    }
}
