import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Colours of iOS 17")
struct ColorPaletteiOS17Tests {
    private func bytes(_ color: SystemColor, isDark: Bool = false) -> [Int] {
        let rgba = Design.ios17.palette[color, isDark: isDark]
        return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Published: Human Interface Guidelines, Color.
    @Test(arguments: [(SystemColor.red, [255, 59, 48], [255, 69, 58]), (.green, [52, 199, 89], [48, 209, 88]),
                      (.blue, [0, 122, 255], [10, 132, 255]), (.purple, [175, 82, 222], [191, 90, 242]),
                      (.gray2, [174, 174, 178], [99, 99, 102]), (.gray6, [242, 242, 247], [28, 28, 30])])
    func systemColors(color: SystemColor, light: [Int], dark: [Int]) {
        #expect(bytes(color) == light + [255] && bytes(color, isDark: true) == dark + [255])
    }

    @Test func labelsAndFillsAreTranslucent() {
        #expect(
            bytes(.secondaryLabel) == [60, 60, 67, 153] && bytes(.secondaryLabel, isDark: true) == [235, 235, 245, 153])
        #expect(bytes(.separator) == [60, 60, 67, 74] && bytes(.fill) == [120, 120, 128, 51])
    }

    @Test func groupedBackgroundsAreOfTheSameGreys() {
        #expect(bytes(.systemGroupedBackground) == bytes(.gray6) && bytes(.secondarySystemGroupedBackground)[0] == 255)
        #expect(bytes(.systemBackground, isDark: true) == [0, 0, 0, 255])
    }
}
