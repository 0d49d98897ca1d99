import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private struct Grow: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { (effect: EmptyHoverEffectContent, isActive, proxy) in
            effect.scaleEffect(isActive ? 1 + 4 / proxy.size.width : 1)
        }
    }
}

@MainActor @Suite("Hover effects of programs")
struct CustomHoverEffectTests {
    private func hover(_ scene: ViewHarness, at place: CGPoint?) {
        let phase: PointerEvent.Phase = place == nil ? .exited : .hovered
        _ = scene.host.send(.pointer(PointerEvent(phase, at: place ?? .zero, kind: .mouse)))
        scene.settle()
        scene.advance(by: 1)
    }
    private func scales(_ scene: ViewHarness) -> [Double] {
        scene.effects.compactMap { if case .transform(let matrix) = $0 { Double(matrix.m11) } else { nil } }
            .filter { abs($0 - 1) > 1e-6 }
    }
    private let middle = CGPoint(x: 50, y: 50)

    @Test func anEffectSeesTheSizeOfItsView() {
        let scene = ViewHarness(offering: 100, 100) { Color.red.frame(width: 40, height: 20).hoverEffect(Grow()) }
        #expect(scales(scene) == [])
        hover(scene, at: middle)
        #expect(scales(scene).contains { abs($0 - 1.1) < 1e-6 })
        hover(scene, at: nil)
        #expect(scales(scene) == [])
    }

    @Test func effectsAreJoinedAndTurnedOff() {
        let joined = EmptyHoverEffect().hoverEffect(.lift, in: nil, isEnabled: true)
            .hoverEffect(Grow(), isEnabled: false)
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 40, height: 20).hoverEffect(HoverEffect(joined))
        }
        hover(scene, at: middle)
        #expect(scales(scene).contains { abs($0 - 1.05) < 1e-6 } && !scales(scene).contains { abs($0 - 1.1) < 1e-6 })
        let off = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 40, height: 20).hoverEffect(LiftHoverEffect().hoverEffectDisabled())
        }
        hover(off, at: middle)
        #expect(scales(off) == [])
    }

    @Test func contentIsChangedInManyWays() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 40, height: 20).hoverEffect(in: nil, isEnabled: true) { effect, isActive, _ in
                effect.opacity(isActive ? 0.5 : 1).offset(x: isActive ? 3 : 0).offset(CGSize(width: 0, height: 1))
                    .rotationEffect(.degrees(isActive ? 90 : 0)).transformEffect(.identity)
                    .scaleEffect(CGSize(width: 1, height: 1)).scaleEffect(x: 1, y: 1).clipShape(Circle())
                    .animation(.linear(duration: 0.1)) { $0.scaleEffect(isActive ? 2 : 1) }
            }
        }
        hover(scene, at: middle)
        let isFaded = scene.effects.contains { if case .opacity(let value) = $0 { value == 0.5 } else { false } }
        let isClipped = scene.effects.contains { if case .clip = $0 { true } else { false } }
        #expect(isFaded && isClipped)
    }

    @Test func aGroupShowsItsEffectsTogether() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(spacing: 60) {
                Color.red.frame(width: 40, height: 20).hoverEffect(.lift)
                Color.red.frame(width: 40, height: 20).hoverEffect(.lift)
            }
            .hoverEffectGroup()
        }
        hover(scene, at: CGPoint(x: 50, y: 10))
        #expect(scales(scene).count == 2)
        hover(scene, at: nil)
        #expect(scales(scene).isEmpty)
    }

    @Test func groupsHaveNamesAndBehaviors() {
        struct Pair: View {
            @Namespace private var space
            var body: some View {
                VStack(spacing: 60) {
                    Color.red.frame(width: 40, height: 20).hoverEffect(LiftHoverEffect(), in: HoverEffectGroup(space))
                    Color.red.frame(width: 40, height: 20).hoverEffect(
                        LiftHoverEffect().hoverEffectGroup(id: nil, in: space, behavior: .followsGroup))
                }
                .hoverEffectGroup(id: "a", in: space, behavior: .preservesGroup)
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Pair() }
        hover(scene, at: CGPoint(x: 50, y: 10))
        #expect(scales(scene).count == 2)
        hover(scene, at: CGPoint(x: 50, y: 90))
        #expect(scales(scene).isEmpty)
        #expect(HoverEffectGroup.Behavior.activatesGroup != .ignoresGroup)
    }

    /// Views in groups of one id and one namespace show their effects together, those of another id do not.
    @Test func groupsAreKnownByTheirId() {
        struct Trio: View {
            @Namespace private var space
            private func part(_ id: String) -> some View {
                Color.red.frame(width: 40, height: 20).hoverEffect(LiftHoverEffect())
                    .hoverEffectGroup(HoverEffectGroup(id: id, in: space))
            }
            var body: some View {
                VStack(spacing: 20) {
                    part("a")
                    part("a")
                    part("b")
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Trio() }
        hover(scene, at: CGPoint(x: 50, y: 10))
        #expect(scales(scene).count == 2)
        hover(scene, at: CGPoint(x: 50, y: 90))
        #expect(scales(scene).count == 1)
    }

    @Test func effectsOfTheSystemAreCustomOnesToo() {
        let effects: [any CustomHoverEffect] = [.automatic, .empty, .highlight, .lift, .hoverEffectGroup(nil)]
        #expect(effects.count == 5)
        #expect(AutomaticHoverEffect.self != HighlightHoverEffect.self)
        let named: ContentHoverEffect = .hoverEffect(in: nil, isEnabled: true) { effect, _, _ in effect.opacity(1) }
        let scene = ViewHarness { Color.red.hoverEffect(named.hoverEffectGroup(nil)).hoverEffectGroup(nil) }
        #expect(scene.fills.count == 1)
    }
}

@MainActor @Suite("Gestures of a pencil, directions of a pointer")
struct PencilGesturesTests {
    @Test func thePreferredActionsAreThoseOfANewPencil() {
        struct Reader: View {
            @Environment(\.preferredPencilDoubleTapAction) private var doubleTap
            @Environment(\.preferredPencilSqueezeAction) private var squeeze
            var body: some View {
                Text(doubleTap == .switchEraser && squeeze == .showContextualPalette ? "new" : "changed")
                    .onPencilDoubleTap { (value: PencilDoubleTapGestureValue) in _ = value.hoverPose?.zDistance }
                    .onPencilSqueeze { (phase: PencilSqueezeGesturePhase) in
                        if case .ended(let value) = phase { _ = (value.hoverPose?.altitude, value.hoverPose?.azimuth) }
                        if case .active(let value) = phase { _ = (value.hoverPose?.roll, value.hoverPose?.anchor) }
                    }
                    .listRowHoverEffect(.lift).listRowHoverEffectDisabled()
            }
        }
        #expect(ViewHarness { Reader() }.host.accessibilityTree().first?.label == "new")
        let actions: Set<PencilPreferredAction> = [.ignore, .switchPrevious, .showColorPalette, .showInkAttributes,
                                                   .runSystemShortcut]
        #expect(actions.count == 5)
    }

    @Test func directionsAreSets() {
        #expect(HorizontalDirection.Set.all == [.leading, .trailing] && HorizontalDirection.Set(.leading) == .leading)
        #expect(VerticalDirection.Set.all == [.up, .down] && VerticalDirection.Set(.down) == .down)
        #expect(FrameResizeDirection.Set.all == [.inward, .outward] && FrameResizeDirection.Set(.inward) == .inward)
        #expect(FrameResizePosition.allCases.count == 8)
    }

}
