@testable import Charts
import Foundation
import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import Testing

/// Charts in space.
@Suite("Charts: space") @MainActor
struct ChartsSpaceTests {
    private let size = CGSize(width: 192, height: 192)

    @Test func fromTheFrontXIsToTheRightAndYUpwards() {
        let camera = SpaceCamera(.front, .orthographic, in: size)
        let middle = camera.project(SIMD3(0, 0, 0)), right = camera.project(SIMD3(0.5, 0, 0))
        let top = camera.project(SIMD3(0, 0.5, 0))
        #expect(middle == CGPoint(x: 96, y: 96))
        #expect(abs(right.x - 146) < 1e-9 && abs(top.y - 46) < 1e-9)
        #expect(camera.depth(SIMD3(0, 0, 0.5)) > camera.depth(SIMD3(0, 0, -0.5)), "z is towards the viewer")
    }

    @Test func perspectiveMakesNearThingsLarger() {
        let camera = SpaceCamera(.front, .perspective, in: size)
        #expect(camera.length(1, at: SIMD3(0, 0, 0.5)) > camera.length(1, at: SIMD3(0, 0, -0.5)))
        let plain = SpaceCamera(.front, .orthographic, in: size)
        #expect(plain.length(1, at: SIMD3(0, 0, 0.5)) == plain.length(1, at: SIMD3(0, 0, -0.5)))
    }

    @Test func valuesAreInACubeOfTheirDomains() throws {
        var collector = _SpaceCollector()
        collector.collect(PointMark(x: .value("x", 5), y: .value("y", 10), z: .value("z", 0)))
        var configuration = ChartConfiguration()
        configuration.x.domain = (0...10)._domain
        configuration.y.domain = (0...10)._domain
        configuration.z.domain = (0...10)._domain
        let model = SpaceModel(collector.marks, configuration, EnvironmentValues())
        #expect(try #require(model.place(model.marks[0].fields)) == SIMD3(0, 0.5, -0.5))
    }

    @Test func aSurfaceIsSampledOverItsDomains() throws {
        var collector = _SpaceCollector()
        collector.collect(SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z })
        let model = SpaceModel(collector.marks, ChartConfiguration(), EnvironmentValues())
        let surface = try #require(model.surfaces[0])
        #expect(surface.low == -2 && surface.high == 2)
        #expect(model.y.domain == .numbers(-2, 2, .linear))
    }

    @Test func rotationsTurnAroundTheirAxis() {
        let turned = Rotation3D(angle: .degrees(90), axis: .y).applied(to: SIMD3(1, 2, 0))
        #expect(abs(turned.x) < 1e-12 && turned.y == 2 && abs(turned.z + 1) < 1e-12)
    }

    /// A picture of iOS 26 has -5, 0 and 5 in a domain from -10 to 10; labels of both axes would meet at its ends.
    @Test func theEndsOfADomainHaveNoLabels() {
        let scene = ViewHarness(offering: 370, 400) {
            Chart3D { PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)) }
                .chartXScale(domain: -10...10).chartYScale(domain: -10...10).chartZScale(domain: -10...10)
        }
        func texts(_ fragment: Fragment) -> [String] {
            fragment.items.flatMap { item -> [String] in
                switch item {
                case .fragment(let inner, _), .effect(_, let inner, _): texts(inner)
                case .text(let text): [text.string]
                default: []
                }
            }
        }
        let found = texts(scene.displayList.root)
        #expect(found.contains("5") && found.contains("-5") && found.contains("0"))
        #expect(!found.contains("10") && !found.contains("-10"))
    }
}
