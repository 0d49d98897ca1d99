import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Fonts in an environment")
struct FontResolvedTests {
    private var context: Font.Context { EnvironmentValues().fontResolutionContext }

    @Test func aFontIsResolved() {
        let body = Font.body.resolve(in: context)
        #expect(body.pointSize == 17 && body.weight == .regular && !body.isBold && !body.isItalic && !body.isMonospaced)
        #expect(body.leading == .standard && body.width == .standard)
        let other = Font.system(size: 20, weight: .bold, design: .monospaced).italic().leading(.tight)
            .width(.condensed).resolve(in: context)
        #expect(other.isBold && other.isItalic && other.isMonospaced && other.leading == .tight)
        #expect(other.width == .condensed && other.pointSize == 20)
    }

    @Test func changesAreTakenBack() {
        let caps = Font.body.smallCaps(true).resolve(in: context)
        #expect(caps.isSmallCaps && caps.isLowercaseSmallCaps && caps.isUppercaseSmallCaps)
        let low = Font.body.lowercaseSmallCaps(true).uppercaseSmallCaps(false).resolve(in: context)
        #expect(low.isLowercaseSmallCaps && !low.isSmallCaps)
        #expect(Font.body.uppercaseSmallCaps(true).resolve(in: context).isUppercaseSmallCaps)
        #expect(Font.body.bold(true).bold(false) == .body && Font.body.italic(true) == Font.body.italic())
        #expect(Font.body.monospaced(false) == .body && Font.body.monospacedDigit(true) == Font.body.monospacedDigit())
    }

    @Test func aSizeReplacesThatOfTheStyle() {
        #expect(Font.title.pointSize(10).resolve(in: context).pointSize == 10)
        #expect(Font.system(.title, design: .serif).resolve(in: context).pointSize == 28)
        let scene = ViewHarness {
            VStack {
                Text("word").font(.title.pointSize(10)).tagged("a")
                Text("word").font(.system(size: 10)).tagged("b")
            }
        }
        #expect(scene.size("a").width == scene.size("b").width)
    }

    @Test func theSizeOfTextCounts() {
        struct Reader: View {
            @Environment(\.fontResolutionContext) private var context
            var body: some View { Text("\(Int(Font.body.resolve(in: context).pointSize))") }
        }
        let scene = ViewHarness { Reader().dynamicTypeSize(.xxxLarge) }
        #expect(scene.host.accessibilityTree().first?.label == "23")
    }

    /// Tabular digits have one width, also where they are drawn in the display cut of the font. Measured: 14.33 points
    /// in a bold time of 22 points on iOS 26.
    @Test(arguments: [17.0, 20, 22, 40]) func tabularDigitsHaveOneWidth(_ size: Double) {
        func width(_ text: String, _ weight: Font.Weight) -> CGFloat {
            let scene = ViewHarness(offering: ProposedViewSize(width: 800, height: 100), design: .ios26) {
                Text(text).font(.system(size: size, weight: weight)).monospacedDigit().tagged("text")
            }
            return scene.size("text").width
        }
        for weight in [Font.Weight.regular, .bold] {
            let ones = width("1111111111", weight)
            #expect(["0000000000", "4444444444", "8888888888"].allSatisfy { abs(width($0, weight) - ones) < 0.51 })
        }
        if size == 22 { #expect(abs(width("4204204204", .bold) / 10 - 14.33) < 0.1) }
    }
}
