import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("onGeometryChange")
struct GeometryChangeTests {
    private let log = Log()

    @Test func theSizeIsToldFirstAndWhenItChanges() {
        let width = Input(CGFloat(40))
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: width.value, height: 10)
                .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { log.note("\($0)") }
        }
        #expect(log.take() == ["40.0"])
        width.value = 60
        scene.settle()
        #expect(log.take() == ["60.0"])
        scene.settle()
        #expect(log.take() == [])
    }

    @Test func theValueBeforeIsToldToo() {
        let offset = Input(CGFloat(0))
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 20, height: 10)
                .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minX }) { old, new in
                    log.note("\(old) \(new)")
                }
                .padding(.leading, offset.value)
        }
        #expect(log.take() == ["40.0 40.0"])
        offset.value = 10
        scene.settle()
        #expect(log.take() == ["40.0 45.0"])
    }

    @Test func nothingIsDrawnOrTaken() {
        let scene = ViewHarness(offering: 100, 100) {
            Text("word").onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
        }
        #expect(scene.fills.isEmpty || scene.colors.allSatisfy { $0.hasSuffix("00") })
        #expect(!scene.tap(at: CGPoint(x: 50, y: 50)))
    }
}

@MainActor @Suite("hoverEffect")
struct HoverEffectTests {
    private func point(_ scene: ViewHarness, at place: CGPoint?) {
        let phase: PointerEvent.Phase = place == nil ? .exited : .hovered
        _ = scene.host.send(.pointer(PointerEvent(phase, at: place ?? .zero, kind: .mouse)))
        scene.settle()
        scene.advance(by: 1)
    }

    @Test func aPlateLiesUnderTheViewWhileAPointerRestsOnIt() {
        let scene = ViewHarness(offering: 100, 100) { Color.red.frame(width: 40, height: 20).hoverEffect() }
        #expect(scene.fills.count == 1)
        point(scene, at: CGPoint(x: 50, y: 50))
        // Six points around 40 × 20.
        #expect(scene.fills.map(\.frame.size) == [CGSize(width: 52, height: 32), CGSize(width: 40, height: 20)])
        point(scene, at: nil)
        #expect(scene.fills.count == 1)
    }

    @Test func aLiftedViewIsLarger() {
        let scene = ViewHarness(offering: 100, 100) { Color.red.frame(width: 40, height: 20).hoverEffect(.lift) }
        point(scene, at: CGPoint(x: 50, y: 50))
        let isLarger = scene.effects.contains { effect in
            guard case .transform(let matrix) = effect else { return false }
            return abs(matrix.m11 - 1.05) < 1e-9
        }
        #expect(isLarger)
    }

    @Test func whereItIsDisabledNothingHappens() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 40, height: 20).hoverEffect().hoverEffectDisabled()
        }
        point(scene, at: CGPoint(x: 50, y: 50))
        #expect(scene.fills.count == 1)
    }
}
