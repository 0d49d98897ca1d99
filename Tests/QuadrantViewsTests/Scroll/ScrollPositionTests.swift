import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("scrollPosition")
struct ScrollPositionTests {
    private let position = Input(ScrollPosition())

    private func scene() -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Probe("row \($0)", 100, 20) } }.scrollTargetLayout()
            }.scrollPosition(position.binding)
        }
    }

    @Test func theProgramScrollsToAPoint() {
        let scene = scene()
        position.value.scrollTo(y: 60)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 0").minY == -60)
    }

    @Test func theProgramScrollsToAnEdge() {
        let scene = scene()
        position.value.scrollTo(edge: .bottom)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 19").maxY == 100)
        position.value.scrollTo(edge: .top)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 0").minY == 0)
    }

    @Test func theProgramScrollsToAView() {
        let scene = scene()
        position.value.scrollTo(id: 10, anchor: .top)
        scene.settle()
        scene.advance(by: 1)
        #expect(scene.frame("row 10").minY == 0)
    }

    @Test func positionsAreEqualByWhatTheyAskFor() {
        #expect(ScrollPosition(y: 10) == ScrollPosition(y: 10) && ScrollPosition(y: 10) != ScrollPosition(y: 11))
    }
}
