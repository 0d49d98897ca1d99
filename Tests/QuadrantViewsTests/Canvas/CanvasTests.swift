import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Canvas")
struct CanvasTests {
    private final class Runs {
        var sizes: [CGSize] = []
    }

    /// A canvas has the proposed size, 10 points for a nil dimension; the closure is called once per frame.
    @Test func isAsLargeAsItIsOfferedAndDrawsOnce() {
        let runs = Runs()
        let scene = ViewHarness(offering: 120, 80) { Canvas { _, size in runs.sizes.append(size) } }
        _ = scene.host.frame()
        _ = scene.host.frame()
        #expect(runs.sizes == [CGSize(width: 120, height: 80)])
        #expect(scene.host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    /// A state that the closure reads makes it run again; another state does not.
    @Test func drawsAgainWhenWhatItReadHasChanged() {
        let read = Input(1.0), other = Input(1.0), runs = Runs()
        let scene = ViewHarness(offering: 100, 100) {
            Canvas { context, size in
                runs.sizes.append(size)
                context.fill(Path(CGRect(x: 0, y: 0, width: read.value, height: 10)), with: .color(.red))
            }
        }
        _ = scene.host.frame()
        other.value = 2
        _ = scene.host.frame()
        #expect(runs.sizes.count == 1)
        read.value = 40
        _ = scene.host.frame()
        #expect(runs.sizes.count == 2)
    }

    /// Copies have their own transform and clip; both are applied from the outside in.
    @Test func copiesKeepWhatTheyChangeToThemselves() {
        var rects: [CGRect] = []
        let scene = ViewHarness(offering: 100, 100) {
            Canvas { context, _ in
                rects = []
                var inner = context
                inner.translateBy(x: 20, y: 10)
                inner.scaleBy(x: 2, y: 2)
                inner.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
                rects.append(inner.clipBoundingRect)
                inner.transform = .identity
                rects.append(inner.clipBoundingRect)
                inner.clip(to: Path(CGRect(x: 200, y: 0, width: 5, height: 5)))
                rects.append(inner.clipBoundingRect)
                rects.append(context.clipBoundingRect)
            }
        }
        _ = scene.host.frame()
        #expect(rects == [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 20, y: 10, width: 10, height: 10),
                          .zero, CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    /// Interpolating between black and white in linear light gives a brighter middle than in sRGB components.
    @Test func gradientsBlendByLightWhenAsked() throws {
        func stops(_ options: GraphicsContext.GradientOptions) throws -> [GradientStops.Stop] {
            let gradient = Gradient(colors: [.black, .white])
            let scene = ViewHarness(offering: 100, 10) {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(
                        gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0), options: options))
                }
            }
            var paints: [Paint] = []
            func visit(_ fragment: Fragment) {
                for item in fragment.items {
                    switch item {
                    case .shape(let shape): paints.append(shape.paint)
                    case .fragment(let inner, _), .effect(_, let inner, _): visit(inner)
                    case .text, .image: break
                    }
                }
            }
            visit(scene.host.frame().root)
            guard case .linear(let stops, _, _) = try #require(paints.first) else { return [] }
            return stops.stops
        }
        #expect(try stops([]).map(\.location) == [0, 1])
        let middle = try #require(try stops(.linearColor).first { $0.location == 0.5 })
        // The sRGB transfer function: linear 0.5 is 1.055 * 0.5^(1 / 2.4) - 0.055.
        #expect(abs(Double(middle.color.red) - (1.055 * pow(0.5, 1 / 2.4) - 0.055)) < 1e-6)
    }

    /// A resolved text has the size of a Text view; a symbol has the size of its view, wherever it is drawn.
    @Test func knowsTheSizesOfTextsAndSymbols() {
        var sizes: [CGSize] = []
        let scene = ViewHarness(offering: 300, 100) {
            Canvas { context, _ in
                sizes = [context.resolve(Text("Words")).measure(in: CGSize(width: 300, height: 100))]
                guard let symbol = context.resolveSymbol(id: 7) else { return }
                sizes.append(symbol.size)
                context.draw(symbol, at: CGPoint(x: 20, y: 20))
                context.draw(symbol, in: CGRect(x: 100, y: 20, width: 60, height: 30))
                #expect(context.resolveSymbol(id: "absent") == nil)
            } symbols: {
                Color.red.frame(width: 30, height: 15).tag(7)
            }
        }
        let items = scene.host.frame().root.items
        #expect(!items.isEmpty)
        #expect(sizes.last == CGSize(width: 30, height: 15))
        #expect(sizes.first == ViewHarness(offering: 300, 100) { Text("Words") }.host.sizeThatFits(.unspecified))
    }

    /// Each symbol is proposed the size of the canvas: without a frame, it fills it (#9.16).
    @Test func symbolsAreProposedTheCanvas() {
        var sizes: [String: CGSize] = [:]
        _ = ViewHarness(offering: 200, 120) {
            Canvas { context, _ in
                for name in ["color", "circle", "wide", "text", "padded"] {
                    sizes[name] = context.resolveSymbol(id: name)?.size
                }
            } symbols: {
                Color.red.tag("color")
                Circle().tag("circle")
                Circle().frame(width: 50).tag("wide")
                Text("Words").tag("text")
                Color.red.padding(10).tag("padded")
            }
        }.host.frame()
        #expect(sizes["color"] == CGSize(width: 200, height: 120))
        #expect(sizes["circle"] == CGSize(width: 120, height: 120))
        #expect(sizes["wide"] == CGSize(width: 50, height: 50))
        #expect(sizes["text"] == ViewHarness(offering: 300, 100) { Text("Words") }.host.sizeThatFits(.unspecified))
        #expect(sizes["padded"] == CGSize(width: 200, height: 120))
    }

    /// The size of symbols follows that of the canvas.
    @Test func symbolsFollowTheCanvas() {
        var sizes: [CGSize?] = []
        let scene = ViewHarness(offering: 200, 120) {
            Canvas { context, _ in sizes.append(context.resolveSymbol(id: 0)?.size) } symbols: { Color.red.tag(0) }
        }
        _ = scene.host.frame()
        scene.offer(80, 40)
        _ = scene.host.frame()
        #expect(sizes.first == CGSize(width: 200, height: 120))
        #expect(sizes.last == CGSize(width: 80, height: 40))
    }
}
