import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

@Suite("Perspective")
struct PerspectiveTests {
    private static let size = CGSize(width: 100, height: 80)
    private static let frame = CGRect(origin: CGPoint(x: 50, y: 60), size: size)

    private func list(_ degrees: Double, _ item: DisplayItem) -> DisplayList {
        picture(200, 200, on: nil, effect(.transform(turned(degrees, Self.size)), item, frame: Self.frame))
    }

    private static let bounds = CGRect(origin: .zero, size: size)

    private static let items: [DisplayItem] = [
        fill(Path(bounds), .white),
        fill(Path(bounds), .linear(GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
                                   from: .zero, to: CGPoint(x: 100, y: 0))),
        .image(ImageItem(image: ImageHandle(ImagePixels(width: 4, height: 4, rgba: [UInt8](repeating: 255, count: 64))),
                         frame: bounds)),
    ]

    /// Pixels well inside the projected quad are opaque, and those outside are transparent, up to a plane seen edge-on.
    @Test(arguments: [0, 20, 50, 75, 85, 89.5, -60, 130], items.indices)
    func inkFillsTheQuadAndNothingElse(degrees: Double, item: Int) throws {
        let transform = turned(degrees, Self.size)
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 80), CGPoint(x: 0, y: 80)]
            .map { $0.applying(transform) }
            .map { CGPoint(x: $0.x + Self.frame.minX, y: $0.y + Self.frame.minY) }
        let pixels = try raster(list(degrees, Self.items[item]))
        var wrong: [String] = []
        for y in 0..<200 {
            for x in 0..<200 {
                let depth = Self.depth(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), corners)
                let alpha = pixels[x, y][3]
                if (depth > 1 && alpha != 255) || (depth < -1 && alpha != 0) { wrong.append("\(x), \(y): \(alpha)") }
            }
        }
        #expect(wrong.isEmpty)
    }

    /// The distance of a point from the nearest edge of a convex quad; negative outside.
    private static func depth(_ p: CGPoint, _ quad: [CGPoint]) -> Double {
        var area = 0.0
        for index in 0..<4 {
            let a = quad[index], b = quad[(index + 1) % 4]
            area += a.x * b.y - b.x * a.y
        }
        return (0..<4).map { index -> Double in
            let a = quad[index], b = quad[(index + 1) % 4]
            let length = max(hypot(b.x - a.x, b.y - a.y), 1e-9)
            return ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length * (area < 0 ? -1 : 1)
        }.min()!
    }

    /// A gradient's colours are projected like the points that have them.
    @Test func gradientIsSeenInPerspective() throws {
        let transform = turned(50, Self.size)
        let pixels = try raster(list(50, Self.items[1]))
        for x in [10.0, 30, 50, 70, 90] {
            let seen = CGPoint(x: x, y: 40).applying(transform)
            let pixel = pixels[Int(seen.x + Self.frame.minX), Int(seen.y + Self.frame.minY)]
            // A tolerance of a pixel; at the far side one spans three points and more.
            #expect(abs(Double(pixel[2]) - x / 100 * 255) <= 9, "x \(x)")
        }
    }

    @Test func strokesNarrowWithDistance() throws {
        let outline = stroke(Path(Self.bounds.insetBy(dx: 5, dy: 5)), StrokeStyle(lineWidth: 8))
        let pixels = try raster(list(55, outline))
        let row = (0..<200).map { pixels[$0, 100][3] }
        let lit = row.indices.filter { row[$0] > 128 }
        let middle = (lit[0] + lit[lit.count - 1]) / 2
        // The left side is closer to the eye.
        #expect(lit.count { $0 < middle } > lit.count { $0 > middle })
    }

    @Test func planeSeenEdgeOnIsInvisible() throws {
        let pixels = try raster(list(90, Self.items[0]))
        #expect(pixels.rgba.allSatisfy { $0 == 0 })
    }

    /// The part of the plane behind the eye is clipped; the rest is drawn.
    @Test func planeThroughTheEyeIsCutOff() throws {
        var transform = ProjectionTransform()
        transform.m13 = -0.02
        let item = fill(Path(CGRect(x: 0, y: 0, width: 100, height: 10)), .white)
        let pixels = try raster(picture(100, 20, on: nil, effect(.transform(transform), item)))
        #expect(pixels[10, 5][3] == 255)
    }
}
