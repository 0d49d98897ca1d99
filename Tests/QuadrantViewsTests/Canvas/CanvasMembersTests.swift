import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// What a context draws with the forms of its members that are used seldom.
@MainActor @Suite("Members of GraphicsContext")
struct CanvasMembersTests {
    private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

    private func drawing(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
        let scene = ViewHarness(offering: 100, 100) {
            Canvas { context, _ in
                var copy = context
                draw(&copy)
            }
        }
        return scene.displayList.text
    }

    @Test func transformsAreConcatenated() {
        let box = box
        #expect(drawing {
            $0.concatenate(CGAffineTransform(translationX: 5, y: 6))
            $0.fill(Path(box), with: .color(.red))
        } == drawing {
            $0.translateBy(x: 5, y: 6)
            $0.fill(Path(box), with: .color(.red))
        })
    }

    @Test func linesHaveAStyle() {
        let box = box
        #expect(drawing { $0.stroke(Path(box), with: .color(.red), style: StrokeStyle(lineWidth: 3)) }
            == drawing { $0.stroke(Path(box), with: .color(.red), lineWidth: 3) })
        #expect(drawing { $0.stroke(Path(box), with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [2])) }
            != drawing { $0.stroke(Path(box), with: .color(.red), lineWidth: 3) })
    }

    @Test func shadingsAreColors() {
        let box = box
        func fill(_ shading: GraphicsContext.Shading) -> String { drawing { $0.fill(Path(box), with: shading) } }
        #expect(fill(.color(white: 1, opacity: 0.5)) == fill(.color(red: 1, green: 1, blue: 1, opacity: 0.5)))
        #expect(fill(.color(.sRGB, white: 0)) == fill(.color(.black)))
        #expect(fill(.palette([.color(.red), .color(.blue)])) == fill(.color(.red)))
    }

    @Test func textsHaveBaselines() {
        var lines: [CGFloat] = []
        _ = drawing { context in
            let text: GraphicsContext.ResolvedText = context.resolve(Text("one\ntwo").font(.system(size: 20)))
            let size = CGSize(width: 100, height: 100)
            lines = [text.firstBaseline(in: size), text.lastBaseline(in: size), text.measure(in: size).height]
        }
        #expect(lines.count == 3 && lines[0] > 10 && lines[1] > lines[0] + 15 && lines[2] > lines[1])
    }

    @Test func textsHaveAShading() {
        func draw(_ isRed: Bool) -> String {
            drawing { context in
                var text = context.resolve(Text("one"))
                if isRed { text.shading = .color(.red) }
                context.draw(text, at: CGPoint(x: 50, y: 50))
            }
        }
        #expect(draw(true) != draw(false))
    }

    @Test func symbolsAndPicturesAreResolved() {
        var sizes: [CGSize] = []
        let scene = ViewHarness(offering: 100, 100) {
            Canvas { context, _ in
                let symbol: GraphicsContext.ResolvedSymbol? = context.resolveSymbol(id: 1)
                let image: GraphicsContext.ResolvedImage = context.resolve(Image(systemName: "star"))
                sizes = [symbol?.size ?? .zero, image.size]
                var options = GraphicsContext.ClipOptions()
                options.insert(.inverse)
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)), options: options)
                let filters: GraphicsContext.FilterOptions = []
                context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
                                  options: filters)
                context.addFilter(.blur(radius: 2, options: GraphicsContext.BlurOptions.opaque))
                context.draw(image, at: .zero)
            } symbols: {
                Probe("symbol", 12, 8).tag(1)
            }
        }
        _ = scene.host.frame()
        #expect(sizes.first == CGSize(width: 12, height: 8) && (sizes.last?.width ?? 0) > 5)
    }
}
