import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Shape styles")
struct ShapeStyleTests {
    @Test func shapesTakeTheForegroundStyle() {
        let plain = ViewHarness(offering: 20, 20) { Rectangle() }
        #expect(plain.firstColor == "#000000FF")
        let red = ViewHarness(offering: 20, 20) { Rectangle().foregroundStyle(.red) }
        #expect(red.firstColor == "#FF3B30FF")
        let colored = ViewHarness(offering: 20, 20) { Rectangle().foregroundColor(.green) }
        #expect(colored.firstColor == "#34C759FF")
    }

    /// Without a foreground style, secondary is the secondary label colour; with one it is that style with less
    /// opacity.
    @Test func hierarchicalStylesAreLevelsOfTheStyleAround() {
        let label = ViewHarness(offering: 20, 20) { Rectangle().fill(.secondary) }
        #expect(label.firstColor == "#3C3C4399")
        let blue = ViewHarness(offering: 20, 20) { Rectangle().fill(.secondary).foregroundStyle(.blue) }
        #expect(blue.firstColor == "#007AFF80")
        let nested = ViewHarness(offering: 20, 20) { Rectangle().foregroundStyle(.secondary).foregroundStyle(.blue) }
        #expect(nested.firstColor == "#007AFF80")
        let twice = ViewHarness(offering: 20, 20) { Rectangle().fill(.secondary).foregroundStyle(.secondary) }
        #expect(twice.firstColor == "#3C3C434D")
        let named = ViewHarness(offering: 20, 20) { Rectangle().fill(.secondary).foregroundStyle(.red, .green) }
        #expect(named.firstColor == "#34C759FF")
        let ofColor = ViewHarness(offering: 20, 20) { Rectangle().fill(Color.blue.secondary) }
        #expect(ofColor.firstColor == "#007AFF80")
    }

    @Test func tintIsTheAccentColor() {
        let plain = ViewHarness(offering: 20, 20) { Rectangle().fill(.tint) }
        #expect(plain.firstColor == "#007AFFFF")
        let red = ViewHarness(offering: 20, 20) { Rectangle().fill(.tint).tint(.red) }
        #expect(red.firstColor == "#FF3B30FF")
        let accent = ViewHarness(offering: 20, 20) { Color.accentColor.tint(.red) }
        #expect(accent.firstColor == "#FF3B30FF")
    }

    private struct Scheming: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.black
        }
    }

    @Test func ownStylesChooseByEnvironment() {
        let scheme = Input(ColorScheme.light)
        let scene = ViewHarness(offering: 20, 20) { Circle().fill(Scheming()).environment(\.colorScheme, scheme.value) }
        #expect(scene.firstColor == "#000000FF")
        scheme.value = .dark
        scene.settle()
        #expect(scene.firstColor == "#FFFFFFFF")
    }

    @Test func stylesMayBeFainter() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.red.opacity(0.5)) }
        #expect(scene.firstColor == "#FF3B3080")
        let any = ViewHarness(offering: 20, 20) { Rectangle().fill(AnyShapeStyle(.green)) }
        #expect(any.firstColor == "#34C759FF")
    }

    @Test func dropShadowsLieBelowTheShape() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 3)))
        }
        #expect(scene.effects == [.shadow(.black, radius: 2, offset: CGSize(width: 1, height: 3))])
    }

    /// Linear gradients run between points of the frame; red and blue are mixed perceptually.
    @Test func linearGradientsRunAcrossTheFrame() {
        let scene = ViewHarness(offering: 100, 50) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading,
                           endPoint: .trailing).environment(\.design, .ios26)
        }
        guard case .linear(let stops, let from, let to)? = scene.fills.first?.paint else {
            Issue.record("no gradient"); return
        }
        #expect(from == CGPoint(x: 0, y: 25) && to == CGPoint(x: 100, y: 25))
        let middle = stops.stops[stops.stops.count / 2]
        #expect(middle.location == 0.5)
        #expect(abs(middle.color.red * 255 - 170) < 2.5 && abs(middle.color.blue * 255 - 168) < 2.5)
    }

    @Test func gradientsAreMirroredFromRightToLeft() {
        let scene = ViewHarness(offering: 100, 50) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading,
                           endPoint: .trailing).environment(\.layoutDirection, .rightToLeft)
        }
        guard case .linear(_, let from, let to)? = scene.fills.first?.paint else { Issue.record("no gradient"); return }
        #expect(from.x == 100 && to.x == 0)
    }

    /// Ends measured in a picture of Apple's, two pixels inside a box of 50 points.
    @Test(arguments: [
        (Color.pink, "FF577D", "FF2D55"), (.indigo, "877BFF", "6155F5"), (.blue, "2DA6FF", "0088FF"), (.gray, "AEAEB3",
            "8E8E93"),
        (.mint, "35DDCC", "00C8B3"), (.brown, "C9A387", "AC7F5E"), (.yellow, "FFCC00", "F0B900"),
    ])
    func colorGradientsStartWithATint(_ color: Color, _ top: String, _ bottom: String) throws {
        let scene = ViewHarness(offering: 50, 50) {
            Rectangle().fill(color.gradient).environment(\.design, .ios26)
        }
        guard case .linear(let stops, _, _)? = scene.fills.first?.paint else { Issue.record("no gradient"); return }
        func distance(_ rgba: RGBA, _ hex: String) -> Int {
            let value = Int(hex, radix: 16)!
            return zip([rgba.red, rgba.green, rgba.blue],
                       [16, 8, 0]).map { abs(Int(($0 * 255).rounded()) - value >> $1 & 0xFF) }.max()!
        }
        // The formula of Apple's tint gradients is unknown; the fit is within 6 units.
        #expect(distance(stops.stops.first!.color, top) <= 6)
        #expect(distance(stops.stops.last!.color, bottom) <= 3)
    }
}
