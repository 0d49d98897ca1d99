import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Gradients whose colours change are drawn in the colours between.
@Suite("Animated gradients", .serialized)
@MainActor
struct PaintTests {
    /// The stops of every gradient, its centre and its angles or radii.
    @Test(arguments: ["linear", "radial", "angular", "elliptical"])
    func gradientsAreMixed(kind: String) {
        let isBlue = Input(false)
        let scene = ViewHarness(offering: 10, 10) { Gradients(isBlue: isBlue, kind: kind) }
        func color() -> RGBA? {
            for item in scene.displayList.root.items {
                guard case .shape(let shape) = item else { continue }
                switch shape.paint {
                case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _):
                    return stops.stops.last?.color
                case .angular(let stops, _, let from, let to):
                    #expect(to - from == Double.pi * (scene.host.now == 0.5 ? 0.75 : isBlue.value ? 1 : 0.5))
                    return stops.stops.last?.color
                default: return nil
                }
            }
            return nil
        }
        #expect(color()?.red == 1)
        withAnimation(.linear(duration: 1)) { isBlue.value = true }
        scene.at(0)
        scene.at(0.5)
        #expect(color()?.red == 0.5 && color()?.blue == 0.5)
        scene.at(1)
        #expect(color()?.red == 0 && color()?.blue == 1)
        #expect(scene.host.nextWake == nil)
    }

    private struct Gradients: View {
        let isBlue: Input<Bool>
        let kind: String
        var body: some View {
            let last = isBlue.value ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
            let colors = [Color(red: 0, green: 1, blue: 0), last]
            switch kind {
            case "linear": LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
            case "radial": RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 5)
            case "angular":
                AngularGradient(colors: colors, center: .center, startAngle: .zero,
                                endAngle: .degrees(isBlue.value ? 180 : 90))
            default: EllipticalGradient(colors: colors)
            }
        }
    }

    /// The picture of a mesh is drawn in the colours between, while its points move.
    @Test func theColorsOfAMeshAreMixed() throws {
        let isBlue = Input(false)
        let scene = ViewHarness(offering: 10, 10) { Mesh(isBlue: isBlue) }
        func middle() throws -> [UInt8] {
            for item in scene.displayList.root.items {
                guard case .shape(let shape) = item, case .tiled(let image, _, _) = shape.paint else { continue }
                let pixels = image.pixels, start = (pixels.height / 2 * pixels.width + pixels.width / 2) * 4
                return Array(pixels.rgba[start..<start + 3])
            }
            throw Missing()
        }
        #expect(try middle() == [255, 0, 0])
        withAnimation(.linear(duration: 1)) { isBlue.value = true }
        scene.at(0)
        scene.at(0.5)
        let found = try middle()
        #expect((127...128).contains(found[0]) && (127...128).contains(found[2]), "\(found)")
        scene.at(1)
        #expect(try middle() == [0, 0, 255])
        #expect(scene.host.nextWake == nil)
    }

    private struct Missing: Error {}

    private struct Mesh: View {
        let isBlue: Input<Bool>
        var body: some View {
            let x: Float = isBlue.value ? 0.6 : 0.4
            let color = isBlue.value ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
            MeshGradient(width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
                         colors: Array(repeating: color, count: 6))
        }
    }
}
