import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("How colours of symbols are drawn")
struct SymbolColorModeTests {
    /// With `gradient` the paint is that of `Color.gradient`.
    @Test func aGradientForEachColour() {
        func isGradient(_ mode: SymbolColorRenderingMode?) -> Bool {
            let scene = ViewHarness(offering: 40, 40) {
                Image(systemName: "star.fill").foregroundStyle(.red).symbolColorRenderingMode(mode)
                    .symbolVariableValueMode(SymbolVariableValueMode.color)
            }
            guard let fill = scene.fills.first else { return false }
            if case .color = fill.paint { return false }
            return true
        }
        let scene = ViewHarness(offering: 40, 40) {
            Image(systemName: "star.fill").symbolColorRenderingMode(.flat).symbolVariableValueMode(.draw)
                .foregroundStyle(.red).symbolColorRenderingMode(.gradient)
        }
        #expect(scene.fills.map(\.paint) == ViewHarness(offering: 40, 40) {
            Image(systemName: "star.fill").foregroundStyle(.red)
        }.fills.map(\.paint))
        #expect(isGradient(.gradient) && !isGradient(.flat) && !isGradient(nil))
    }

    @Test func theEnvironmentHasTheModes() {
        struct Reader: View {
            @Environment(\.symbolColorRenderingMode) private var color
            @Environment(\.symbolVariableValueMode) private var value: SymbolVariableValueMode?
            var body: some View { Text(color == .gradient && value == .draw ? "set" : "unset") }
        }
        #expect(ViewHarness { Reader() }.shows("unset"))
        let scene = ViewHarness { Reader().symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw) }
        #expect(scene.shows("set"))
    }
}
