import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Placed symbols")
struct PlacedSymbolsTests {
    /// Images of one symbol and size share their paths; another size, weight or symbol has its own.
    @Test func equalImagesShareAPath() {
        let scene = ViewHarness {
            HStack {
                Image(systemName: "bookmark")
                Image(systemName: "bookmark")
                Image(systemName: "bookmark").font(.largeTitle)
                Image(systemName: "bookmark").fontWeight(.black)
                Image(systemName: "flag")
            }
        }
        let paths = scene.fills.map(\.path.identity)
        #expect(paths.count >= 5)
        #expect(paths[0] == paths[1])
        #expect(Set(paths).count == paths.count - 1)
    }

    /// A monochrome symbol is one path; with modes, values and effects its layers are apart.
    @Test func monochromeSymbolsAreOnePath() {
        func count(_ view: some View) -> Int { ViewHarness { view }.fills.count }
        let wifi = Image(systemName: "wifi"), layers = count(wifi.symbolRenderingMode(.hierarchical))
        #expect(layers > 1)
        #expect(count(wifi) == 1)
        #expect(count(wifi.foregroundStyle(.red)) == 1)
        #expect(count(wifi.foregroundStyle(.red, .blue)) == layers)
        #expect(count(Image(systemName: "wifi", variableValue: 0.5)) == layers)
        #expect(count(wifi.symbolEffect(.variableColor)) >= layers)
    }
}
