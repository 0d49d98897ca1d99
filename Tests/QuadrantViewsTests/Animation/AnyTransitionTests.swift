import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("AnyTransition")
struct AnyTransitionTests {
    private func scene(_ transition: AnyTransition, _ isShown: Input<Bool>) -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            ZStack {
                if isShown.value { Color.red.frame(width: 20, height: 20).tagged("box").transition(transition) }
            }
        }
    }

    @Test func opacityFades() {
        let isShown = Input(false), scene = scene(.opacity, isShown)
        scene.at(0)
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        scene.settle()
        scene.at(0.5)
        #expect(scene.drawnOpacities == [0.5])
        scene.at(2)
        #expect(scene.drawnOpacities == [1])
    }

    /// It comes from beyond its own edge, and is in its place at the end.
    @Test func aMoveComesFromItsEdge() {
        let isShown = Input(false), scene = scene(.move(edge: .leading), isShown)
        scene.at(0)
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        scene.settle()
        let pictures = [0.25, 0.5, 2].map { time -> DisplayList in
            scene.at(time)
            return scene.displayList
        }
        #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
        #expect(scene.drawnFrames[0].minX == 40 && scene.drawnOpacities == [1])
    }

    @Test func identityIsThereAtOnce() {
        let isShown = Input(false), scene = scene(.identity, isShown)
        scene.at(0)
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        scene.settle()
        #expect(scene.drawnOpacities == [1] && scene.drawnFrames[0].minX == 40)
    }

    @Test func insertionAndRemovalMayDiffer() {
        let isShown = Input(false), scene = scene(.asymmetric(insertion: .identity, removal: .opacity), isShown)
        scene.at(0)
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        scene.settle()
        #expect(scene.drawnOpacities == [1])
        scene.at(3)
        withAnimation(.linear(duration: 1)) { isShown.value = false }
        scene.settle()
        scene.at(3.5)
        #expect(scene.drawnOpacities == [0.5])
        scene.at(5)
        #expect(scene.drawnOpacities == [])
    }
}
