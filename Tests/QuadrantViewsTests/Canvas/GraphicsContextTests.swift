import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("GraphicsContext")
struct GraphicsContextTests {
    private func scene(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> ViewHarness {
        ViewHarness(offering: 100, 50) { Canvas { context, size in draw(&context, size) } }
    }

    @Test func aPathIsFilledAndStroked() {
        let scene = scene { context, size in
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(path, with: .color(.red))
            context.stroke(path, with: .color(.blue), lineWidth: 3)
        }
        #expect(scene.colors == ["#FF3B30FF", "#007AFFFF"] && scene.fills.map { $0.stroke?.lineWidth } == [nil, 3])
    }

    @Test func transformsAreAppliedInOrder() {
        let scene = scene { context, _ in
            context.translateBy(x: 10, y: 5)
            context.scaleBy(x: 2, y: 2)
            context.fill(Path(CGRect(x: 1, y: 1, width: 3, height: 3)), with: .color(.red))
        }
        #expect(scene.drawnFrames.count == 1)
        var context = CGAffineTransform(translationX: 10, y: 5)
        context = CGAffineTransform(scaleX: 2, y: 2).concatenating(context)
        #expect(CGPoint(x: 1, y: 1).applying(context) == CGPoint(x: 12, y: 7))
    }

    @Test func aCopyKeepsItsState() {
        let scene = scene { context, _ in
            var inner = context
            inner.opacity = 0.5
            inner.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
        #expect(Set(scene.colors).count + Set(scene.drawnOpacities).count >= 3)
    }

    @Test func aClipNarrowsTheBounds() {
        var found = CGRect.zero
        let scene = scene { context, _ in
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)))
            found = context.clipBoundingRect
        }
        _ = scene.displayList
        #expect(found == CGRect(x: 10, y: 10, width: 20, height: 20))
    }
}
