import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Gradients of a graphics context")
struct GraphicsContextGradientsTests {
    private static let colors = Gradient(stops: [
        .init(color: Color(.sRGB, white: 0), location: 0), .init(color: Color(.sRGB, white: 1), location: 1),
    ])

    /// The paint of a rectangle of 100 × 50.
    private func paint(_ shading: GraphicsContext.Shading) -> Paint? {
        ViewHarness(offering: 100, 50) {
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading) }
        }.fills.first?.paint
    }

    /// The grey at places between the ends of a paint, from 0 to 1.
    private func greys(_ stops: GradientStops, at places: [Double]) -> [Float] {
        let ramp = GradientRamp(stops)
        return places.map { (ramp.color($0).red * 1000).rounded() / 1000 }
    }

    /// From 20 to 40 in a width of 100: once before, and three times after it.
    @Test(arguments: [
        (.repeat, [0.25, 0.75, 0.25, 0.75, 0.25]), (.mirror, [0.75, 0.25, 0.25, 0.75, 0.75]),
    ] as [(GraphicsContext.GradientOptions, [Float])])
    func aLinearGradientIsRepeatedInTheBounds(options: GraphicsContext.GradientOptions, expected: [Float]) throws {
        let shading = GraphicsContext.Shading.linearGradient(
            Self.colors, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0), options: options)
        guard case .linear(let stops, let from, let to) = try #require(paint(shading)) else {
            Issue.record("not linear")
            return
        }
        #expect(from == CGPoint(x: 0, y: 0) && to == CGPoint(x: 100, y: 0))
        #expect(greys(stops, at: [0.05, 0.15, 0.25, 0.35, 0.45]) == expected)
    }

    /// Between radii of 10 and 30 in 100 × 50 around the corner: inwards to the middle, outwards to the far corner.
    @Test func aRadialGradientIsRepeatedInTheBounds() throws {
        let shading = GraphicsContext.Shading.radialGradient(
            Self.colors, center: .zero, startRadius: 10, endRadius: 30, options: .repeat)
        guard case .radial(let stops, .zero, let inner, let outer) = try #require(paint(shading)) else {
            Issue.record("not radial")
            return
        }
        // The far corner is at a radius of 111.8.
        #expect(inner == 0 && outer == 130)
        #expect(greys(stops, at: [0, 5 / 130.0, 15 / 130.0, 45 / 130.0]) == [0.5, 0.75, 0.25, 0.75])
    }

    @Test func withoutOptionsTheColoursOfTheEndsContinue() throws {
        let shading = GraphicsContext.Shading.linearGradient(Self.colors, startPoint: CGPoint(x: 20, y: 0),
                                                             endPoint: CGPoint(x: 40, y: 0))
        guard case .linear(let stops, let from, let to) = try #require(paint(shading)) else {
            Issue.record("not linear")
            return
        }
        #expect(stops.stops.count == 2 && from.x == 20 && to.x == 40)
    }

    /// A gradient without a length is not repeated, and one of a tiny length not without limit.
    @Test func degenerateGradientsAreDrawn() throws {
        for length in [0, 1e-9] {
            let shading = GraphicsContext.Shading.linearGradient(
                Self.colors, startPoint: .zero, endPoint: CGPoint(x: length, y: 0), options: .mirror)
            guard case .linear(let stops, _, _) = try #require(paint(shading)) else { continue }
            #expect(stops.stops.count <= 1024)
        }
        let radial = GraphicsContext.Shading.radialGradient(Self.colors, center: .zero, startRadius: 5, endRadius: 5,
                                                            options: .repeat)
        #expect(paint(radial) == .radial(GradientStops([.init(color: RGBA(red: 0, green: 0, blue: 0), location: 0),
                                                        .init(color: .white, location: 1)]),
                                         center: .zero, inner: 5, outer: 5))
    }
}
