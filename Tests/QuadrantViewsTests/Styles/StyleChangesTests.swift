import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("opacity, blendMode and shadow of styles")
struct StyleChangesTests {
    @Test func aStyleIsFainter() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(Color.red.opacity(0.5)) }
        #expect(scene.colors == ["#FF3B3080"])
        let style = ViewHarness(offering: 20, 20) { Rectangle().fill(.opacity(0.25)).foregroundStyle(.red) }
        #expect(style.colors == ["#FF3B3040"])
    }

    @Test func aStyleIsBlended() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.red.blendMode(.multiply)) }
        #expect(scene.effects == [.blend(.multiply)] && scene.colors == ["#FF3B30FF"])
    }

    /// A third of black, as that of views, unless a colour is given.
    @Test func aStyleCastsAShadow() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(.red.shadow(.drop(radius: 4, x: 1, y: 2))) }
        guard case .shadow(let color, let radius, let offset)? = scene.effects.first else {
            return #expect(Bool(false), "no shadow")
        }
        #expect(color.red == 0 && abs(color.alpha - 0.33) < 1e-6)
        #expect(radius == 4 && offset == CGSize(width: 1, height: 2))
    }

    @Test func shadowsAreEqualByValue() {
        #expect(ShadowStyle.drop(radius: 2) == .drop(radius: 2, x: 0, y: 0))
        #expect(ShadowStyle.drop(radius: 2) != .inner(radius: 2))
    }

    /// Programs name the types of changed styles in extensions of their own.
    @Test func changedStylesHaveTypesWithNames() {
        let style = _OpacityShapeStyle(style: _ShadowShapeStyle(style: Color.red, shadowStyle: .drop(radius: 4)),
                                       opacity: 0.5)
        let scene = ViewHarness(offering: 20, 20) { Rectangle().fill(style) }
        #expect(scene.colors == ["#FF3B3080"])
        #expect(scene.effects.count == 1)
        let faint = ViewHarness(offering: 20, 20) { Rectangle().fill(.frosted) }
        let same = ViewHarness(offering: 20, 20) {
            Rectangle().fill(_BlendModeShapeStyle(style: Color.red, blendMode: .screen))
        }
        #expect(faint.effects == same.effects && faint.colors == same.colors)
    }
}

extension ShapeStyle where Self == _BlendModeShapeStyle<Color> {
    fileprivate static var frosted: Self { _BlendModeShapeStyle(style: .red, blendMode: .screen) }
}
