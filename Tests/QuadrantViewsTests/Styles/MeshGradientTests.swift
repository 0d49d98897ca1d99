import Foundation
import Testing
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("MeshGradient")
struct MeshGradientTests {
    private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private static let grid: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    private static let rgb: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white,
    ]

    /// A gradient with an opacity of a half is translucent, as any style.
    @Test func opacityFadesTheColours() throws {
        let whole = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        let full = try pixels(ViewHarness { Rectangle().fill(whole).frame(width: 8, height: 8) })
        let half = try pixels(ViewHarness { Rectangle().fill(whole.opacity(0.5)).frame(width: 8, height: 8) })
        for (x, y) in [(0, 0), (4, 4), (7, 7)] {
            #expect(half.at(x, y) == Array(full.at(x, y).dropLast()) + [128])
        }
    }

    /// The pixels of the first shape's fill, without the border around them.
    private func pixels(_ scene: ViewHarness) throws -> (width: Int, height: Int, at: (Int, Int) -> [UInt8]) {
        guard case .tiled(let image, _, _) = try #require(scene.fills.first).paint else {
            throw CocoaError(.featureUnsupported)
        }
        let all = image.pixels
        return (all.width - 2, all.height - 2, { x, y in
            let start = ((y + 1) * all.width + x + 1) * 4
            return Array(all.rgba[start..<start + 4])
        })
    }

    private func isNear(_ found: [UInt8], _ wanted: [Int], by slack: Int) -> Bool {
        zip(found, wanted).allSatisfy { abs(Int($0) - $1) <= slack }
    }

    @Test func itTakesTheSpaceItIsOffered() {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        #expect(ViewHarness { mesh }.sizeThatFits(80, 60) == CGSize(width: 80, height: 60))
        #expect(ViewHarness { mesh }.sizeThatFits(nil, nil) == CGSize(width: 10, height: 10))
    }

    /// An invalid mesh is reported, and its background colour is drawn.
    @Test func gridsThatAreNotWholeAreReported() {
        func issues(_ width: Int, _ points: [SIMD2<Float>], _ colors: [Color]) -> [String] {
            let scene = ViewHarness(offering: 50, 50) {
                MeshGradient(width: width, height: 2, points: points, colors: colors, background: .blue)
            }
            _ = scene.displayList
            return scene.takeReports().map(\.fix)
        }
        #expect(issues(2, Self.corners, Self.rgb).isEmpty)
        #expect(issues(3, Self.corners, Self.rgb) == ["Give 3 × 2 of each."])
        #expect(issues(2, Self.corners, [.red]) == ["Give 2 × 2 of each."])
        #expect(issues(2, [[.nan, 0], [1, 0], [0, 1], [1, 1]], Self.rgb) == ["Give 2 × 2 of each."])
        #expect(issues(-1, [], []) == ["Give 2 × 2 of each."])
    }

    /// The centre of a corner's pixel is half a pixel of 200 from the corner: 255 / 400 of a colour step.
    @Test func cornersHaveTheirColors() throws {
        let scene = ViewHarness(offering: 100, 100) {
            MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        }
        let (width, height, at) = try pixels(scene)
        #expect(width == 200 && height == 200)
        #expect(isNear(at(0, 0), [255, 0, 0, 255], by: 1))
        #expect(isNear(at(199, 0), [0, 255, 0, 255], by: 1))
        #expect(isNear(at(0, 199), [0, 0, 255, 255], by: 1))
        #expect(isNear(at(199, 199), [255, 255, 255, 255], by: 1))
    }

    /// In the middle between four corners the colour is their mean.
    @Test func theMiddleIsAMixture() throws {
        let scene = ViewHarness(offering: 100, 100) {
            MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb, smoothsColors: false)
        }
        let at = try pixels(scene).at
        #expect(isNear(at(100, 100), [128, 128, 128, 255], by: 2))
    }

    @Test func aPointTakesItsColorAlong() throws {
        var points = Self.grid
        points[4] = [0.25, 0.25]
        let colors = [Color](repeating: .black, count: 4) + [.white] + [Color](repeating: .black, count: 4)
        let scene = ViewHarness(offering: 100, 100) {
            MeshGradient(width: 3, height: 3, points: points, colors: colors)
        }
        let at = try pixels(scene).at
        #expect(at(50, 50)[0] > 245)
        #expect(at(100, 100)[0] < at(50, 50)[0])
    }

    /// Every pixel of a mesh that reaches the edges is covered.
    @Test func nothingShowsBetweenTheCells() throws {
        var points = Self.grid
        points[4] = [0.7, 0.4]
        let scene = ViewHarness(offering: 61, 37, .threePixels) {
            MeshGradient(width: 3, height: 3, points: points, colors: [Color](repeating: .white, count: 9))
        }
        let (width, height, at) = try pixels(scene)
        #expect(width == 183 && height == 111)
        for y in 0..<height { for x in 0..<width where at(x, y) != [255, 255, 255, 255] { Issue.record("\(x), \(y)") } }
    }

    @Test func theBackgroundShowsWhereTheMeshIsNot() throws {
        let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let scene = ViewHarness(offering: 100, 100) {
            MeshGradient(width: 2, height: 2, points: points, colors: [.white, .white, .white, .white],
                         background: Color(red: 1, green: 0, blue: 0))
        }
        let at = try pixels(scene).at
        #expect(at(10, 10) == [255, 0, 0, 255])
        #expect(at(100, 100) == [255, 255, 255, 255])
    }

    @Test func wrongCountsShowTheBackground() {
        let scene = ViewHarness(offering: 10, 10) {
            MeshGradient(width: 3, height: 3, points: Self.corners, colors: Self.rgb, background: .red)
        }
        #expect(scene.firstColor == "#FF3B30FF")
        #expect(scene.takeReports().count == 1)
        let other = ViewHarness(offering: 10, 10) {
            MeshGradient(width: 2, height: 2, points: Self.corners, colors: [.red], background: .red)
        }
        #expect(other.firstColor == "#FF3B30FF")
        #expect(other.takeReports().count == 1)
    }

    /// Control points on the straight lines between the corners give straight edges.
    @Test func straightControlsAreAStraightMesh() throws {
        let bezier = Self.corners.map { point in
            func inner(_ other: SIMD2<Float>) -> SIMD2<Float> { point + (other - point) / 3 }
            return MeshGradient.BezierPoint(
                position: point, leadingControlPoint: inner([0, point.y]), topControlPoint: inner([point.x, 0]),
                trailingControlPoint: inner([1, point.y]), bottomControlPoint: inner([point.x, 1]))
        }
        let plain = ViewHarness(offering: 20, 20) {
            MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        }
        let curved = ViewHarness(offering: 20, 20) {
            MeshGradient(width: 2, height: 2, bezierPoints: bezier, colors: Self.rgb)
        }
        let (first, second) = (try pixels(plain), try pixels(curved))
        for place in [(0, 0), (20, 20), (39, 5), (7, 33)] {
            #expect(isNear(first.at(place.0, place.1), second.at(place.0, place.1).map { Int($0) }, by: 1))
        }
    }

    @Test func pointsMoveWhenTheChangeIsAnimated() throws {
        let middle = Input(Float(0.25))
        let colors = [Color](repeating: .black, count: 4) + [.white] + [Color](repeating: .black, count: 4)
        let scene = ViewHarness(offering: 100, 100) {
            var points = Self.grid
            points[4] = [middle.value, 0.5]
            return MeshGradient(width: 3, height: 3, points: points, colors: colors)
        }
        withAnimation(.linear(duration: 1)) { middle.value = 0.75 }
        scene.settle()
        scene.at(0.5)
        #expect(try pixels(scene).at(100, 100)[0] > 245)
        scene.at(2)
        #expect(try pixels(scene).at(150, 100)[0] > 245)
    }

    @Test func whatHasNotChangedIsTheSamePicture() throws {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        let first = ViewHarness(offering: 30, 30) { mesh }, second = ViewHarness(offering: 30, 30) { mesh }
        #expect(first.fills.map(\.paint) == second.fills.map(\.paint))
    }

    @Test func fromRightToLeftTheFirstColorIsOnTheRight() throws {
        let scene = ViewHarness(offering: 100, 100, .rightToLeft) {
            MeshGradient(width: 2, height: 2, points: Self.corners, colors: Self.rgb)
        }
        #expect(isNear(try pixels(scene).at(199, 0), [255, 0, 0, 255], by: 1))
    }
}
