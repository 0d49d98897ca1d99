import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: corner(rect))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
    /// Functions of a shape are not isolated to an actor.
    func corner(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.minX, y: rect.minY) }
}

private struct Growing: Shape {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}

@MainActor @Suite("Shapes")
struct ShapeTests {
    @Test func shapesTakeTheSpaceOffered() {
        #expect(ViewHarness { Rectangle() }.sizeThatFits(80, 60) == CGSize(width: 80, height: 60))
        #expect(ViewHarness { Triangle() }.sizeThatFits(nil, 60) == CGSize(width: 10, height: 60))
        #expect(ViewHarness { Ellipse().size(width: 30, height: 20) }.sizeThatFits(nil, nil) == CGSize(width: 10,
            height: 10))
        #expect(ViewHarness { Path(CGRect(x: 0, y: 0, width: 40, height: 40)) }.sizeThatFits(nil,
            nil) == CGSize(width: 10, height: 10))
    }

    @Test func circlesTakeASquare() {
        let circle = ViewHarness { Circle() }
        #expect(circle.sizeThatFits(60, 40) == CGSize(width: 40, height: 40))
        #expect(circle.sizeThatFits(nil, 40) == CGSize(width: 40, height: 40))
        #expect(circle.sizeThatFits(nil, nil) == CGSize(width: 10, height: 10))
    }

    /// `trim` and `stroke` have the size of the shape that they modify; an offset, scaled or inset shape takes the
    /// whole proposal.
    @Test func changedShapesAreSizedByWhatTheyDo() {
        let square = CGSize(width: 40, height: 40), whole = CGSize(width: 60, height: 40)
        #expect(ViewHarness { Circle().trim(from: 0, to: 0.5) }.sizeThatFits(60, 40) == square)
        #expect(ViewHarness { Circle().stroke(lineWidth: 4) }.sizeThatFits(60, 40) == square)
        #expect(ViewHarness { Circle().offset(x: 3) }.sizeThatFits(60, 40) == whole)
        #expect(ViewHarness { Circle().scale(0.5) }.sizeThatFits(60, 40) == whole)
        #expect(ViewHarness { Circle().rotation(.degrees(10)) }.sizeThatFits(60, 40) == whole)
        #expect(ViewHarness { Circle().inset(by: 2) }.sizeThatFits(60, 40) == whole)
        #expect(ViewHarness { Circle().strokeBorder(lineWidth: 2) }.sizeThatFits(60, 40) == whole)
    }

    @Test func circlesAreCentredInTheirFrame() {
        #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 60, height: 40)).boundingRect == CGRect(x: 10, y: 0,
            width: 40, height: 40))
    }

    /// The line of a strokeBorder is inside: with a line width of 6, its centre line is inset by 3 on each side.
    @Test func strokeBorderStaysInside() {
        let scene = ViewHarness(offering: 60, 40) { Rectangle().strokeBorder(.red, lineWidth: 6) }
        #expect(scene.fills.map(\.path.boundingRect) == [CGRect(x: 3, y: 3, width: 60 - 6, height: 40 - 6)])
        #expect(scene.fills.first?.stroke?.lineWidth == 6)
    }

    @Test func roundCornersShrinkWithTheInset() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: rect)
            == RoundedRectangle(cornerRadius: 6).path(in: rect.insetBy(dx: 4, dy: 4)))
        #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
    }

    @Test func shapesMayBeFilledAndStrokedInTurn() {
        let scene = ViewHarness(offering: 60, 40) {
            Circle().fill(.red).stroke(.blue, lineWidth: 2).fill(.green.opacity(0.5))
        }
        #expect(scene.colors == ["#FF3B30FF", "#007AFFFF", "#34C75980"])
        #expect(scene.fills.map { $0.stroke?.lineWidth } == [nil, 2, nil])
        let bordered = ViewHarness(offering: 60, 40) { Capsule().fill(.red).strokeBorder(.blue, lineWidth: 2) }
        #expect(bordered.colors == ["#FF3B30FF", "#007AFFFF"])
    }

    @Test func shapesAreNamedByShorthands() {
        let scene = ViewHarness(offering: 60, 40) {
            Color.red.clipShape(.rect(cornerRadius: 4)).clipShape(.circle).clipShape(.capsule)
        }
        #expect(scene.effects.count == 3)
    }

    /// In right-to-left layouts a shape at the leading edge is drawn at the right.
    @Test func shapesAreMirroredFromRightToLeft() {
        let scene = ViewHarness(offering: 60, 40) { Triangle().environment(\.layoutDirection, .rightToLeft) }
        #expect(scene.fills.first?.path.elements.first == .move(to: CGPoint(x: 60, y: 0)))
    }

    @Test func tapsHitTheOutlineOnly() {
        let taps = Input(0)
        let scene = ViewHarness(offering: 40, 40) { Circle().onTapGesture { taps.value += 1 } }
        #expect(!scene.tap(at: CGPoint(x: 2, y: 2)))
        #expect(scene.tap(at: CGPoint(x: 20, y: 20)))
        #expect(taps.value == 1)
    }

    @Test func anotherStyleOnlyDraws() {
        let color = Input(Color.red)
        let scene = ViewHarness(offering: 40, 40) { Circle().fill(color.value) }
        let work = scene.work { color.value = .blue }
        #expect(work.measured == 0 && work.placed == 0)
        #expect(scene.firstColor == "#007AFFFF")
    }

    @Test func containerRelativeShapeIsTheContainers() {
        let scene = ViewHarness(offering: 40, 40) { ContainerRelativeShape().containerShape(Circle()) }
        #expect(scene.fills.first?.path == Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)))
        let plain = ViewHarness(offering: 40, 40) { ContainerRelativeShape() }
        #expect(plain.fills.first?.path == Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
    }

    @Test func ownShapesMayAnimate() {
        var shape = Growing(amount: 2)
        shape.animatableData += 3
        #expect(shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)) == Path(CGRect(x: 5, y: 5, width: 10,
            height: 10)))
    }
}
