import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// TextRenderer, Text.Layout and text attributes (#9.35).
@MainActor @Suite("Text renderers")
struct TextRendererTests {
    private struct Loud: TextAttribute { var amount = 1 }

    /// Draws the glyphs with an attribute at half the opacity, and all others unchanged.
    private struct Fading: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    if run[Loud.self] != nil {
                        for slice in run {
                            var copy = ctx
                            copy.opacity = 0.5
                            copy.draw(slice)
                        }
                    } else {
                        ctx.draw(run)
                    }
                }
            }
        }
    }

    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
    }

    private struct Wide: TextRenderer {
        var extra: CGFloat
        var animatableData: CGFloat {
            get { extra }
            set { extra = newValue }
        }
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + extra, height: size.height)
        }
    }

    /// Every glyph run, with the opacity at which it is drawn.
    private func runs(_ scene: ViewHarness) -> [(run: GlyphRun, opacity: Double)] {
        func collect(_ fragment: Fragment, _ opacity: Double) -> [(run: GlyphRun, opacity: Double)] {
            fragment.items.flatMap { item -> [(run: GlyphRun, opacity: Double)] in
                switch item {
                case .text(let text): return text.runs.map { ($0, opacity) }
                case .fragment(let inner, _): return collect(inner, opacity)
                case .effect(.opacity(let own), let inner, _): return collect(inner, opacity * own)
                case .effect(_, let inner, _): return collect(inner, opacity)
                default: return []
                }
            }
        }
        return collect(scene.displayList.root, 1)
    }

    /// Drawing all lines unchanged gives the same glyphs as the text itself.
    @Test func linesDrawWhatTheTextDraws() {
        let text = Text("Some words in several lines").foregroundStyle(.red)
        let plain = runs(ViewHarness(offering: 80, 200) { text })
        let drawn = runs(ViewHarness(offering: 80, 200) { text.textRenderer(Plain()) })
        #expect(plain.count > 1)
        #expect(plain.map(\.run) == drawn.map(\.run))
    }

    @Test func attributesSayWhichRunsAreMeant() {
        let scene = ViewHarness(offering: 300, 40) {
            Text("one \(Text("two").customAttribute(Loud())) three").textRenderer(Fading())
        }
        let found = runs(scene)
        #expect(found.filter { $0.opacity == 0.5 }.map(\.run.glyphs.count) == [1, 1, 1])
        #expect(found.filter { $0.opacity == 1 }.map(\.run.text) == ["one ", " three"])
    }

    @Test func layoutsTellWhereLettersStand() throws {
        final class Seen: @unchecked Sendable { var layout: Text.Layout? }
        struct Spy: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { seen.layout = layout }
        }
        let seen = Seen()
        let scene = ViewHarness(offering: 300, 40) { Text("ab").textRenderer(Spy(seen: seen)) }
        #expect(runs(scene).isEmpty)
        let layout = try #require(seen.layout)
        let run = try #require(layout.first?.first)
        #expect(layout.count == 1 && run.count == 2 && !layout.isTruncated)
        let (first, second) = (run[0].typographicBounds, run[1].typographicBounds)
        // A glyph is centred in the recorded advance of its letter, which differs slightly from its own.
        let slack: CGFloat = 0.5
        #expect(abs(first.origin.x) < slack && abs(second.origin.x - first.width) < slack)
        #expect(run.typographicBounds.width == first.width + second.width)
        #expect(first.origin.y == layout[0].origin.y && first.rect.minY == first.origin.y - first.ascent)
    }

    /// A renderer may change the text's size, and its numbers are animatable.
    @Test func sizesAreTheRenderers() {
        let extra = Input(CGFloat(10))
        let scene = ViewHarness { Text("ab").textRenderer(Wide(extra: extra.value)).tagged("text") }
        let width = ViewHarness { Text("ab") }.sizeThatFits(nil, nil).width
        #expect(scene.size("text").width == width + 10)
        withAnimation(.linear(duration: 1)) { extra.value = 30 }
        scene.settle()
        scene.advance(by: 0.5)
        let middle = scene.size("text").width
        #expect(middle > width + 10 && middle < width + 30)
        scene.advance(by: 1)
        #expect(scene.size("text").width == width + 30)
    }

    /// Draws what another renderer draws, at half the opacity.
    private struct Faint<Base: TextRenderer>: TextRenderer {
        let base: Base
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            ctx.opacity = 0.5
            base.draw(layout: layout, in: &ctx)
        }
    }

    @Test func renderersDrawThroughOthers() {
        let text = Text("ab")
        let drawn = runs(ViewHarness(offering: 100, 40) { text.textRenderer(Faint(base: Plain())) })
        #expect(drawn.map(\.opacity) == [0.5])
        #expect(drawn.map(\.run) == runs(ViewHarness(offering: 100, 40) { text }).map(\.run))
    }

    /// Slices of a run have its attributes, and bounds that follow each other.
    @Test func slicesArePartsOfRuns() throws {
        final class Seen: @unchecked Sendable { var layout: Text.Layout? }
        struct Spy: TextRenderer {
            let seen: Seen
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                seen.layout = layout
                let options: Text.Layout.DrawingOptions = .disablesSubpixelQuantization
                for line in layout { for run in line { for slice in run { ctx.draw(slice, options: options) } } }
            }
        }
        let seen = Seen()
        let scene = ViewHarness(offering: 300, 40) {
            Text("a\(Text("bc").customAttribute(Loud(amount: 3)))").textRenderer(Spy(seen: seen))
        }
        #expect(runs(scene).map(\.run.glyphs.count) == [1, 1, 1])
        let line = try #require(seen.layout?.first), last = try #require(line.last)
        let slices: [Text.Layout.RunSlice] = Array(last)
        #expect(slices.count == 2 && slices.allSatisfy { $0[Loud.self]?.amount == 3 })
        #expect(line.first?.first?[Loud.self] == nil)
        let whole: Text.Layout.TypographicBounds = last[0..<2].typographicBounds
        let widths: [CGFloat] = slices.map(\.typographicBounds.width)
        #expect(abs(whole.width - widths.reduce(0, +)) < CGFloat(0.01) && whole.rect.height > 0)
        #expect(slices[0].characterIndices.first.map { first in slices[1].characterIndices.allSatisfy { $0 > first } }
            == true)
    }
}
