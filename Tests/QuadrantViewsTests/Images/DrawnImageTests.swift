import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Image(size:label:opaque:colorMode:renderer:) (#9.14).
@MainActor @Suite("Images that a closure draws")
struct DrawnImageTests {
    /// 20 × 10 points, red in the leading half.
    private var half: Image {
        Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        }
    }

    @Test func theyHaveTheSizeTheyAreGiven() {
        let scene = ViewHarness { half }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 20, height: 10))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 20, height: 10))
        let resized = ViewHarness { half.resizable() }
        #expect(resized.sizeThatFits(100, 80) == CGSize(width: 100, height: 80))
        #expect(resized.sizeThatFits(nil, nil) == CGSize(width: 20, height: 10))
        let fitted = ViewHarness { half.resizable().scaledToFit() }
        #expect(fitted.sizeThatFits(100, 80) == CGSize(width: 100, height: 50))
    }

    /// The rectangles into which the image is divided, with their scale, in drawing order.
    private func pieces(_ scene: ViewHarness) -> [(frame: CGRect, scale: CGFloat)] {
        func collect(_ fragment: Fragment, _ at: CGPoint) -> [(frame: CGRect, scale: CGFloat)] {
            fragment.items.flatMap { item -> [(frame: CGRect, scale: CGFloat)] in
                switch item {
                case .fragment(let inner, let shift):
                    return collect(inner, CGPoint(x: at.x + shift.x, y: at.y + shift.y))
                case .effect(.clip, let inner, let frame):
                    var scale: CGFloat = 1
                    if case .effect(.transform(let transform), _, _)? = inner.items.first { scale = transform.m11 }
                    let found = collect(inner, CGPoint(x: at.x + frame.minX, y: at.y + frame.minY))
                    return found.isEmpty ? [(frame.offsetBy(dx: at.x, dy: at.y), scale)] : found
                default: return []
                }
            }
        }
        return collect(scene.displayList.root, .zero)
    }

    @Test func resizedTheyAreStretchedAndTiled() {
        let stretched = pieces(ViewHarness(offering: 60, 40) { half.resizable() })
        #expect(stretched.map(\.frame) == [CGRect(x: 0, y: 0, width: 60, height: 40)])
        #expect(stretched.map(\.scale) == [3])
        let tiled = pieces(ViewHarness(offering: 50, 10) { half.resizable(resizingMode: .tile) })
        #expect(tiled.map(\.frame.minX) == [0, 20, 40])
        #expect(tiled.map(\.frame.width) == [20, 20, 10])
        #expect(tiled.map(\.scale) == [1, 1, 1])
        let caps = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let capped = pieces(ViewHarness(offering: 60, 10) { half.resizable(capInsets: caps) })
        #expect(capped.map(\.frame.width) == [4, 52, 4])
        let middle: CGFloat = (60 - 2 * 4) / (20 - 2 * 4)
        #expect(capped.map(\.scale) == [1, middle, 1])
    }

    /// A template image is drawn in the foreground style, with the image's opacity.
    @Test func templatesTakeTheForegroundStyle() {
        let scene = ViewHarness(offering: 20, 10) { half.renderingMode(.template).foregroundStyle(.green) }
        #expect(scene.colors == ["#34C759FF"])
        guard case .mask(let mask)? = scene.effects.first else {
            Issue.record("a template is no mask: \(scene.effects)")
            return
        }
        #expect(!mask.isEmpty)
        let plain = ViewHarness(offering: 20, 10) { half.foregroundStyle(.green) }
        #expect(plain.colors == ["#FF3B30FF"])
    }

    @Test func opaqueOnesAreBlackBehind() {
        let scene = ViewHarness(offering: 20, 10) {
            Image(size: CGSize(width: 20, height: 10), label: Text("Words"), opaque: true, colorMode: .linear) { _ in }
        }
        #expect(scene.colors == ["#000000FF"])
        #expect(scene.host.accessibilityElements().map(\.label) == ["Words"])
    }

    /// The closure is called again when a value that it reads has changed.
    @Test func theySeeTheEnvironment() {
        let scheme = Input(ColorScheme.light)
        let image = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.primary))
        }
        let scene = ViewHarness(offering: 10, 10) { image.environment(\.colorScheme, scheme.value) }
        #expect(scene.colors == ["#000000FF"])
        scheme.value = .dark
        scene.settle()
        #expect(scene.colors == ["#FFFFFFFF"])
    }

    @Test func theyStandInTextsAndCanvases() {
        let text = ViewHarness { Text("a \(half) b") }
        #expect(text.colors.contains("#FF3B30FF"))
        let canvas = ViewHarness(offering: 100, 100) {
            Canvas { context, _ in context.draw(half, in: CGRect(x: 10, y: 10, width: 40, height: 20)) }
        }
        #expect(pieces(canvas).map(\.scale) == [2])
    }

    @Test func sizesThatNoImageCanHaveAreReported() {
        let scene = ViewHarness { Image(size: CGSize(width: -5, height: CGFloat.nan)) { _ in }.tagged("image") }
        #expect(scene.size("image") == .zero)
        #expect(scene.takeReports().map(\.rule) == ["An image's sides are finite and not negative."])
    }

    @Test func asPaintsTheyAreReported() {
        let scene = ViewHarness(offering: 100, 100) { Rectangle().fill(ImagePaint(image: half)) }
        #expect(scene.takeReports().map(\.rule) == ["A paint repeats pixels, and Image(size:renderer:) has none."])
    }
}
