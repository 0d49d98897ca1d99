import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("LazyVGrid and LazyHGrid")
struct LazyGridsTests {
    private func scene(_ columns: [GridItem], _ count: Int = 5) -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).tagged("\($0)") }
            }
        }
    }

    /// (100 - 10) / 2 points each.
    @Test func flexibleColumnsShareTheWidth() {
        let scene = scene([GridItem(.flexible(), spacing: 10), GridItem(.flexible())])
        #expect(scene.size("0").width == 45 && scene.frame("1").minX == 55)
        #expect(scene.frame("2").minX == 0 && scene.frame("2").minY - scene.frame("0").minY == 10 + 4)
    }

    @Test func fixedColumnsKeepTheirWidth() {
        let scene = scene([GridItem(.fixed(20), spacing: 0), GridItem(.flexible())])
        #expect(scene.size("0").width == 20 && scene.size("1").width == 80)
    }

    /// Three columns of at least 30 points fit into 100 with spaces of 5: (100 - 2 · 5) / 3.
    @Test func adaptiveColumnsAreAsManyAsFit() {
        let scene = scene([GridItem(.adaptive(minimum: 30), spacing: 5)])
        #expect(scene.size("0").width == 30 && scene.frame("3").minX == 0 && scene.frame("2").minX == 70)
    }

    @Test func rowsAreFilledFromTopToBottom() {
        let scene = ViewHarness(offering: 100, 100) {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                ForEach(0..<4, id: \.self) { Color.red.frame(width: 10).tagged("\($0)") }
            }
        }
        #expect(scene.frame("1").minX == scene.frame("0").minX && scene.frame("1").minY - scene.frame("0").minY == 20)
        #expect(scene.frame("2").minX - scene.frame("0").minX == 10)
    }
}
