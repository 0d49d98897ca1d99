import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import Testing
import UIKit

@Suite("UIFont and UIColor")
@MainActor
struct UIFontTests {
    /// Sizes of text styles at the standard setting, in points.
    @Test(arguments: [(UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
                      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
                      (.caption2, 11)])
    func textStylesHaveTheirSizes(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
        #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize == size)
    }

    /// A font for a text style does not depend on the screen: pages need not create views anew for another one.
    @Test func preferredFontsDoNotReadTheScreen() async {
        await #expect(processExitsWith: .success) { @MainActor in
            _ = UIFont.preferredFont(forTextStyle: .body)
            _ = UIApplication.shared.userInterfaceLayoutDirection
            if HostContext.hasBeenRead { exit(EXIT_FAILURE) }
            _ = UIScreen.main.bounds
            exit(HostContext.hasBeenRead ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }

    @Test func theSizesOfTheSystem() {
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    }

    @Test func fontsAreEqualByValue() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
        #expect(Set([UIFont.systemFont(ofSize: 1), .systemFont(ofSize: 1), .systemFont(ofSize: 2)]).count == 2)
    }

    @Test func anotherSizeKeepsTheRest() {
        let bold = UIFont.boldSystemFont(ofSize: 12).withSize(30)
        #expect(bold == .boldSystemFont(ofSize: 30) && bold.pointSize == 30)
        #expect(UIFont(descriptor: bold.fontDescriptor, size: 0) == bold)
        #expect(UIFont(descriptor: bold.fontDescriptor, size: 8).pointSize == 8)
    }

    @Test func aLineIsFromAscenderToDescender() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.ascender > 0 && font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 0.01)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(abs(UIFont.systemFont(ofSize: 40).capHeight - 2 * font.capHeight) < 0.01)
    }

    @Test func traitsAreReadAndWritten() {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        #expect(plain.symbolicTraits.isEmpty)
        let both = plain.withSymbolicTraits([.traitBold, .traitItalic])
        #expect(both?.symbolicTraits == [.traitBold, .traitItalic] && both?.pointSize == 17)
        #expect(plain.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 17) }
            == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(plain.withSize(9).pointSize == 9)
    }

    @Test func aFontThatIsNotInstalledIsNone() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }

    @Test func weightsAreOrdered() {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted() && UIFont.Weight.regular.rawValue == 0)
    }

    @Test func aScaledFontHasALimit() {
        let font = UIFont.systemFont(ofSize: 30)
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font) == font)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    }

    // MARK: Colours

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func namedColorsHaveTheirComponents() {
        #expect(components(.red) == [1, 0, 0, 1] && components(.orange) == [1, 0.5, 0, 1])
        #expect(components(.brown) == [0.6, 0.4, 0.2, 1] && components(.purple) == [0.5, 0, 0.5, 1])
        #expect(components(.gray) == [0.5, 0.5, 0.5, 1] && components(.clear) == [0, 0, 0, 0])
        #expect(components(.lightText)[3] == 0.6)
    }

    @Test func aColorIsMadeOfHueSaturationAndBrightness() {
        #expect(components(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 0.5)) == [0, 1, 0, 0.5])
        #expect(components(UIColor(hue: 0, saturation: 0, brightness: 0.25, alpha: 1)) == [0.25, 0.25, 0.25, 1])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - 2 / 3) < 1e-6 && saturation == 1 && brightness == 1)
    }

    @Test func opacityIsReplaced() {
        #expect(components(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.2)) == [1, 0, 0, 0.2])
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.25) < 1e-6 && alpha == 0.75)
    }

    /// The colours of iOS 26 in light and dark surroundings.
    @Test func systemColorsAdapt() {
        let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
        func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
            components(color.resolvedColor(with: traits)).prefix(3).map { Int(($0 * 255).rounded()) }
        }
        #expect(bytes(.systemRed, light) == [255, 56, 60] && bytes(.systemRed, dark) == [255, 66, 69])
        #expect(bytes(.systemBlue, light) == [0, 136, 255] && bytes(.systemBlue, dark) == [0, 145, 255])
        #expect(bytes(.label, light) == [0, 0, 0] && bytes(.label, dark) == [255, 255, 255])
        #expect(bytes(.systemBackground, light) == [255, 255, 255] && bytes(.systemBackground, dark) == [0, 0, 0])
        #expect(bytes(.systemGray6, light) == [242, 242, 247] && bytes(.systemGray6, dark) == [28, 28, 30])
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(bytes(own, light) == [0, 0, 0] && bytes(own, dark) == [255, 255, 255])
    }

    @Test func systemColorsAreDrawnInTheirSurroundings() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        #expect(shown(view, 10, 10).drawnColors == [.white])
        #expect(shown(view, 10, 10, .dark).drawnColors == [.black])
    }
}
