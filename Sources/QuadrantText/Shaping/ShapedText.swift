import QuadrantDisplayList

/// A text with all its advances known: what lines are cut from.
final class ShapedText {
    /// One call's worth of shaping: a word or a row of spaces, in one font and one direction.
    final class Piece {
        let run: Int
        let font: FontInstance
        let word: ShapedWord
        /// UTF-16 offsets of the word in the text.
        let start: Int
        let end: Int
        let clusters: Range<Int>
        let level: UInt8
        /// Drawn smaller than the size says, in the same place.
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

    /// What a reader sees as one character.
    struct Cluster {
        var start: Int32
        var piece: Int32
        var advance: Double
    }

    /// Text between two places where a line may end.
    struct Unit {
        var first: Int
        /// Clusters before the spaces at the end.
        var contentEnd: Int
        var end: Int
        /// Distances from the text's start, all on one line.
        var contentX: Double
        var endX: Double
        var isHard: Bool
    }

    let text: [UInt16]
    let runs: [TextRun]
    let pieces: [Piece]
    let clusters: [Cluster]
    let units: [Unit]
    /// Distance of each cluster from the start; one more than clusters.
    let x: [Double]
    /// Direction of the first paragraph.
    let baseLevel: UInt8
    /// All runs have the same heights.
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
