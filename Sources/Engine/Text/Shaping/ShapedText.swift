import Foundation
import QuadrantDisplayList

/// A text with all advances, from which lines are broken. Its parts are slices of one block of memory.
final class ShapedText {
    /// The result of one shaping call: a word or a run of spaces, in one font and one direction.
    struct Piece {
        /// The word with its advances, or that of an attachment, which has none.
        let set: SetWord
        private let lowerCluster: Int32
        private let upperCluster: Int32
        private let lower: Int32
        private let upper: Int32
        private let runIndex: Int32
        let level: UInt8

        init(run: Int, set: SetWord, range: Range<Int>, clusters: Range<Int>, level: UInt8) {
            self.set = set
            (lowerCluster, upperCluster) = (Int32(clusters.lowerBound), Int32(clusters.upperBound))
            (lower, upper) = (Int32(range.lowerBound), Int32(range.upperBound))
            runIndex = Int32(run)
            self.level = level
        }

        var run: Int { Int(runIndex) }
        /// The UTF-16 offset of the word in the text.
        var start: Int { Int(lower) }
        var end: Int { Int(upper) }
        var clusters: Range<Int> { Range(uncheckedBounds: (Int(lowerCluster), Int(upperCluster))) }
        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// A user-perceived character.
    struct Cluster {
        var start: Int32
        var piece: Int32
        var advance: Double
        /// The distance from the text's start, with the whole text on one line.
        var x: Double
    }

    /// The text between two line break opportunities.
    struct Unit {
        var first: Int
        /// The end of the clusters before the trailing spaces.
        var contentEnd: Int
        var end: Int
        /// The distances from the text's start, with the whole text on one line.
        var contentX: Double
        var endX: Double
        var isHard: Bool
    }

    let text: [UInt16]
    let runs: [TextRun]
    let clusters: UnsafeBufferPointer<Cluster>
    let pieces: UnsafeBufferPointer<Piece>
    let units: UnsafeBufferPointer<Unit>
    private let block: UnsafeMutableRawPointer
    /// The distance of the text's end from its start, with the whole text on one line.
    let endX: Double
    /// The base level (direction) of the first paragraph.
    let baseLevel: UInt8
    /// Whether all of the text runs from left to right.
    let isLeftToRight: Bool
    /// Whether all runs have the same line metrics.
    let isUniform: Bool

    /// Takes over the builder's block.
    init(_ source: TextRuns, _ parts: ShapedParts, baseLevel: UInt8, isLeftToRight: Bool) {
        text = source.text
        runs = source.runs
        clusters = UnsafeBufferPointer(start: parts.clusters, count: parts.clusterCount)
        pieces = UnsafeBufferPointer(start: parts.pieces, count: parts.pieceCount)
        units = UnsafeBufferPointer(start: parts.units, count: parts.unitCount)
        block = parts.block
        endX = parts.x
        self.baseLevel = baseLevel
        self.isLeftToRight = isLeftToRight
        isUniform = source.runs.count == 1 || source.runs.allSatisfy {
            let first = source.runs[0].appearance, other = $0.appearance
            return other === first || other.ascent == first.ascent && other.descent == first.descent
                && other.leading == first.leading
        }
    }

    deinit {
        UnsafeMutableBufferPointer(mutating: pieces).deinitialize()
        free(block)
    }

    /// The distance of a cluster from the text's start; that of the end for the one after the last.
    func x(_ cluster: Int) -> Double { cluster < clusters.count ? clusters[cluster].x : endX }

    func width(_ range: Range<Int>) -> Double { x(range.upperBound) - x(range.lowerBound) }

    func run(of cluster: Int) -> Int { pieces[Int(clusters[cluster].piece)].run }
}

/// The block of a `ShapedText` while it is filled.
struct ShapedParts {
    let block: UnsafeMutableRawPointer
    let clusters: UnsafeMutablePointer<ShapedText.Cluster>
    let pieces: UnsafeMutablePointer<ShapedText.Piece>
    let units: UnsafeMutablePointer<ShapedText.Unit>
    private let maxClusters: Int
    private let maxPieces: Int
    private(set) var clusterCount = 0
    private(set) var pieceCount = 0
    private(set) var unitCount = 0
    /// The sum of all advances.
    private(set) var x = 0.0

    /// Room for at most so many of each.
    init(clusters maximum: Int, pieces: Int, units: Int) {
        let (cluster, piece) = (MemoryLayout<ShapedText.Cluster>.stride, MemoryLayout<ShapedText.Piece>.stride)
        let size = maximum * cluster + pieces * piece + units * MemoryLayout<ShapedText.Unit>.stride
        (maxClusters, maxPieces) = (maximum, pieces)
        // Memory from `malloc`: Swift's own allocation of blocks is slower.
        block = malloc(max(size, 1))!
        self.clusters = block.bindMemory(to: ShapedText.Cluster.self, capacity: maximum)
        self.pieces = (block + maximum * cluster).bindMemory(to: ShapedText.Piece.self, capacity: pieces)
        self.units = (block + maximum * cluster + pieces * piece).bindMemory(to: ShapedText.Unit.self, capacity: units)
    }

    mutating func append(_ unit: ShapedText.Unit) {
        (units + unitCount).initialize(to: unit)
        unitCount += 1
    }

    mutating func append(_ piece: ShapedText.Piece) {
        precondition(pieceCount < maxPieces)
        (pieces + pieceCount).initialize(to: piece)
        pieceCount += 1
    }

    /// A cluster of the piece that is appended next.
    mutating func append(cluster start: Int, advance: Double) {
        precondition(clusterCount < maxClusters)
        (clusters + clusterCount).initialize(
            to: ShapedText.Cluster(start: Int32(start), piece: Int32(pieceCount), advance: advance, x: x))
        clusterCount += 1
        x += advance
    }
}
