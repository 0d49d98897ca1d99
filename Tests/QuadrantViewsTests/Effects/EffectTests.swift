import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews

private struct Shear: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
    }
}

@MainActor @Suite("Transforms")
struct TransformEffectTests {
    /// Scaling affects drawing and the geometry inside; the layout size is unchanged (80×60 centred in 200×200).
    @Test(arguments: [
        (CGSize(width: 0.5, height: 0.5), UnitPoint.center, CGRect(x: 80, y: 85, width: 40, height: 30)),
        (CGSize(width: 0.5, height: 1.5), .center, CGRect(x: 80, y: 55, width: 40, height: 90)),
        (CGSize(width: 0.5, height: 0.5), .topLeading, CGRect(x: 60, y: 70, width: 40, height: 30)),
    ])
    func scaleEffectScalesTheDrawing(_ scale: CGSize, _ anchor: UnitPoint, _ drawn: CGRect) {
        let scene = ViewHarness(offering: 200, 200) {
            Probe("box", 80, 60).scaleEffect(scale, anchor: anchor).background { Color.red.tagged("space") }
        }
        #expect(scene.frame("space") == CGRect(x: 60, y: 70, width: 80, height: 60))
        #expect(scene.frame("box") == drawn)
    }

    /// A rotation by 90° about the centre: 40 × 20 becomes 20 × 40 around the same point.
    @Test func rotationTurnsAboutTheAnchor() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 40, 20).rotationEffect(.degrees(90)) }
        let frame = scene.frame("box")
        // The sine and cosine of 90° have rounding errors.
        #expect(abs(frame.minX - 40) < 1e-9 && abs(frame.minY - 30) < 1e-9 && abs(frame.width - 20) < 1e-9
            && abs(frame.height - 40) < 1e-9)
    }

    @Test func tapsFollowTheTransform() {
        let taps = Input(0)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 80, height: 20).onTapGesture { taps.value += 1 }.rotationEffect(.degrees(90))
        }
        #expect(scene.tap(at: CGPoint(x: 50, y: 15)))
        #expect(!scene.tap(at: CGPoint(x: 15, y: 50)))
        #expect(taps.value == 1)
    }

    /// Recorded: 100 × 50, 60° about y, anchorZ 1.
    @Test func rotation3DHasApplesMatrix() {
        let scene = ViewHarness(offering: 100, 50) {
            Color.red.rotation3DEffect(.degrees(60), axis: (0, 1, 0), anchorZ: 1)
        }
        guard case .transform(let m)? = scene.effects.first else { Issue.record("no transform"); return }
        let expected: [CGFloat] = [0.93301, 0.21651, 0.0086603, 0, 1, 0, 2.73334, -10.70032, 0.57199]
        for (value, wanted) in zip([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33], expected) {
            #expect(abs(value - wanted) < 1e-5)
        }
    }

    @Test func whatNothingUndoesIsIgnored() {
        let scene = ViewHarness(offering: 100, 50) { Color.red.transformEffect(CGAffineTransform(scaleX: 0, y: 1)) }
        #expect(scene.effects.isEmpty && scene.fills.count == 1)
    }

    @Test func ownEffectsTransformToo() {
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 40, 20).modifier(Shear(amount: 0.5)) }
        #expect(scene.frame("box") == CGRect(x: 30, y: 40, width: 50, height: 20))
        let ignored = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).modifier(Shear(amount: 0.5).ignoredByLayout())
        }
        #expect(ignored.frame("box") == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(ignored.effects.count == 1)
    }

    /// The leading anchor is on the right: the opposite edge moves.
    @Test func transformsAreMirroredFromRightToLeft() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).scaleEffect(x: 0.5, anchor: .leading).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(scene.frame("box") == CGRect(x: 50, y: 40, width: 20, height: 20))
    }

    @Test func anotherAngleMeasuresNothing() {
        let angle = Input(10.0)
        let scene = ViewHarness(offering: 100, 100) { Probe("box", 40, 20).rotationEffect(.degrees(angle.value)) }
        #expect(scene.work { angle.value = 20 }.measured == 0)
    }
}

@MainActor @Suite("Drawing effects")
struct DrawingEffectTests {
    @Test func opacityFadesAsOne() {
        #expect(ViewHarness(offering: 20, 20) { Color.red.opacity(0.5) }.effects.isEmpty,
                "a colour has an opacity of its own")
        #expect(ViewHarness(offering: 20, 20) { Rectangle().opacity(0.5) }.effects == [.opacity(0.5)])
        #expect(ViewHarness(offering: 20, 20) { Rectangle().opacity(1) }.effects.isEmpty)
    }

    @Test func invisibleViewsTakeNoTaps() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().onTapGesture {}.opacity(0) }
        #expect(!scene.tap(at: CGPoint(x: 10, y: 10)))
    }

    @Test func shadowsAreATranslucentBlackByDefault() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().shadow(radius: 4, y: 2) }
        #expect(scene.effects == [.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.33), radius: 4 * 0.916,
                                          offset: CGSize(width: 0, height: 2))])
    }

    /// A mask has the size of its content, and is not drawn itself.
    @Test func masksCoverTheView() {
        let scene = ViewHarness(offering: 60, 40) { Rectangle().mask { Circle() } }
        guard case .mask(let mask)? = scene.effects.first else { Issue.record("no mask"); return }
        #expect(scene.fills.count == 1)
        #expect(!mask.isEmpty)
    }

    /// Changing a mask redraws without measuring its content. The changed shape is measured for the stack's proposals:
    /// minimum, maximum and share.
    @Test func masksChangeWithTheirViews() {
        let radius = Input(2.0)
        let scene = ViewHarness(offering: 60, 40) {
            Rectangle().mask { VStack { RoundedRectangle(cornerRadius: radius.value); Circle() } }
        }
        func mask() -> Fragment? { if case .mask(let mask)? = scene.effects.first { mask } else { nil } }
        let before = mask()
        #expect(scene.work { radius.value = 6 }.measured == 3)
        #expect(before != nil && mask() != before)
    }

    @Test func colorEffectsWithoutEffectDrawNothingExtra() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
                .colorMultiply(.white).blur(radius: 0)
        }
        #expect(scene.effects.isEmpty)
    }

    /// Red without saturation is its luminance: 0.2126 in each component.
    @Test func grayscaleKeepsLuminance() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().grayscale(1) }
        guard case .colorMatrix(let m)? = scene.effects.first else { Issue.record("no matrix"); return }
        #expect(m[0] == 0.2126 && m[5] == 0.2126 && m[10] == 0.2126 && m[18] == 1)
    }

    @Test func anotherOpacityOnlyDraws() {
        let opacity = Input(0.5)
        let scene = ViewHarness(offering: 20, 20) { Rectangle().opacity(opacity.value) }
        let work = scene.work { opacity.value = 0.4 }
        #expect(work.measured == 0 && work.placed == 0)
        #expect(scene.effects == [.opacity(0.4)])
    }
}
