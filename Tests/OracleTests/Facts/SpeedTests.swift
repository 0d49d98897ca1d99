import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import Testing

@Suite("A speed, written five ways")
@MainActor
struct SpeedTests {
    /// The decimal's cap height is aligned with the integer's, and the unit with the integer's baseline.
    @Test(arguments: SpeedScenes.names)
    func capTopsAndBaselinesMeet(name: String) {
        let scene = SpeedScenes.scene(name)
        let whole = scene.baseline("7"), decimal = scene.baseline(".0"), unit = scene.baseline("kts")
        #expect(abs((whole.y - SpeedScenes.bigCap) - (decimal.y - SpeedScenes.smallCap)) <= 0.5)
        #expect(abs(whole.y - unit.y) <= 0.5)
    }

    /// The decimal and the unit have the same leading edge, five points after the integer, in all five implementations.
    @Test(arguments: SpeedScenes.names)
    func agreesWithTheFirst(name: String) {
        let first = SpeedScenes.scene("two rows"), scene = SpeedScenes.scene(name)
        for part in [".0", "kts"] {
            let expected = first.baseline(part) - first.baseline("7"),
                found = scene.baseline(part) - scene.baseline("7")
            #expect(abs(expected.x - found.x) <= 0.5 && abs(expected.y - found.y) <= 0.5,
                "\(part): \(found), not \(expected)")
        }
    }

    /// State that is set from a preference settles in two rounds; a custom layout in one.
    @Test func settlesSoon() {
        #expect(SpeedScenes.scene("preference").host.graph.work.rounds <= 2)
        #expect(SpeedScenes.scene("layout").host.graph.work.rounds <= 2)
    }
}

extension ViewHarness {
    /// The start of the baseline of the drawn text `string`, in the window.
    fileprivate func baseline(_ string: String) -> SIMD2<Double> {
        var found = SIMD2<Double>(.nan, .nan)
        func walk(_ fragment: Fragment, _ origin: SIMD2<Double>) {
            for item in fragment.items {
                switch item {
                case .text(let text) where text.string == string:
                    guard let start = text.runs.first?.glyphs.first?.position else { continue }
                    found = origin + SIMD2(Double(text.frame.minX + start.x), Double(text.frame.minY + start.y))
                case .fragment(let inner, let at): walk(inner, origin + SIMD2(Double(at.x), Double(at.y)))
                case .effect(_, let inner, let frame):
                    walk(inner, origin + SIMD2(Double(frame.minX), Double(frame.minY)))
                default: break
                }
            }
        }
        walk(displayList.root, SIMD2())
        return found
    }
}
