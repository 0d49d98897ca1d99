import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("lineHeight")
struct LineHeightTests {
    /// The height of three lines of a font of 20 points.
    private func height(_ lineHeight: AttributedString.LineHeight?) -> CGFloat {
        ViewHarness {
            Text("one\ntwo\nthree").font(.system(size: 20)).lineHeight(lineHeight).tagged("text")
        }.size("text").height
    }

    @Test func eachLineHasTheHeight() {
        #expect(abs(height(.exact(points: 30)) - 3 * 30) < 0.01)
        #expect(abs(height(.multiple(factor: 2)) - 3 * 40) < 0.01)
        #expect(abs(height(.leading(increase: 10)) - 3 * 30) < 0.01)
        #expect(height(.variable) == height(nil))
        #expect(height(.normal) == height(.multiple(factor: 1.2)))
        #expect(height(.tight) < height(.normal) && height(.normal) < height(.loose))
    }

    /// Half of what a line is higher than its font is above the text.
    @Test func theTextIsInTheMiddleOfItsLine() {
        func baseline(_ lineHeight: AttributedString.LineHeight?) -> CGFloat {
            ViewHarness { Text("one").font(.system(size: 20)).lineHeight(lineHeight).tagged("text") }
                .baseline(.firstTextBaseline, of: "text")
        }
        let own = height(.variable) / 3
        #expect(abs(baseline(.exact(points: own + 20)) - baseline(nil) - 10) <= 1)
    }

    @Test func theEnvironmentHasTheHeight() {
        struct Reader: View {
            @Environment(\.lineHeight) private var lineHeight
            var body: some View {
                Color.clear.frame(width: lineHeight == .exact(points: 7) ? 7 : 1, height: 1).tagged("box")
            }
        }
        #expect(ViewHarness { Reader() }.size("box").width == 1)
        #expect(ViewHarness { Reader().lineHeight(.exact(points: 7)) }.size("box").width == 7)
    }
}
