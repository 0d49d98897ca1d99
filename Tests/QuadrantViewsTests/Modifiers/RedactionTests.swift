import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Redaction")
struct RedactionTests {
    private func texts(_ scene: ViewHarness) -> Int {
        func count(_ fragment: Fragment) -> Int {
            fragment.items.reduce(0) { sum, item in
                switch item {
                case .text: sum + 1
                case .fragment(let inner, _), .effect(_, let inner, _): sum + count(inner)
                default: sum
                }
            }
        }
        return count(scene.displayList.root)
    }

    @Test func coveredWordsTakeTheSameSpace() {
        @ViewBuilder func content() -> some View {
            Text("A line or two, as it comes")
            Image(systemName: "star")
            Label("Word", systemImage: "heart")
        }
        let plain = ViewHarness(offering: 120, 200) { VStack { content() }.tagged("all") }
        let covered = ViewHarness(offering: 120, 200) {
            VStack { content() }.redacted(reason: .placeholder).tagged("all")
        }
        #expect(plain.tree == covered.tree)
        #expect(texts(plain) == 2 && texts(covered) == 0)
    }

    /// Each bar is three quarters of its line's height, vertically centred, and as wide as the line's text.
    @Test func eachLineIsABar() throws {
        let scene = ViewHarness(offering: 100, 100) { Text("One\nLonger line").redacted(reason: .placeholder) }
        let bars = scene.fills.map(\.frame)
        #expect(bars.count == 2)
        let line = try #require(ViewHarness { Text("One") }.sizeThatFits(nil, nil).height as CGFloat?)
        #expect(bars.allSatisfy { abs($0.height - line * 0.75) < 0.5 })
        #expect(bars[0].minX == bars[1].minX && bars[0].width < bars[1].width)
        #expect(bars[0].maxY < bars[1].minY)
    }

    @Test func barsHaveTheTextsColorAtASixth() {
        let scene = ViewHarness { Text("Red").foregroundStyle(.red).redacted(reason: .placeholder) }
        // 0.16 × 255 = 40.8
        #expect(scene.firstColor == "#FF3B3029")
    }

    @Test func imagesAreBoxesOfTheirSize() {
        let pixels = ImagePixels(width: 4, height: 2, rgba: Array(repeating: 255, count: 32))
        let scene = ViewHarness(offering: 40, 20) {
            Image(pixels: pixels, scale: 1).resizable().redacted(reason: .placeholder)
        }
        #expect(scene.fills.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test func shapesStayAsTheyAre() {
        #expect(ViewHarness { Color.red.redacted(reason: .placeholder) }.firstColor == "#FF3B30FF")
    }

    @Test func insideACoveredViewUnredactedShows() {
        let scene = ViewHarness {
            VStack {
                Text("hidden")
                Text("shown").unredacted()
            }.redacted(reason: .placeholder)
        }
        #expect(texts(scene) == 1)
        #expect(scene.fills.count == 1)
    }

    @Test func privacyCoversOnlyWhatIsSensitive() {
        let reason = Input(RedactionReasons.privacy)
        let scene = ViewHarness {
            VStack {
                Text("name")
                Text("balance").privacySensitive()
                Text("bank").privacySensitive(false)
            }.redacted(reason: reason.value)
        }
        #expect(texts(scene) == 2)
        #expect(scene.fills.count == 1)
        reason.value = []
        scene.settle()
        #expect(texts(scene) == 3)
        reason.value = .invalidated
        scene.settle()
        #expect(texts(scene) == 3)
    }

    @Test func reasonsAddUpAndCanBeRead() {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Probe("\(reasons.rawValue)", 1, 1) }
        }
        let scene = ViewHarness { Reader().redacted(reason: .placeholder).redacted(reason: .privacy) }
        #expect(scene.contains("3"))
        #expect(ViewHarness { Reader() }.contains("0"))
    }

    /// Redaction redraws and measures nothing.
    @Test func coveringCostsNoMeasure() {
        let isCovered = Input(false)
        let scene = ViewHarness { Text("word").redacted(reason: isCovered.value ? .placeholder : []) }
        let work = scene.work { isCovered.value = true }
        #expect(work.measured == 0)
        #expect(scene.fills.count == 1)
    }

    @Test func barsStandWhereTextFromRightToLeftDoes() {
        let scene = ViewHarness(offering: 100, 100, .rightToLeft) {
            Text("One\nLonger line").redacted(reason: .placeholder)
        }
        let bars = scene.fills.map(\.frame)
        #expect(bars.count == 2 && abs(bars[0].maxX - bars[1].maxX) < 1e-6)
    }
}
