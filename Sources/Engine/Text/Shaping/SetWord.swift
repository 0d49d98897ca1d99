import QuadrantThreads

/// A word with its advances in one font.
final class SetWord: Sendable {
    let word: ShapedWord
    /// The UTF-16 offset of each cluster in the word, in logical order.
    let offsets: [Int32]
    /// The advance of each cluster, in em.
    let advances: [Double]

    init(word: ShapedWord, offsets: [Int32], advances: [Double]) {
        self.word = word
        self.offsets = offsets
        self.advances = advances
    }
}

/// A cache of words with their advances in one font.
final class SetWordCache: Sendable {
    private let words = Locked<[WordCache.Key: SetWord]>([:])
    private static let maxCount = 8192

    /// The word of a key; nil if it is not cached.
    subscript(key: WordCache.Key) -> SetWord? {
        get { words.withLock { $0[key] } }
        set {
            words.withLock {
                if $0.count >= Self.maxCount { $0.removeAll(keepingCapacity: true) }
                $0[key] = newValue
            }
        }
    }
}
