import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing
import UIKit

/// Images of UIKit in views (#9.35).
@MainActor @Suite("UIImage")
struct UIImageTests {
    @Test func symbolsAreFoundByName() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage && star.size.width > 0 && star.size.height > 0)
        #expect(UIImage(systemName: "no such symbol") == nil)
    }

    /// A UIKit symbol keeps its size, whatever the font in the environment.
    @Test func symbolsKeepTheirSize() throws {
        let star = try #require(UIImage(systemName: "star"))
        let scene = ViewHarness { Image(uiImage: star).font(.system(size: 60)).tagged("star") }
        let plain = ViewHarness { Image(systemName: "star").font(.system(size: 17)).tagged("star") }
        #expect(scene.size("star") == plain.size("star"))
        let double = UIImage.SymbolConfiguration(pointSize: 34)
        let large = try #require(UIImage(systemName: "star", withConfiguration: double))
        #expect(large.size.width > 1.5 * star.size.width)
        #expect(star.withConfiguration(double).size == large.size)
    }

    @Test func imagesMayBeTinted() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let scene = ViewHarness { Image(uiImage: star.withTintColor(.green)).foregroundStyle(.blue) }
        let same = ViewHarness {
            Image(systemName: "star.fill").font(.system(size: 17)).foregroundStyle(Color(uiColor: .green))
        }
        #expect(scene.displayList == same.displayList)
    }

    @Test func namedImagesMayHaveABundleAndTraits() {
        #expect(UIImage(named: "nowhere", in: .main, with: nil) == nil)
        #expect(UIImage(named: "nowhere", in: nil, compatibleWith: nil) == nil)
    }

    @Test func offsetsAreValues() {
        #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
        #expect(UIOffset(horizontal: 3, vertical: 4).vertical == 4)
    }

    /// `Color(.white)` resolves to a UIKit colour, even if the type is known from context.
    @Test func colorsOfUIKitRankBeforeThoseOfCoreGraphics() {
        let named: Color = .init(.white)
        #expect(named == Color(uiColor: .white) && Color(.white) == named)
        #expect(Color(.systemRed) == Color(uiColor: .systemRed))
        #expect(Color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    }

    @Test func dynamicColorsAreChosenWhereTheyAreShown() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let light = ViewHarness(offering: 10, 10) { Color(color) }
        let dark = ViewHarness(offering: 10, 10) { Color(color).environment(\.colorScheme, .dark) }
        #expect(light.displayList != dark.displayList)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    /// Results of Objective-C methods may be unused.
    @Test func resultsMayBeLeftUnused() {
        var red: CGFloat = 0, hue: CGFloat = 0, white: CGFloat = 0
        let color = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        color.getRed(&red, green: nil, blue: nil, alpha: nil)
        color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil)
        #expect(red == 0 && white == 0.5)
        // Between green (1 / 3) and blue (2 / 3): half as much green as blue.
        #expect(abs(hue - 3.5 / 6) < 1e-6)
    }
}
