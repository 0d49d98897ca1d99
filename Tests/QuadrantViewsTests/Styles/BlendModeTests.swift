import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("blendMode")
struct BlendModeTests {
    private func effects(_ mode: BlendMode) -> [Effect] {
        ViewHarness(offering: 20, 20) { Rectangle().blendMode(mode) }.effects
    }

    @Test(arguments: [(BlendMode.multiply, Blend.multiply), (.screen, .screen), (.overlay, .overlay),
                      (.darken, .darken), (.lighten, .lighten), (.colorDodge, .colorDodge), (.colorBurn, .colorBurn),
                      (.softLight, .softLight), (.hardLight, .hardLight), (.difference, .difference),
                      (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation), (.color, .color),
                      (.luminosity, .luminosity), (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver),
                      (.destinationOut, .destinationOut), (.plusDarker, .plusDarker), (.plusLighter, .plusLighter)])
    func aModeIsThatOfTheDrawing(mode: BlendMode, blend: Blend) {
        #expect(effects(mode) == [.blend(blend)])
    }

    @Test func theNormalModeIsNoEffect() {
        #expect(effects(.normal) == [])
    }
}
