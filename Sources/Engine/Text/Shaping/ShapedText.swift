import QuadrantDisplayList

/// A text with all advances, from which lines are broken.
final class ShapedText {
    /// The result of one shaping call: a word or a run of spaces, in one font and one direction.
    final class Piece {
        let run: Int
        let font: FontInstance
        let word: ShapedWord
        /// The UTF-16 offset of the word in the text.
        let start: Int
        let end: Int
        let clusters: Range<Int>
        let level: UInt8
        /// The scale of the outlines about the same position.
        let outlineScale: Double

        init(run: Int, font: FontInstance, word: ShapedWord, range: Range<Int>, clusters: Range<Int>, level: UInt8,
             outlineScale: Double) {
            self.run = run
            self.font = font
            self.word = word
            start = range.lowerBound
            end = range.upperBound
            self.clusters = clusters
            self.level = level
            self.outlineScale = outlineScale
        }
    }

    /// A user-perceived character.
    struct Cluster {
        var start: Int32
        var piece: Int32
        var advance: Double
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
    let pieces: [Piece]
    let clusters: [Cluster]
    let units: [Unit]
    /// The distance of each cluster from the start, and of the end: one more than clusters.
    let x: [Double]
    /// The base level (direction) of the first paragraph.
    let baseLevel: UInt8
    /// Whether all runs have the same line metrics.
    let isUniform: Bool

    init(_ source: TextRuns, pieces: [Piece], clusters: [Cluster], units: [Unit], x: [Double], baseLevel: UInt8) {
        text = source.text
        runs = source.runs
        self.pieces = pieces
        self.clusters = clusters
        self.units = units
        self.x = x
        self.baseLevel = baseLevel
        let first = source.runs.first
        isUniform = source.runs.allSatisfy {
            $0.ascent == first?.ascent && $0.descent == first?.descent && $0.leading == first?.leading
        }
    }

    func width(_ range: Range<Int>) -> Double { x[range.upperBound] - x[range.lowerBound] }

    func run(of cluster: Int) -> Int { pieces[Int(clusters[cluster].piece)].run }
}
