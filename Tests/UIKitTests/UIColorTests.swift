import QuadrantCore
import QuadrantViews
import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private static let half: CGFloat = 0.5

    @Test func colorsOfCoreGraphicsKeepTheirComponents() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) == color)
    }

    /// Multiples of a half are exact in single precision.
    @Test func colorsGoInAndOut() {
        let color = UIColor(red: 1, green: Self.half, blue: 0, alpha: Self.half)
        #expect(color.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(Color(cgColor: color.cgColor) == Color(uiColor: color))
        #expect(Color(cgColor: .white) == Color.white)
        #expect(Color(red: 1, green: 0.5, blue: 0).cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    /// An adaptive colour has no fixed components.
    @Test func adaptiveColorsAreResolvedForLight() {
        #expect(Color.primary.cgColor == nil)
        #expect(UIColor.label.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemBackground.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func textOverBackgroundsOfOneKindDoesNotAdapt() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color(uiColor: .darkText).resolve(in: environment) == Color.black.resolve(in: environment))
        let light = Color.white.opacity(0.6)
        #expect(Color(uiColor: .lightText).resolve(in: environment) == light.resolve(in: environment))
    }

    /// Programs fall back on it.
    @Test func aColourWithoutComponentsDrawsNothing() {
        var alpha: CGFloat = 1
        #expect(UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha) && alpha == 0)
    }
}
