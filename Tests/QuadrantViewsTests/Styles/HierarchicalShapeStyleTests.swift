import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("primary, secondary, tertiary, quaternary")
struct HierarchicalShapeStyleTests {
    private func color(_ style: some ShapeStyle) -> String? {
        ViewHarness(offering: 20, 20) { Rectangle().fill(style) }.firstColor
    }

    /// The label colours of iOS 17: opacities of 60, 30 and 18 %.
    @Test func levelsOfTheLabelColor() {
        #expect(color(.primary) == "#000000FF" && color(.secondary) == "#3C3C4399")
        #expect(color(.tertiary) == "#3C3C434D" && color(.quaternary) == "#3C3C432E")
    }

    @Test func levelsOfAColorAreFainter() {
        #expect(color(Color.blue.secondary) == "#007AFF80")
        let alphas = [color(Color.blue), color(Color.blue.secondary), color(Color.blue.tertiary),
                      color(Color.blue.quaternary)].compactMap { $0.flatMap { Int($0.suffix(2), radix: 16) } }
        #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
    }

    @Test func levelsOfGivenStylesAreThose() {
        func level(_ style: HierarchicalShapeStyle) -> String? {
            ViewHarness(offering: 20, 20) { Rectangle().fill(style).foregroundStyle(.red, .green, .blue) }.firstColor
        }
        #expect([level(.primary), level(.secondary), level(.tertiary)] == ["#FF3B30FF", "#34C759FF", "#007AFFFF"])
    }

    @Test func levelsHaveNames() {
        #expect("\(HierarchicalShapeStyle.primary) \(HierarchicalShapeStyle.quinary)" == "primary quinary")
    }
}
