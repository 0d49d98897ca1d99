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
    @Test func inAMenuTheOptionsAreBesideEachOther() {
        let chosen = Input("star")
        let scene = ViewHarness(offering: 390, 500) {
            Menu("Menu") {
                Picker("Shape", selection: chosen.binding) { options() }
                    .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.fill))
            }
        }
        scene.tap("Menu")
        let rows = ["star", "heart", "moon"].map { name in scene.host.graph.nodes(showing: name).first }
        let frames = rows.compactMap { $0.map { scene.host.graph.globalFrame(of: $0) } }
        #expect(frames.count == 3 && Set(frames.map(\.midY)).count == 1)
        scene.tap("heart")
        #expect(chosen.value == "heart")
    }
}
