import Foundation
import QuadrantDisplayList
import QuadrantText

// Text: one word, sixty words, cached and uncached widths. `Peers/text.c` does the same with Pango and HarfBuzz.

enum TextWorkloads {
    /// Sixty words from a list of a hundred in a different order for each seed, so that words are cached and texts are
    /// not.
    static func paragraph(_ seed: Int) -> String {
        (0..<60).map { string[($0 * 37 + seed * 11 + $0 * seed) % string.count] }.joined(separator: " ")
    }

    /// Sixty words that are not in the cache.
    static func coldParagraph(_ seed: Int) -> String {
        (0..<60).map { string[($0 * 37 + seed) % string.count] + String($0 * 7 + seed * 1_000, radix: 26) }
            .joined(separator: " ")
    }

    static let string = """
        time year people way day man thing woman life child world school state family student group country \
        problem hand part place case week company system program question work government number night point \
        home water room mother area money story fact month lot right study book eye job word business issue \
        side kind head house service friend father power hour game line end member law car city community \
        name president team minute idea kid body information back parent face others level office door health \
        person art war history party result change morning reason research girl guy moment air teacher force \
        education
        """.split(separator: " ").map(String.init)

    private static func layouter(_ text: String) -> TextLayouter {
        let attributes = TextAttributes(font: FontSpec(size: 17))
        return TextLayouter(spans: [TextSpan(string: text, attributes: attributes)], style: TextStyle())
    }

    static func run() -> Figures {
        var figures: Figures = [:]
        let warmUp = layouter(string.joined(separator: " "))
        _ = warmUp.measure(width: 300, height: nil)
        func each(_ count: Int, _ name: String, _ work: (Int) -> Void) {
            let cost = measureCost { for index in 0..<count { work(index) } }
            figures[name + " ns"] = cost.time / Double(count)
            if let allocations = cost.allocations { figures[name + " allocations"] = allocations / Double(count) }
        }
        let text = layouter(paragraph(1))
        _ = text.measure(width: 300, height: nil)
        each(10_000, "warm measure, known width") { _ in _ = text.measure(width: 300, height: nil) }
        each(200, "warm re-wrap, 60 words") { index in
            _ = text.measure(width: 200 + Double(index % 97) * 2, height: nil)
        }
        each(200, "new paragraph of known words") { index in
            _ = layouter(paragraph(index + 2)).measure(width: 300, height: nil)
        }
        coldSeed += 1
        each(20, "cold paragraph") { index in
            _ = layouter(coldParagraph(coldSeed * 100 + index)).measure(width: 300, height: nil)
        }
        each(200, "one known word") { index in
            _ = layouter(string[index % string.count]).measure(width: nil, height: nil)
        }
        let probed = layouter(paragraph(3))
        for width in [0.0, .infinity, 120] { _ = probed.measure(width: width, height: nil) }
        figures["shapings of a probed text"] = Double(probed.shapeCount)
        let before = TextLayouter.wordCounts
        for index in 0..<100 { _ = layouter(paragraph(index + 300)).measure(width: 300, height: nil) }
        let after = TextLayouter.wordCounts
        let asked = Double(max(after.asked - before.asked, 1)), shaped = Double(after.shaped - before.shaped)
        figures["word cache hits, per cent"] = 100 * (1 - shaped / asked)
        return figures
    }
    nonisolated(unsafe) private static var coldSeed = 0
}
