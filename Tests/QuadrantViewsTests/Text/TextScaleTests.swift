import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Scales of text") @MainActor
struct TextScaleTests {
    private func size<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> CGSize {
        ViewHarness(content: content).sizeThatFits(nil, nil)
    }

    /// Smaller text with an unchanged line height.
    @Test(arguments: [10, 13, 17, 26, 100] as [CGFloat])
    func secondaryTextIsNarrowerInLinesAsHigh(_ points: CGFloat) {
        let plain = size { Text("words").font(.system(size: points)) }
        let second = size { Text("words").font(.system(size: points)).textScale(.secondary) }
        #expect(second.height == plain.height)
        #expect(second.width < plain.width * 0.95)
    }

    /// Baselines are aligned, and the row's height is unchanged.
    @Test func unitsStandOnTheLineOfTheirNumbers() {
        let scene = ViewHarness {
            HStack(alignment: .firstTextBaseline) {
                Text("12").tagged("number")
                Text("km").textScale(.secondary).tagged("unit")
            }
        }
        #expect(scene.frame("unit").minY == scene.frame("number").minY)
        #expect(scene.frame("unit").maxY == scene.frame("number").maxY)
    }

    /// More words fit a line, and the line spacing is unchanged.
    @Test(arguments: [140, 180, 220, 260] as [CGFloat])
    func paragraphsLoseLinesAndNoneOfTheirHeight(_ width: CGFloat) {
        let text = String(repeating: "Words that are set in a narrow column, once and then again. ", count: 4)
        func height(_ scale: Text.Scale, lines: Int? = nil) -> CGFloat {
            ViewHarness { Text(text).textScale(scale).lineLimit(lines).frame(width: width) }
                .sizeThatFits(nil, nil).height
        }
        #expect(height(.secondary) < height(.default))
        #expect(height(.secondary, lines: 3) == height(.default, lines: 3))
    }

    @Test func aScaleMaySurroundTexts() {
        let inside = size { Text("words").textScale(.secondary) }
        #expect(size { VStack { Text("words") }.textScale(.secondary) } == inside)
        #expect(size { Text("words").textScale(.secondary, isEnabled: false) } == size { Text("words") })
        #expect(size { Text("words").textScale(.default) } == size { Text("words") })
        #expect(size { VStack { Text("words").textScale(.default) }.textScale(.secondary) } == size { Text("words") })
    }

    /// A weight is applied whether it is set before or after the scale.
    @Test func weightsCount() {
        let bold = size { Text("words").bold().textScale(.secondary) }
        #expect(size { Text("words").textScale(.secondary).bold() } == bold)
    }

    @Test func otherDesignsStayAsTheyAre() {
        for design in [Font.Design.serif, .monospaced] {
            let font = Font.system(size: 20, design: design)
            #expect(size { Text("words").font(font).textScale(.secondary) } == size { Text("words").font(font) })
        }
    }
}
