import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Hit testing at a point finds the topmost view that is drawn there.
///
/// Faults this must catch: a transform that hit testing skips or applies in the wrong direction, a clip or a mask that
/// it ignores, siblings or backgrounds in the wrong order, hidden views. It has caught points behind the eye of a
/// projection, leaves off the pixel grid, and outlines that drawing distorted far outside the picture.
@Suite("What is hit is what is drawn", .serialized)
@MainActor
struct HitProperties {
    private static let scenes = 600, pointsOfEach = 167, side = 120

    @Test(arguments: 0..<6)
    func ofAnyScene(block: Int) throws {
        for seed in Seed.tried(HitProperties.scenes, block: block, of: 6) {
            var maker = HitScene.Maker(seed)
            // A background, so that misses are distinguishable from hits as well.
            let scene = HitScene.zStack([maker.scene(5), maker.scene(6), maker.scene(6)])
            if let found = try failure(scene, seed) {
                let (minimum, words) = try shrunk(scene, seed, found)
                Issue.record("\(words)\n\(seed) \(minimum)")
                return
            }
        }
    }

    private func shrunk(_ scene: HitScene, _ seed: Seed, _ found: String) throws -> (HitScene, String) {
        var minimum = scene, words = found
        search: while true {
            for lesser in minimum.lesser {
                if let found = try failure(lesser, seed) {
                    (minimum, words) = (lesser, found)
                    continue search
                }
            }
            return (minimum, words)
        }
    }

    /// Describes the differences at random points, except those next to an edge.
    private func failure(_ scene: HitScene, _ seed: Seed) throws -> String? {
        let side = HitProperties.side
        let host = ViewHost(rootView: scene.view.frame(width: 100, height: 100),
                            configuration: HostConfiguration(size: CGSize(width: side, height: side), scale: 1))
        let picture = try raster(host.frame())
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            let at = (y * side + x) * 4
            return UInt32(picture.rgba[at]) << 16 | UInt32(picture.rgba[at + 1]) << 8 | UInt32(picture.rgba[at + 2])
                | UInt32(picture.rgba[at + 3]) << 24
        }
        var choices = Choices(seed), tried = 0, asked = 0
        while asked < HitProperties.pointsOfEach, tried < 20 * HitProperties.pointsOfEach {
            tried += 1
            let x = 1 + choices.below(side - 2), y = 1 + choices.below(side - 2)
            let color = pixel(x, y)
            let isFlat = (-1...1).allSatisfy { down in (-1...1).allSatisfy { pixel(x + $0, y + down) == color } }
            guard isFlat else { continue }
            asked += 1
            let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
            let hit = leaf(host, point)
            if value(hit) == color { continue }
            // A shape thinner than a pixel may not be drawn at all.
            if isNear(point, color, host) { continue }
            return "at \(point) is drawn #\(String(color, radix: 16)), hit is \(hit.map { "\($0)" } ?? "nothing")"
        }
        return nil
    }

    private func isNear(_ point: CGPoint, _ color: UInt32, _ host: ViewHost) -> Bool {
        for down in [-1.0, 0, 1] {
            for right in [-1.0, 0, 1] {
                let other = CGPoint(x: point.x + right, y: point.y + down)
                if value(leaf(host, other)) == color { return true }
            }
        }
        return false
    }

    private func leaf(_ host: ViewHost, _ point: CGPoint) -> Int? {
        host.graph.hitTest(point).lazy
            .compactMap { host.graph.box($0).description?.debugAttributes.first { $0.0 == "tag" }?.1 }.first
            .flatMap { Int($0) }
    }

    /// The pixel value of a leaf.
    private func value(_ leaf: Int?) -> UInt32 {
        guard let leaf else { return 0 }
        let (red, green, blue) = HitScene.channels(of: leaf)
        return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}
