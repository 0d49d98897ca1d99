import QuadrantDisplayList
import QuadrantThreads

/// A word with its glyphs and its advances in one font.
final class SetWord: Sendable {
    let key: WordCache.Key
    let hash: Int
    let font: FontInstance
    /// The scale of the outlines about the same position.
    let outlineScale: Double
    let word: ShapedWord
    /// The UTF-16 offset of each cluster in the word, in logical order.
    let offsets: [Int32]
    /// The advance of each cluster, in em.
    let advances: [Double]

    init(_ request: WordRequest, font: FontInstance, outlineScale: Double, word: ShapedWord, offsets: [Int32] = [],
         advances: [Double] = []) {
        key = request.key
        hash = request.hash
        self.font = font
        self.outlineScale = outlineScale
        self.word = word
        self.offsets = offsets
        self.advances = advances
    }

    /// What stands in the place of an attachment: no glyphs.
    static func attachment(_ font: FontInstance) -> SetWord {
        let none = UnsafeBufferPointer<UInt16>(start: nil, count: 0)
        let request = WordRequest(font: font.handle, features: [], script: 0, isRightToLeft: false, text: none)
        return SetWord(request, font: font, outlineScale: 1, word: .empty)
    }
}

/// What a word is looked up by, without a copy of its text.
struct WordRequest {
    var font: FontHandle
    var features: WordFeatures
    var script: UInt32
    var isRightToLeft: Bool
    var text: UnsafeBufferPointer<UInt16>
    let hash: Int

    init(font: FontHandle, features: WordFeatures, script: UInt32, isRightToLeft: Bool,
         text: UnsafeBufferPointer<UInt16>) {
        self.font = font
        self.features = features
        self.script = script
        self.isRightToLeft = isRightToLeft
        self.text = text
        var hash = UInt64(font.index) << 40 ^ UInt64(features.rawValue) << 32 ^ UInt64(script)
        for unit in text { hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }
        self.hash = Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }

    var key: WordCache.Key {
        WordCache.Key(font: font, features: features, script: script, isRightToLeft: isRightToLeft, text: Array(text))
    }

    func matches(_ key: WordCache.Key) -> Bool {
        guard key.text.count == text.count, key.font == font, key.features == features, key.script == script,
              key.isRightToLeft == isRightToLeft else { return false }
        for index in text.indices where key.text[index] != text[index] { return false }
        return true
    }
}

/// A cache of words with their advances in one font: a table in which a word is found without a copy of its text.
final class SetWordCache: Sendable {
    private struct Table {
        /// A power of two of places, at most half of them used; a word is at the first free one from its hash.
        var places: [SetWord?] = Array(repeating: nil, count: 64)
        var count = 0

        func place(of request: WordRequest) -> Int {
            let mask = places.count - 1
            var place = request.hash & mask
            while let word = places[place], word.hash != request.hash || !request.matches(word.key) {
                place = (place + 1) & mask
            }
            return place
        }

        mutating func grow() {
            let old = places
            places = Array(repeating: nil, count: old.count * 2)
            let mask = places.count - 1
            for case let word? in old {
                var place = word.hash & mask
                while places[place] != nil { place = (place + 1) & mask }
                places[place] = word
            }
        }
    }

    private let table = Locked(Table())
    private static let maxCount = 8192

    /// The word of a request; nil if it is not cached.
    subscript(request: WordRequest) -> SetWord? {
        table.withLock { $0.places[$0.place(of: request)] }
    }

    /// Caches a word that was set for the request.
    func insert(_ word: SetWord, for request: WordRequest) {
        table.withLock { table in
            if table.count >= Self.maxCount { table = Table() }
            if (table.count + 1) * 2 > table.places.count { table.grow() }
            let place = table.place(of: request)
            if table.places[place] == nil { table.count += 1 }
            table.places[place] = word
        }
    }
}
