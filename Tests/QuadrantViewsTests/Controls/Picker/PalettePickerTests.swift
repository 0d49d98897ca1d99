import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Palette pickers")
struct PalettePickerTests {
    private func options() -> some View {
        ForEach(["star", "heart", "moon"], id: \.self) { Label($0, systemImage: $0) }
    }

    /// Outside of a menu a palette is segments.
    @Test func outsideOfMenusItIsSegmented() {
        let chosen = Input("star")
        func size(_ style: some PickerStyle) -> CGSize {
            ViewHarness { Picker("Shape", selection: chosen.binding) { options() }.pickerStyle(style) }
                .sizeThatFits(300, nil)
        }
        #expect(size(.palette) == size(.segmented) && size(.palette) != size(.menu))
    }

    /// In a menu the options share a row.
    @Test func inAMenuTheOptionsAreBesideEachOther() throws {
        let chosen = Input("star")
        let scene = ViewHarness(offering: 390, 500) {
            Menu("Menu") {
                Picker("Shape", selection: chosen.binding) { options() }
                    .pickerStyle(.palette).paletteSelectionEffect(PaletteSelectionEffect.symbolVariant(.fill))
            }
        }
        scene.tap("Menu")
        var found: [AccessibilityElement] = [], waiting = scene.host.accessibilityElements()
        while let next = waiting.popLast() {
            if ["star", "heart", "moon"].contains(next.label) { found.append(next) }
            waiting += next.children
        }
        #expect(found.count == 3 && Set(found.map(\.frame.midY)).count == 1)
        let heart = try #require(found.first { $0.label == "heart" })
        #expect(scene.host.perform(.press, on: heart.id))
        #expect(chosen.value == "heart")
    }
}
