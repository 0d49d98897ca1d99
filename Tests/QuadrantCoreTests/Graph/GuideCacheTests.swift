import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

/// The cache of alignment guides.
@Suite("Answers about guides")
@MainActor
struct GuideCacheTests {
    private struct Counted: View {
        let width: Input<Double>
        let shift: Input<Double>
        let asked: () -> Void
        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(height: 10).alignmentGuide(.top) { _ in
                    asked()
                    return shift.value
                }
                .tagged("a")
                Probe("b", 10, 10)
            }
            .frame(width: width.value)
        }
    }

    /// A view that had many sizes is not evaluated again for all of them, and evicted guides are computed when needed.
    @Test func onlySomeAreKept() {
        let width = Input(50.0), shift = Input(0.0)
        var asked = 0
        let scene = ViewHarness(offering: 1000, 100) { Counted(width: width, shift: shift) { asked += 1 } }
        for step in 0..<500 {
            width.value = 50 + Double(step)
            scene.settle()
        }
        asked = 0
        shift.value = 5
        scene.settle()
        #expect(asked < 100)
        #expect(scene.frame("a").minY - scene.frame("b").minY == -5)
        width.value = 50
        scene.settle()
        #expect(scene.frame("a").minY - scene.frame("b").minY == -5)
    }

    /// The flow layout that many programs use: the closures of one body share the current position in the line, and
    /// reset it at the end.
    private struct Flow: View {
        let widths: Input<[Double]>
        let height: Input<Double>
        var body: some View {
            GeometryReader { reader in line(reader.size) }.frame(width: 100, height: height.value)
        }

        private func line(_ size: CGSize) -> some View {
            var x = 0.0, y = 0.0, last = 0.0
            let widths = widths.value
            return ZStack(alignment: .topLeading) {
                ForEach(widths.indices, id: \.self) { index in
                    // Taller if little height is proposed, so that several passes have different results.
                    Probe("\(index)", widths[index], 10).frame(minHeight: 5, maxHeight: 20)
                        .alignmentGuide(.leading) { child in
                            if abs(x - child.width) > size.width { (x, y) = (0, y - last) }
                            last = child.height
                            defer { x = index == widths.count - 1 ? 0 : x - child.width }
                            return x
                        }
                        .alignmentGuide(.top) { _ in
                            defer { if index == widths.count - 1 { y = 0 } }
                            return y
                        }
                }
            }
        }
    }

    @Test func closuresThatShareTheirStateAreAskedInOrder() {
        let widths = Input([40.0, 50, 30, 60, 90, 20]), height = Input(10.0)
        let scene = ViewHarness(offering: 300, 300) { Flow(widths: widths, height: height) }
        func lines() -> [CGFloat] {
            (0..<widths.value.count).map { scene.frame("\($0)").minX - scene.frame("0").minX }
        }
        #expect(lines() == [0, 40, 0, 30, 0, 0])
        for step in 1...4 {
            height.value = 10 + 15 * Double(step)
            scene.settle()
            #expect(lines() == [0, 40, 0, 30, 0, 0], "height \(height.value)")
        }
        widths.value[1] = 70
        scene.settle()
        #expect(lines() == [0, 0, 70, 0, 0, 0])
    }
}
