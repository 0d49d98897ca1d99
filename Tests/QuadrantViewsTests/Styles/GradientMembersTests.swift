import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// The members of `ShapeStyle` paint what the styles' own initializers do.
@MainActor @Suite("Members of styles")
struct GradientMembersTests {
    private let colors = [Color.red, .blue]
    private let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
    private var any: AnyGradient { AnyGradient(Gradient(stops: stops)) }

    private func drawing(_ style: some ShapeStyle) -> String {
        ViewHarness(offering: 40, 20) { Rectangle().fill(style) }.displayList.text
    }

    @Test func linearGradients() {
        let direct = drawing(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        #expect(drawing(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)) == direct)
        #expect(drawing(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) != direct)
    }

    @Test func radialGradients() {
        let direct = drawing(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9))
        #expect(drawing(RadialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9)) == direct)
        #expect(drawing(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9)) == direct)
        #expect(drawing(.radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 9)) == direct)
    }

    @Test func ellipticalGradients() {
        let direct = drawing(EllipticalGradient(stops: stops, center: .top, startRadiusFraction: 0.1,
                                                endRadiusFraction: 0.9))
        #expect(drawing(.ellipticalGradient(stops: stops, center: .top, startRadiusFraction: 0.1,
                                            endRadiusFraction: 0.9)) == direct)
        #expect(drawing(.ellipticalGradient(colors: colors, center: .top, startRadiusFraction: 0.1,
                                            endRadiusFraction: 0.9)) == direct)
        #expect(drawing(.ellipticalGradient(any, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9))
            == direct)
    }

    @Test func angularGradients() {
        let (from, to) = (Angle.degrees(10), Angle.degrees(200))
        let direct = drawing(AngularGradient(stops: stops, center: .center, startAngle: from, endAngle: to))
        #expect(drawing(.angularGradient(stops: stops, center: .center, startAngle: from, endAngle: to)) == direct)
        #expect(drawing(.angularGradient(colors: colors, center: .center, startAngle: from, endAngle: to)) == direct)
        #expect(drawing(.angularGradient(any, center: .center, startAngle: from, endAngle: to)) == direct)
        let whole = drawing(AngularGradient(stops: stops, center: .center, angle: from))
        #expect(drawing(.conicGradient(stops: stops, center: .center, angle: from)) == whole && whole != direct)
    }

    @Test func materialsDifferByThickness() {
        #expect(drawing(.regularMaterial) == drawing(Material.regular))
        #expect(drawing(.thickMaterial) == drawing(Material.thick))
        #expect(drawing(.ultraThickMaterial) == drawing(Material.ultraThick))
        #expect(Set([drawing(.regularMaterial), drawing(.thickMaterial), drawing(.ultraThickMaterial)]).count == 3)
    }

    @Test func coloursOfTheSystem() {
        func color(_ style: some ShapeStyle) -> String? {
            ViewHarness(offering: 40, 20) { Rectangle().fill(style) }.firstColor
        }
        #expect(color(.windowBackground) == color(WindowBackgroundShapeStyle()))
        #expect(color(.selection) == color(SelectionShapeStyle()))
        #expect(color(.link) == color(LinkShapeStyle()))
        #expect(color(.placeholder) == color(PlaceholderTextShapeStyle()))
        #expect(color(.fill) == color(FillShapeStyle()))
        #expect(Set([color(.link), color(.placeholder), color(.fill)]).count == 3)
        let faint: any ShapeStyle = Color.red.secondary
        #expect(faint is HierarchicalShapeStyleModifier<Color> && color(Color.red.secondary) != color(.red))
    }

    /// In a rectangle of its own, a gradient ends where that does.
    @Test func aStyleIsRelativeToARectangle() {
        let gradient = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
        let scene = ViewHarness(offering: 40, 20) {
            Rectangle().fill(gradient.in(CGRect(x: 10, y: 0, width: 5, height: 5)))
        }
        guard case .linear(_, let from, let to)? = scene.fills.first?.paint else { return #expect(Bool(false)) }
        #expect(from.x == 10 && to.x == 15)
    }

    private struct Wash: ShapeStyle, View {
        func resolve(in environment: EnvironmentValues) -> Color { .red }
    }

    @Test func aStyleMayBeAView() {
        let scene = ViewHarness(offering: 40, 20) { Wash() }
        #expect(scene.fills.first?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(scene.firstColor == "#FF3B30FF")
    }
}
