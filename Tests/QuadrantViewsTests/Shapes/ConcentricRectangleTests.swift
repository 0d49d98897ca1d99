import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("ConcentricRectangle")
struct ConcentricRectangleTests {
    private func path<S: Shape>(_ shape: S, padding: CGFloat = 0) -> Path {
        ViewHarness(offering: 100, 80) {
            shape.padding(padding).containerShape(RoundedRectangle(cornerRadius: 24))
        }
        .fills[0].path
    }
    private func rounded(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> Path {
        Path(roundedRect: CGRect(x: 0, y: 0, width: width, height: height),
             cornerRadii: RectangleCornerRadii { _ in radius })
    }

    /// The radius is that of the container less the distance from its edges.
    @Test func cornersHaveTheCentresOfTheContainers() {
        #expect(path(ConcentricRectangle()) == rounded(100, 80, 24))
        #expect(path(ConcentricRectangle(), padding: 10) == rounded(80, 60, 24 - 10))
        #expect(path(ConcentricRectangle(), padding: 30) == rounded(40, 20, 0))
    }

    @Test func aLeastRadius() {
        #expect(path(ConcentricRectangle(corners: .concentric(minimum: 6)), padding: 30) == rounded(40, 20, 6))
        #expect(path(.rect(corners: .fixed(5)), padding: 10) == rounded(80, 60, 5))
    }

    /// Without a container concentric corners are square.
    @Test func withoutAContainer() {
        let scene = ViewHarness(offering: 100, 80) { ConcentricRectangle() }
        #expect(scene.fills[0].path == rounded(100, 80, 0))
        let square = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(ConcentricRectangle(corners: .concentric(minimum: 8)).path(in: square) == rounded(20, 20, 8))
    }

    /// In iOS 26 the display is the container where there is none: published, 62 where it is 402 wide.
    @Test func theDisplayIsAContainer() {
        func radii(_ design: Design, bottom: CGFloat) -> Path {
            ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: design,
                        safeArea: EdgeInsets(top: 62, leading: 0, bottom: bottom, trailing: 0)) {
                ConcentricRectangle().padding(10).ignoresSafeArea()
            }
            .fills[0].path
        }
        #expect(radii(.ios26, bottom: 34) == rounded(382, 854, 62 - 10))
        // No display with round corners lacks a safe area at the bottom.
        #expect(radii(.ios26, bottom: 0) == rounded(382, 854, 0) && radii(.ios17, bottom: 34) == rounded(382, 854, 0))
    }

    /// Uniform corners have the largest radius of theirs. The view touches the top, so that its lower corners are
    /// farther from the container's.
    @Test func uniformCorners() {
        func radii<S: Shape>(_ shape: S) -> Path {
            ViewHarness(offering: 100, 80) {
                shape.frame(height: 40).frame(maxHeight: .infinity, alignment: .top)
                    .containerShape(RoundedRectangle(cornerRadius: 24))
            }
            .fills[0].path
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(radii(ConcentricRectangle())
            == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 24, topTrailing: 24)))
        #expect(radii(ConcentricRectangle(corners: .concentric, isUniform: true))
            == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii { _ in 24 }))
        #expect(radii(.rect(uniformLeadingCorners: .concentric, topTrailingCorner: 0, bottomTrailingCorner: 3))
            == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 24, bottomLeading: 24,
                                                                         bottomTrailing: 3)))
        #expect(radii(.rect(uniformTopCorners: 7, uniformBottomCorners: .concentric))
            == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 7, topTrailing: 7)))
    }

    /// A view that moves in its container is drawn again.
    @Test func aMoveChangesTheCorners() {
        let space = Input<CGFloat>(0)
        let scene = ViewHarness(offering: 100, 80) {
            ConcentricRectangle().frame(width: 60, height: 40).padding(.leading, space.value)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .containerShape(RoundedRectangle(cornerRadius: 24))
        }
        let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(scene.fills[0].path == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 24)))
        space.value = 10
        scene.settle()
        #expect(scene.fills[0].path == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 14)))
    }

    @Test func builtInShapesKnowTheirCorners() {
        let size = CGSize(width: 60, height: 40)
        #expect(Capsule().corners(in: size) == .fixed(20) && Capsule().corners(in: nil) == nil)
        #expect(Circle().corners(in: size) == .fixed(20))
        #expect(RoundedRectangle(cornerRadius: 30).corners(in: size) == .fixed(20))
        #expect(Rectangle().corners(in: nil) == .init(all: 0))
        let corners = ConcentricRectangle(topLeadingCorner: 4, topTrailingCorner: 5).corners(in: nil)
        #expect(corners?[.topLeading] == .fixed(4) && corners?[.bottomLeading] == .concentric)
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 3).corners(in: size)
        #expect(uneven?.topLeading == 3 && uneven?.bottomTrailing == 0)
        #expect(RectangleCornerRadii(bottomLeading: 2)[.bottomLeading] == 2)
        #expect(Edge.Corner.Set.top.contains(.topLeading) && !Edge.Corner.Set.top.contains(.bottomLeading))
    }

    /// The same radii as numbers: those of a view, and of a frame in it.
    @Test func radiiAsNumbers() throws {
        var all: RectangleCornerRadii?, part: RectangleCornerRadii?
        let scene = ViewHarness(offering: 100, 80) {
            GeometryReader { proxy in
                let _ = all = proxy.concentricCornerRadii
                let _ = part = proxy.concentricCornerRadii(in: CGRect(x: 0, y: 0, width: 40, height: 30))
            }
            .padding(10).containerShape(RoundedRectangle(cornerRadius: 24))
        }
        scene.settle()
        let whole = try #require(all), corner = try #require(part)
        #expect(Edge.Corner.allCases.allSatisfy { whole[$0] == 14 })
        #expect(corner[.topLeading] == 14 && corner[.bottomTrailing] == 0)
    }

    /// There are none without a container, and where its shape has no corners.
    @Test func radiiWithoutAContainer() {
        var found: [RectangleCornerRadii?] = []
        for hasShape in [false, true] {
            let scene = ViewHarness(offering: 100, 80) {
                let reader = GeometryReader { proxy in let _ = found.append(proxy.concentricCornerRadii) }
                if hasShape { reader.containerShape(Ellipse()) } else { reader }
            }
            scene.settle()
        }
        #expect(!found.isEmpty && found.allSatisfy { $0 == nil })
    }
}
