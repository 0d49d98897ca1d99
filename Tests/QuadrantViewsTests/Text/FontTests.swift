import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Font")
struct FontTests {
    private func height(_ font: Font?) -> CGFloat {
        ViewHarness { Text("Words").font(font) }.sizeThatFits(nil, nil).height
    }

    @Test func fontsAreEqualByValue() {
        #expect(Font.body == .body && Font.body != .title && Font.body.bold() == Font.body.bold())
        #expect(Font.system(size: 12) != .system(size: 12, weight: .bold))
        #expect(Font.system(.body) == .system(.body, design: nil, weight: nil))
    }

    @Test func theFontIsBodyUnlessOneIsGiven() {
        #expect(height(nil) == height(.body) && height(.body) == height(.headline))
        #expect(height(.caption) < height(.body) && height(.body) < height(.largeTitle))
    }

    @Test func aFontOfASizeStaysThatSize() {
        func height(_ size: DynamicTypeSize) -> CGFloat {
            ViewHarness { Text("Words").font(.system(size: 20)).dynamicTypeSize(size) }.sizeThatFits(nil, nil).height
        }
        #expect(height(.xSmall) == height(.accessibility5))
    }

    @Test func boldLettersAreWider() {
        func width(_ font: Font) -> CGFloat {
            ViewHarness { Text("Words and more words").font(font) }.sizeThatFits(nil, nil).width
        }
        #expect(width(.body.bold()) > width(.body) && width(.body.weight(.regular)) == width(.body))
        #expect(width(.body.monospaced()) > width(.body))
    }

    @Test func theInnermostFontCounts() {
        let scene = ViewHarness { VStack { Text("Words").font(.caption) }.font(.largeTitle) }
        #expect(scene.sizeThatFits(nil, nil).height == height(.caption))
    }
}
