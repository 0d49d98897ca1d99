// MARK: Ends

extension Collection {
    public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        self[try endOfPrefix(while: predicate)...]
    }
    public func endOfPrefix(while predicate: (Element) throws -> Bool) rethrows -> Index {
        try firstIndex { try !predicate($0) } ?? endIndex
    }
}
extension BidirectionalCollection {
    public func trimming(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        try trimmingPrefix(while: predicate).trimmingSuffix(while: predicate)
    }
    public func trimmingSuffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        self[..<(try startOfSuffix(while: predicate))]
    }
    public func suffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        self[try startOfSuffix(while: predicate)...]
    }
    public func startOfSuffix(while predicate: (Element) throws -> Bool) rethrows -> Index {
        try lastIndex { try !predicate($0) }.map { index(after: $0) } ?? startIndex
    }
}
extension Collection where Self: RangeReplaceableCollection {
    public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        removeSubrange(startIndex ..< (try endOfPrefix(while: predicate)))
    }
}
extension BidirectionalCollection where Self: RangeReplaceableCollection {
    public mutating func trim(while predicate: (Element) throws -> Bool) rethrows {
        replaceSubrange(startIndex ..< endIndex, with: Array(try trimming(while: predicate)))
    }
    public mutating func trimSuffix(while predicate: (Element) throws -> Bool) rethrows {
        removeSubrange((try startOfSuffix(while: predicate)) ..< endIndex)
    }
}

// MARK: Least and greatest

extension Sequence {
    /// A number of least elements, sorted.
    public func min(
        count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> [Element] {
        precondition(count >= 0, "The number of elements is not negative")
        var found: [Element] = []
        for element in self {
            if found.count == count {
                guard let last = found.last, try areInIncreasingOrder(element, last) else { continue }
                found.removeLast()
            }
            found.insert(element, at: try found.partitioningIndex { try areInIncreasingOrder(element, $0) })
        }
        return found
    }
    /// A number of greatest elements, sorted.
    public func max(
        count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> [Element] {
        precondition(count >= 0, "The number of elements is not negative")
        var found: [Element] = []
        for element in self {
            if found.count == count {
                guard let first = found.first, try !areInIncreasingOrder(element, first) else { continue }
                found.removeFirst()
            }
            found.insert(element, at: try found.partitioningIndex { try areInIncreasingOrder(element, $0) })
        }
        return found
    }
    public func minAndMax(
        by areInIncreasingOrder: (Element, Element) throws -> Bool
    ) rethrows -> (min: Element, max: Element)? {
        var found: (min: Element, max: Element)?
        for element in self {
            guard let (minimum, greatest) = found else {
                found = (element, element)
                continue
            }
            if try areInIncreasingOrder(element, minimum) { found?.min = element }
            if try !areInIncreasingOrder(element, greatest) { found?.max = element }
        }
        return found
    }
}
extension Sequence where Element: Comparable {
    public func min(count: Int) -> [Element] { min(count: count, sortedBy: <) }
    public func max(count: Int) -> [Element] { max(count: count, sortedBy: <) }
    public func minAndMax() -> (min: Element, max: Element)? { minAndMax(by: <) }
}

// MARK: Two parts

extension Collection {
    /// The first index of the elements that a predicate is true for, which are all behind those it is false for.
    public func partitioningIndex(where belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex, length = count
        while length > 0 {
            let half = length / 2, middle = index(low, offsetBy: half)
            if try belongsInSecondPartition(self[middle]) {
                length = half
            } else {
                (low, length) = (index(after: middle), length - half - 1)
            }
        }
        return low
    }
}
extension Sequence {
    public func partitioned(
        by predicate: (Element) throws -> Bool
    ) rethrows -> (falseElements: [Element], trueElements: [Element]) {
        var parts: (falseElements: [Element], trueElements: [Element]) = ([], [])
        for element in self {
            if try predicate(element) { parts.trueElements.append(element) } else {
                parts.falseElements.append(element)
            }
        }
        return parts
    }
}
extension MutableCollection {
    /// Moves the elements that a predicate is true for behind the others, and keeps the order within both.
    @discardableResult
    public mutating func stablePartition(
        by belongsInSecondPartition: (Element) throws -> Bool
    ) rethrows -> Index {
        try stablePartition(subrange: startIndex ..< endIndex, by: belongsInSecondPartition)
    }
    @discardableResult
    public mutating func stablePartition(
        subrange: Range<Index>, by belongsInSecondPartition: (Element) throws -> Bool
    ) rethrows -> Index {
        let (first, second) = try self[subrange].partitioned(by: belongsInSecondPartition)
        var place = subrange.lowerBound
        func put(_ elements: [Element], in collection: inout Self) {
            for element in elements {
                collection[place] = element
                collection.formIndex(after: &place)
            }
        }
        put(first, in: &self)
        let middle = place
        put(second, in: &self)
        return middle
    }
    @discardableResult
    public mutating func partition(
        subrange: Range<Index>, by belongsInSecondPartition: (Element) throws -> Bool
    ) rethrows -> Index { try stablePartition(subrange: subrange, by: belongsInSecondPartition) }

    // MARK: Turning

    /// Moves the elements before a place behind the others, and returns the new place of the first.
    @discardableResult
    public mutating func rotate(toStartAt newStart: Index) -> Index {
        rotate(subrange: startIndex ..< endIndex, toStartAt: newStart)
    }
    @discardableResult
    public mutating func rotate(subrange: Range<Index>, toStartAt newStart: Index) -> Index {
        let head = Array(self[subrange.lowerBound ..< newStart]), tail = Array(self[newStart ..< subrange.upperBound])
        var place = subrange.lowerBound, middle = place
        for (number, element) in (tail + head).enumerated() {
            if number == tail.count { middle = place }
            self[place] = element
            formIndex(after: &place)
        }
        return head.isEmpty ? subrange.upperBound : middle
    }
}
extension MutableCollection where Self: BidirectionalCollection {
    public mutating func reverse(subrange: Range<Index>) {
        for (index, element) in zip(indices[subrange], Array(self[subrange].reversed())) { self[index] = element }
    }
}

// MARK: Chance

extension Sequence {
    /// A number of elements by chance, or all where there are fewer, in any order.
    public func randomSample(count k: Int, using rng: inout some RandomNumberGenerator) -> [Element] {
        precondition(k >= 0, "The number of elements is not negative")
        return Array(Array(self).shuffled(using: &rng).prefix(k))
    }
    public func randomSample(count k: Int) -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return randomSample(count: k, using: &generator)
    }
}
extension Collection {
    /// A number of elements by chance, or all where there are fewer, in their order.
    public func randomStableSample(count k: Int, using rng: inout some RandomNumberGenerator) -> [Element] {
        precondition(k >= 0, "The number of elements is not negative")
        return Array(indices).randomSample(count: k, using: &rng).sorted().map { self[$0] }
    }
    public func randomStableSample(count k: Int) -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return randomStableSample(count: k, using: &generator)
    }
}
