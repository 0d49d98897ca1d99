import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Images in the lines of a text.
@MainActor @Suite("Images in texts")
struct TextImagesTests {
    private func colors(_ text: @autoclosure @escaping @MainActor () -> some View) -> [RGBA] {
        ViewHarness(offering: 200, 100) { text() }.drawnColors
    }

    /// The colours of an image by itself.
    private func alone(_ image: @autoclosure @escaping @MainActor () -> some View) -> [RGBA] {
        ViewHarness(offering: 200, 100) { image() }.drawnColors
    }

    /// A symbol in a text has the colours of the symbol by itself, in every rendering mode.
    @Test(arguments: [SymbolRenderingMode.monochrome, .hierarchical, .palette, .multicolor])
    func aSymbolKeepsTheColorsOfItsLayers(_ mode: SymbolRenderingMode) {
        let name = "person.crop.circle.badge.plus"
        let image = Image(systemName: name).symbolRenderingMode(mode)
        let own = alone(Image(systemName: name).symbolRenderingMode(mode))
        #expect(colors(Text(image)) == own)
        #expect(mode == .monochrome || own.count > 1)
        #expect(colors(Text(Image(systemName: name)).symbolRenderingMode(mode)) == own, "the mode of the environment")
        #expect(colors(Text("\(image)")) == own)
        #expect(colors(Text(image).foregroundStyle(.green))
            == alone(Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.green)))
    }

    /// Several foreground styles are a palette, as for the symbol by itself, and layers that a variable value turns off
    /// are faint.
    @Test func palettesAndVariableValues() {
        let badge = "person.crop.circle.badge.plus"
        #expect(colors(Text(Image(systemName: badge)).foregroundStyle(.red, .blue))
            == alone(Image(systemName: badge).foregroundStyle(.red, .blue)))
        #expect(colors(Text(Image(systemName: "wifi", variableValue: 0.3)))
            == alone(Image(systemName: "wifi", variableValue: 0.3)))
    }

    /// The mode may change while the text stays.
    @Test func aModeThatChangesIsDrawn() {
        let mode = Input(SymbolRenderingMode.monochrome)
        let scene = ViewHarness(offering: 200, 100) {
            Text(Image(systemName: "exclamationmark.triangle.fill")).symbolRenderingMode(mode.value)
        }
        let before = scene.drawnColors
        mode.value = .multicolor
        scene.settle()
        #expect(scene.drawnColors != before)
    }
}
