import Foundation
import QuadrantDisplayList
import QuadrantText
import Testing

@Suite("Truncation and fitting")
struct TruncationTests {
    static let fox = "The quick brown fox jumps over the lazy dog"

    @Test(arguments: [
        (TextStyle.Truncation.tail, "The quick", "…"), (.head, "…", "lazy dog"), (.middle, "The", "dog"),
    ])
    func aTruncatedLineKeepsItsStartOrEnd(mode: TextStyle.Truncation, start: String, end: String) throws {
        let text = Sample.text(Self.fox) { $0.lineLimit = 1; $0.truncation = mode }
        let lines = text.lines(120)
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.hasPrefix(start) && line.hasSuffix(end) && line.filter { $0 == "…" }.count == 1)
        #expect(text.width(120) <= 120)
        #expect(text.height(120) == 20.5)
    }

    /// Spaces before the ellipsis are removed.
    @Test func spacesBeforeTheEllipsisAreDropped() throws {
        let width = Sample.text("The …").width()
        let text = Sample.text(Self.fox) { $0.lineLimit = 1 }
        #expect(try #require(text.lines(width).first) == "The…")
    }

    /// At most as many lines as fit the height, and at least one.
    @Test func heightLimitsLines() {
        let text = Sample.text(Self.fox)
        #expect(text.lines(100, 41).count == 2)
        #expect(text.lines(100, 41).last?.hasSuffix("…") == true)
        #expect(text.lines(100, 5).count == 1)
        #expect(text.height(100, 5) == 20.5)
    }

    /// A limit below one counts as one.
    @Test func aLineLimitCountsAtLeastOne() {
        #expect(Sample.text(Self.fox) { $0.lineLimit = 2 }.lines(100).count == 2)
        #expect(Sample.text(Self.fox) { $0.lineLimit = 0 }.lines(100).count == 1)
        #expect(Sample.text("Speed\nLimit") { $0.lineLimit = 1 }.lines() == ["Speed…"])
    }

    /// The font is scaled down as little as necessary, and only if the text does not fit.
    @Test func minimumScaleFactor() throws {
        let natural = Sample.text(Self.fox).width()
        let text = Sample.text(Self.fox) { $0.lineLimit = 1; $0.minimumScaleFactor = 0.5 }
        #expect(text.lines(natural * 0.8) == [Self.fox])
        let run = try #require(text.item(in: text.measure(width: natural * 0.8, height: nil).size).runs.first)
        // The tracking of smaller letters is wider, so the scale is a little less than 0.8.
        #expect(run.size > 17 * 0.75 && run.size < 17 * 0.8)
        #expect(text.width(natural * 0.8) <= natural * 0.8)
        #expect(text.width(natural * 2) == natural)
        #expect(text.lines(natural * 0.3).first?.hasSuffix("…") == true)
    }

    /// A word that is too wide is made smaller before it is broken, down to the minimum scale factor (#33.24).
    @Test func wordsShrinkBeforeTheyBreak() {
        let width = Sample.text("Wednesday").width()
        func lines(_ string: String, _ factor: Double, _ share: Double) -> [String] {
            Sample.text(string) { $0.minimumScaleFactor = factor }.lines(width * share)
        }
        #expect(lines("Wednesday", 0.5, 0.8) == ["Wednesday"])
        #expect(lines("On Wednesday", 0.5, 0.8) == ["On", "Wednesday"])
        #expect(lines("Wednesday", 1, 0.8).count == 2)
        #expect(lines("Wednesday", 0.5, 0.3).count > 1)
    }

    /// A line higher than the proposal is scaled down as well, down to the minimum scale factor.
    @Test(arguments: [(40.0, 1.0), (24, 0.5), (12, 0.25), (2, 0.25)])
    func minimumScaleFactorFollowsTheHeight(height: Double, minimum: Double) throws {
        let text = Sample.text("Ag", size: 32) { $0.lineLimit = 1; $0.minimumScaleFactor = 0.25 }
        let natural = Sample.text("Ag", size: 32)
        let size = text.measure(width: 200, height: height).size
        let run = try #require(text.item(in: size).runs.first)
        // Within 1/64 of the largest scale that fits; heights are whole points.
        let wanted = min(1, max(0.25, height / natural.height()))
        #expect(abs(run.size / 32 - wanted) < 0.06, "\(run.size / 32), wanted \(wanted)")
        #expect(size.height <= height || run.size < 32 * 0.3)
        #expect(run.size / 32 >= minimum)
        // Without a minimum scale factor the text is not scaled.
        #expect(natural.height(200, height) == natural.height())
    }

    /// Tightening reduces the tracking before the text is truncated.
    @Test func aTextIsTightenedBeforeItIsTruncated() {
        let natural = Sample.text(Self.fox).width()
        let text = Sample.text(Self.fox) { $0.lineLimit = 1; $0.allowsTightening = true }
        #expect(text.lines(natural * 0.97) == [Self.fox])
        #expect(text.width(natural * 0.97) <= natural * 0.97 + 0.5)
    }
}
