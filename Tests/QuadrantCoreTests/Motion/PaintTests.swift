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

    /// Gradients with other numbers of stops, or stops elsewhere, are mixed at every location that one of them has
    /// (#33.18; OpenSwiftUI, Gradient.swift).
    @Test(arguments: ["linear", "radial", "angular", "elliptical"], [0, 1, 2])
    func gradientsWithOtherStopsAreMixed(kind: String, change: Int) throws {
        let isOther = Input(false)
        let scene = ViewHarness(offering: 10, 10) { OtherStops(isOther: isOther, kind: kind, change: change) }
        let old = try stops(in: scene)
        withAnimation(.linear(duration: 1)) { isOther.value = true }
        scene.at(0)
        expect(try stops(in: scene), between: old, old, 0)
        scene.at(0.25)
        let quarter = try stops(in: scene)
        scene.at(1)
        let new = try stops(in: scene)
        #expect(scene.host.nextWake == nil && old != new)
        expect(quarter, between: old, new, 0.25)
    }

    /// A gradient that is on its way continues from there to stops of a third number.
    @Test func gradientsAreMixedFromWhatIsShown() throws {
        let count = Input(2)
        let scene = ViewHarness(offering: 10, 10) { ManyStops(count: count) }
        let first = try stops(in: scene)
        withAnimation(.linear(duration: 1)) { count.value = 3 }
        scene.at(0.5)
        let shown = try stops(in: scene)
        withAnimation(.linear(duration: 1)) { count.value = 5 }
        scene.settle()
        expect(try stops(in: scene), between: shown, shown, 0)
        scene.at(1)
        let half = try stops(in: scene)
        scene.at(1.5)
        expect(half, between: shown, try stops(in: scene), 0.5)
        #expect(first != half)
    }

    private func stops(in scene: ViewHarness) throws -> GradientStops {
        for item in scene.displayList.root.items {
            guard case .shape(let shape) = item else { continue }
            switch shape.paint {
            case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
                 .angular(let stops, _, _, _): return stops
            default: break
            }
        }
        throw Missing()
    }

    private func expect(_ found: GradientStops, between old: GradientStops, _ new: GradientStops, _ share: Float,
                        sourceLocation: SourceLocation = #_sourceLocation) {
        let before = GradientRamp(old), after = GradientRamp(new), now = GradientRamp(found)
        // Between the stops of both: 1/24 and 7/24 are such locations of 12 steps for each pair of colours.
        for step in 0..<24 {
            let place = (Double(step) + 0.5) / 24
            let (a, b, c) = (before.color(place), after.color(place), now.color(place))
            for part in [\RGBA.red, \.green, \.blue, \.alpha] {
                let wanted = a[keyPath: part] * (1 - share) + b[keyPath: part] * share
                #expect(abs(c[keyPath: part] - wanted) < 0.001, "\(place)", sourceLocation: sourceLocation)
            }
        }
    }

    private struct OtherStops: View {
        let isOther: Input<Bool>
        let kind: String
        let change: Int
        private var gradient: Gradient {
            let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
            let green = Color(red: 0, green: 1, blue: 0)
            if !isOther.value { return Gradient(colors: [red, blue]) }
            switch change {
            case 0: return Gradient(colors: [red, green, blue])
            case 1: return Gradient(stops: [.init(color: red, location: 0.25), .init(color: blue, location: 0.75)])
            default: return Gradient(colors: [green])
            }
        }
        var body: some View {
            switch kind {
            case "linear": LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
            case "radial": RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 5)
            case "angular": AngularGradient(gradient: gradient, center: .center)
            default: EllipticalGradient(gradient: gradient)
            }
        }
    }

    private struct ManyStops: View {
        let count: Input<Int>
        var body: some View {
            LinearGradient(colors: (0..<count.value).map { Color(white: Double($0) / Double(count.value)) },
                           startPoint: .top, endPoint: .bottom)
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
