import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Materials")
struct MaterialTests {
    private func filter(_ material: Material, _ variant: Variant = .plain) -> BackdropFilter? {
        let scene = ViewHarness(offering: ProposedViewSize(width: 20, height: 20), variant) {
            Rectangle().fill(material)
        }
        guard case .backdrop(let filter)? = scene.fills.first?.paint else { return nil }
        return filter
    }

    @Test func aMaterialBlursWhatIsBehind() {
        for material in [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
            #expect((filter(material)?.radius ?? 0) > 0, "\(material)")
        }
    }

    @Test func materialsAreLightOrDark() {
        guard let light = filter(.regular), let dark = filter(.regular, .dark) else {
            return #expect(Bool(false), "no backdrop")
        }
        #expect(light.solid.red > dark.solid.red)
    }

    @Test func thickerMaterialsShowLess() {
        let alphas = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].compactMap { filter($0)?.tint.alpha }
        #expect(alphas == alphas.sorted() && alphas.count == 5)
    }

    @Test func materialsHaveNames() {
        #expect("\(Material.ultraThin)" == "ultraThinMaterial" && Material.thin != .thick)
    }
}
