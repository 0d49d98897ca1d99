import CCairo
import QuadrantDisplayList
import QuadrantGeometry

// Blend modes that PDF does not have. A page cannot be read back: what is below the blended layer is drawn again as
// pixels, once without and once with it, and an image of what differs is painted over it. The rest of the page stays
// vectors and text.
extension Painter {
    /// The operations from `index` on that are layers of such a mode, one beside the other; nil if there is none.
    func blendedRun(at index: Int, before end: Int) -> Range<Int>? {
        guard target == .page else { return nil }
        var next = index
        while next < end, case .begin(.blend(let blend), _, _, let last) = commands.operations[next], !blend.isOfPages {
            next = last + 1
        }
        return next > index ? index..<next : nil
    }

    func paintBlended(_ run: Range<Int>) {
        let zoom = max(resolution, Double(grid.scale))
        let painted = PaintedBounds(commands: commands).bounds(run, transform).grown(1).intersection(clip)
        let region = ProjectionTransform.scale(zoom).bounds(painted)
        guard let before = stores.pool.take(.color, covering: region),
              let after = stores.pool.take(.color, covering: region) else { return }
        drawGroup(until: run.lowerBound, on: before, zoom)
        drawGroup(until: run.upperBound, on: after, zoom)
        after.keepChanges(from: before, isOnPaper: group == nil)
        put(after, opacity: 1, coarseness: resolution / zoom)
        stores.pool.give(before)
        stores.pool.give(after)
    }

    /// Draws the operations of the innermost isolated group, or of the page with its background, up to `end`.
    private func drawGroup(until end: Int, on buffer: PixelBuffer, _ zoom: Double) {
        let context = cairo_create(buffer.surface)!
        if group == nil, background.alpha > 0 {
            cairo_set_source_rgba(context, Double(background.red.clampedToUnit), Double(background.green.clampedToUnit),
                                  Double(background.blue.clampedToUnit), Double(background.alpha.clampedToUnit))
            cairo_paint(context)
        }
        let painter = Painter(target: .pixels, context: context, pixels: buffer, commands: commands, grid: grid,
                              transform: (group?.transform ?? base).concatenating(.scale(zoom)), stores: stores)
        painter.background = background
        painter.wanted = [buffer.box]
        painter.end = end
        painter.paint((group?.start ?? 0)..<commands.operations.count)
        cairo_destroy(context)
        buffer.settle()
    }

    /// The number of runs of a page or of a group above which it becomes one bitmap: each run draws what is below it
    /// again.
    private static let maxRuns = 32

    /// Whether `range` can only be drawn as pixels: if it has many layers of modes that PDF does not have, or, in an
    /// isolated group, a mode by which a layer removes what is below, or shows only there.
    func needsPixels(_ range: Range<Int>, isIsolated: Bool) -> Bool {
        var index = range.lowerBound, runs = 0, lastEnd = -1
        while index < range.upperBound {
            if case .begin(let effect, _, _, let end) = commands.operations[index] {
                switch effect {
                case .blend(let blend):
                    if !blend.isOfPages {
                        if isIsolated, blend == .destinationOut || blend == .sourceAtop { return true }
                        if lastEnd != index { runs += 1 }
                        if runs > Self.maxRuns { return true }
                        lastEnd = end + 1
                    }
                    index = end
                case .opacity(let opacity) where opacity < 1 && !commands.isSingle((index + 1)..<end): index = end
                case .opacity, .clip, .transform, .shadow, .rasterized: break
                case .layer, .mask, .blur, .colorMatrix, .luminanceToAlpha: index = end
                }
            }
            index += 1
        }
        return false
    }
}

extension PixelBuffer {
    /// Replaces the pixels of this result by those that give it when they are painted over `below`, as far as that is
    /// possible: nothing where both are equal. On paper, what is transparent is white.
    fileprivate func keepChanges(from below: PixelBuffer, isOnPaper: Bool) {
        settle()
        for y in 0..<height {
            let line = pixels(y), old = below.pixels(y)
            for x in 0..<width {
                if line[x] == old[x] { line[x] = 0 } else {
                    line[x] = isOnPaper ? Self.onPaper(line[x]) : Self.over(old[x], giving: line[x])
                }
            }
        }
        touched()
    }

    private static func onPaper(_ pixel: UInt32) -> UInt32 {
        let white = 255 - (pixel >> 24)
        let red = (pixel >> 16 & 0xff) + white, green = (pixel >> 8 & 0xff) + white, blue = (pixel & 0xff) + white
        return 0xff00_0000 | (red << 16) | (green << 8) | blue
    }

    private static func over(_ below: UInt32, giving result: UInt32) -> UInt32 {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 0xff) / 255 }
        let old = channel(below, 24)
        let alpha = old < 1 ? min(max((channel(result, 24) - old) / (1 - old), 0), 1) : 1
        var pixel = UInt32((alpha * 255).rounded()) << 24
        for shift: UInt32 in [16, 8, 0] {
            let value = channel(result, shift) - channel(below, shift) * (1 - alpha)
            pixel |= UInt32((min(max(value, 0), alpha) * 255).rounded()) << shift
        }
        return pixel
    }
}
