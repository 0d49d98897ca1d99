import QuadrantDisplayList

/// A text with all its advances known: what lines are cut from.
struct ShapedText {
    /// One call's worth of shaping: a word or a row of spaces, in one font and one direction.
    struct Piece {
        var run: Int
        var font: FontInstance
        var word: ShapedWord
        /// UTF-16 offset of the word in the text.
        var start: Int
        var end: Int
        var clusters: Range<Int>
        var level: UInt8
        /// Drawn smaller than the size says, in the same place.
        var outlineScale: Double
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
    var pieces: [Piece] = []
    var clusters: [Cluster] = []
    var units: [Unit] = []
    /// Distance of each cluster from the start; one more than clusters.
    var x: [Double] = [0]
    /// Direction of the first paragraph.
    var baseLevel: UInt8 = 0
    /// All runs have the same heights.
    var isUniform = true

    var totalWidth: Double { x[x.count - 1] }

    func width(_ range: Range<Int>) -> Double { x[range.upperBound] - x[range.lowerBound] }

    func run(of cluster: Int) -> Int { pieces[Int(clusters[cluster].piece)].run }

    func endOffset(of cluster: Int) -> Int {
        let piece = pieces[Int(clusters[cluster].piece)]
        return cluster + 1 < piece.clusters.upperBound ? Int(clusters[cluster + 1].start) : piece.end
    }
}
