import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Shapes by the members of `Shape`, and the shapes that modifiers make.
@MainActor @Suite("Members of shapes")
struct ShapeMembersTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    private func path(_ shape: some Shape) -> Path { shape.path(in: bounds) }

    @Test func roundedRectanglesHaveMembers() {
        let size = CGSize(width: 10, height: 20)
        #expect(path(.rect(cornerSize: size, style: .circular))
            == path(RoundedRectangle(cornerSize: size, style: .circular)))
        let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(path(.rect(cornerRadii: radii, style: .circular))
            == path(UnevenRoundedRectangle(cornerRadii: radii, style: .circular)))
        #expect(path(.rect(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4,
                           style: .circular)) == path(.rect(cornerRadii: radii, style: .circular)))
        #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
        #expect(path(.capsule(style: .circular)) != path(.capsule(style: .continuous)))
    }

    /// Outside of a container with a shape it is a rectangle.
    @Test func theShapeOfTheContainerIsARectangleWithoutOne() {
        #expect(path(.containerRelative).boundingRect == bounds)
        #expect(path(.containerRelative) == path(ContainerRelativeShape()))
    }

    @Test func concentricRectanglesHaveMembers() {
        let (a, b) = (Edge.Corner.Style.fixed(4), Edge.Corner.Style.fixed(8))
        #expect(path(.rect(topLeadingCorner: a, topTrailingCorner: b, bottomLeadingCorner: a, bottomTrailingCorner: b))
            == path(ConcentricRectangle(topLeadingCorner: a, topTrailingCorner: b, bottomLeadingCorner: a,
                                        bottomTrailingCorner: b)))
        #expect(path(.rect(uniformTopCorners: a, bottomLeadingCorner: b, bottomTrailingCorner: a))
            == path(ConcentricRectangle(uniformTopCorners: a, bottomLeadingCorner: b, bottomTrailingCorner: a)))
        #expect(path(.rect(uniformBottomCorners: a, topLeadingCorner: b, topTrailingCorner: a))
            == path(ConcentricRectangle(uniformBottomCorners: a, topLeadingCorner: b, topTrailingCorner: a)))
        #expect(path(.rect(uniformLeadingCorners: a, uniformTrailingCorners: b))
            == path(ConcentricRectangle(uniformLeadingCorners: a, uniformTrailingCorners: b)))
        #expect(path(.rect(uniformTrailingCorners: a, topLeadingCorner: b, bottomLeadingCorner: a))
            == path(ConcentricRectangle(uniformTrailingCorners: a, topLeadingCorner: b, bottomLeadingCorner: a)))
    }

    @Test func aNumberIsTheRadiusOfACorner() {
        let whole: Edge.Corner.Style = 4, part: Edge.Corner.Style = 4.5
        #expect(whole == .fixed(4) && part == .fixed(4.5))
        #expect(Edge.Corner.Style(integerLiteral: 3) == .fixed(3))
        #expect(Edge.Corner.Style(floatLiteral: 3) == .fixed(3))
    }

    @Test func modifiersOfShapesMakeShapes() {
        let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 3, y: 4)
        #expect(path(moved).boundingRect == CGRect(x: 3, y: 4, width: 100, height: 50))
        let half: ScaledShape<Rectangle> = Rectangle().scale(0.5)
        #expect(path(half).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        let shifted: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(translationX: 5, y: 0))
        #expect(path(shifted).boundingRect == CGRect(x: 5, y: 0, width: 100, height: 50))
        // A quarter turn about the middle: as wide as it was high.
        let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
        let box = path(turned).boundingRect
        #expect(abs(box.width - 50) < 1e-9 && abs(box.midX - 50) < 1e-9 && abs(box.midY - 25) < 1e-9)
    }

    private func drawing<V: View>(_ view: V) -> String {
        ViewHarness(offering: 40, 40) { view }.displayList.text
    }

    @Test func filledAndStrokedViewsAreMadeOfTheirParts() {
        let evenOdd = FillStyle(eoFill: true)
        let filled = FillShapeView(shape: Circle(), style: Color.red, fillStyle: evenOdd, background: EmptyView())
        #expect(filled.fillStyle.isEOFilled && drawing(filled) == drawing(Circle().fill(.red, style: evenOdd)))
        let line = StrokeStyle(lineWidth: 3)
        let stroked = StrokeShapeView(shape: Circle(), style: Color.red, strokeStyle: line, isAntialiased: true,
                                      background: EmptyView())
        #expect(stroked.strokeStyle == line && drawing(stroked) == drawing(Circle().stroke(.red, style: line)))
        let inside = StrokeBorderShapeView(shape: Circle(), style: Color.red, strokeStyle: line, isAntialiased: true,
                                           background: EmptyView())
        #expect(inside.strokeStyle == line && drawing(inside) == drawing(Circle().strokeBorder(.red, style: line)))
        #expect(drawing(inside) != drawing(stroked))
    }

    @Test func aBorderHasTheForegroundStyleUnlessItIsGivenOne() {
        let line = StrokeStyle(lineWidth: 2, dash: [3])
        #expect(drawing(Rectangle().strokeBorder(style: line))
            == drawing(Rectangle().strokeBorder(.foreground, style: line)))
        let both = Rectangle().fill(.blue).strokeBorder(.red, style: line)
        #expect(ViewHarness(offering: 40, 40) { both }.colors == ["#007AFFFF", "#FF3B30FF"])
    }

    private struct Boxed: RoundedRectangularShape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
        func corners(in size: CGSize?) -> Corners? { RoundedRectangularShapeCorners(all: .fixed(7)) }
    }

    @Test func aShapeSaysItsCorners() {
        let corners = Boxed().corners(in: CGSize(width: 10, height: 10))
        #expect(corners?[.topLeading] == .fixed(7) && corners?[.bottomTrailing] == .fixed(7))
        let own = RoundedRectangularShapeCorners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)
        #expect(own[.topTrailing] == .fixed(2) && own[.bottomLeading] == .fixed(3))
    }

    @Test func pathsGetRectanglesWithCorners() {
        let rect = CGRect(x: 10, y: 10, width: 60, height: 40)
        let radii = RectangleCornerRadii(topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 0)
        var path = Path()
        path.addRoundedRect(in: rect, cornerRadii: radii, style: .circular,
                            transform: CGAffineTransform(translationX: 100, y: 0))
        #expect(path.boundingRect == rect.offsetBy(dx: 100, dy: 0))
        #expect(path.contains(CGPoint(x: 169.5, y: 10.5)), "no radius at the top trailing corner")
        #expect(!path.contains(CGPoint(x: 110.5, y: 10.5)) && !path.contains(CGPoint(x: 169.5, y: 49.5)))
    }
}
