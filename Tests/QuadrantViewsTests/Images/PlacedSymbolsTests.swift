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
}
