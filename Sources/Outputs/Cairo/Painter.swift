import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Draws a command buffer with cairo, on pixels or on a PDF page.
///
/// Every item is drawn through `transform`, from its own space to the device. An affine transform is applied by cairo;
/// a perspective is applied here: paths are projected and filled in device space, pixels are sampled by the inverse.
final class Painter {
    enum Target { case pixels, page }

    let target: Target
    let stores: Stores
    let commands: CommandBuffer
    let grid: PixelGrid
    /// The pixels per device unit for content that must be rasterised: 1 on pixels, 2 on a page, less on a page with
    /// very many pixels.
    var resolution: Double
    /// The number of shadows around the current item, on a page.
    var shadowDepth = 0
    var context: OpaquePointer
    /// The target pixels; nil on a page.
    var pixels: PixelBuffer?
    /// The targets below the open layers, the picture itself first.
    var backdrops: [PixelBuffer] = []
    /// The bounds of the device.
    let whole: Box
    /// The transform outside of all groups.
    let base: ProjectionTransform
    /// The colour that a page was filled with at first, for pixels that are computed for it.
    var background = RGBA.clear
    /// The first operation of the innermost isolated group of a page, and the transform there; nil outside of groups.
    var group: (start: Int, transform: ProjectionTransform)?
    /// The index of the current operation.
    private(set) var position = 0
    /// The index of the operation at which drawing stops.
    var end = Int.max
    var transform: ProjectionTransform
    /// The parts of the device to draw; operations outside of them are culled. Nil draws everything.
    var wanted: [Box]?
    /// The bounds of what the current operation paints, if they were asked for to cull it.
    private(set) var painted: Box?
    /// Whether a group's bounds are tested before it is drawn. Worth it if a small part is drawn; in a whole picture
    /// most groups are visible, and only the bounds of items are tested.
    var skipsGroups = true
    /// The opacity of the groups around the current item, folded into its paint.
    var alpha = 1.0

    init(target: Target, context: OpaquePointer, pixels: PixelBuffer?, commands: CommandBuffer, grid: PixelGrid,
         transform: ProjectionTransform, stores: Stores) {
        self.target = target
        self.context = context
        self.pixels = pixels
        self.commands = commands
        self.grid = grid
        self.transform = transform
        base = transform
        self.stores = stores
        whole = pixels?.box ?? Self.clip(of: context)
        resolution = target == .pixels ? 1 : 2
    }

    func paint(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < min(range.upperBound, end) {
            position = index
            if wanted != nil, !isWanted(index) {
                index = commands.next(after: index)
                continue
            }
            if let run = blendedRun(at: index, before: min(range.upperBound, end)) {
                paintBlended(run)
                index = run.upperBound
                continue
            }
            switch commands.operations[index] {
            case .shape(let path, let stroke, let isEvenOdd, let isAntialiased, let paint):
                draw(path, stroke, isEvenOdd, isAntialiased, paint)
            case .shared(let path, let bounds, let fit, let isEvenOdd, let paint):
                if !drawMask(path, bounds, fit, isEvenOdd, paint) {
                    draw(path.applying(fit), nil, isEvenOdd, true, paint.applying(fit))
                }
            case .copies(let item, let copies, let origin): draw(item, copies, origin)
            case .text(let item, let origin):
                draw(item, origin)
            case .image(let item, let frame):
                draw(item, frame)
            case .begin(.rasterized, let content, let frame, let end):
                rasterized((index + 1)..<end, content, frame)
                index = end
            case .begin(let effect, _, let frame, let end):
                paint(effect, frame, (index + 1)..<end)
                index = end
            case .end: break
            }
            index += 1
        }
    }

    private func isWanted(_ index: Int) -> Bool {
        guard let wanted else { return true }
        switch commands.operations[index] {
        case .end: return true
        case .begin: if !skipsGroups { return true }
        case .shape, .shared, .copies, .text, .image: break
        }
        let bounds = PaintedBounds(commands: commands, slack: 1).bounds(index..<(index + 1), transform).grown(2)
        painted = bounds
        return wanted.contains { $0.touches(bounds) }
    }

    /// Runs `body` without culling, for the content of an effect that moves pixels into the wanted parts.
    func withoutCulling(_ body: () -> Void) {
        let outer = wanted
        wanted = nil
        body()
        wanted = outer
    }

    // MARK: State of the context

    /// Whether cairo has the item's transform as its matrix. Not with a perspective, nor with a transform so thin or
    /// small that its inverse, which cairo needs for images and gradients, exceeds cairo's number range.
    var usesMatrix: Bool {
        guard transform.isFlat else { return false }
        let m = transform.cairo
        let longer = max(m.xx * m.xx + m.yx * m.yx, m.xy * m.xy + m.yy * m.yy)
        let area = abs(m.xx * m.yy - m.yx * m.xy)
        return area >= longer * (target == .page ? 0.05 : 1e-3) && area >= longer.squareRoot() * 1e-4
    }

    /// Sets cairo's matrix to that of the current item.
    func useItemSpace() {
        var matrix = transform.cairo
        cairo_set_matrix(context, &matrix)
    }

    func useDeviceSpace() { cairo_identity_matrix(context) }

    /// The bounds of the clip on the device.
    var clip: Box { Self.clip(of: context) }

    private static func clip(of context: OpaquePointer) -> Box {
        var saved = cairo_matrix_t()
        cairo_get_matrix(context, &saved)
        cairo_identity_matrix(context)
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        cairo_set_matrix(context, &saved)
        return Box(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// Adds `path` to the context's path. Coordinates too large for cairo's fixed point numbers are limited; elements
    /// with a NaN are omitted.
    func append(_ path: Path, reach: Double) {
        let reach = reach.isFinite && reach > 0 ? reach : 1e6
        var start = CGPoint.zero, current = CGPoint.zero
        func safe(_ p: CGPoint) -> CGPoint {
            CGPoint(x: min(max(p.x, -reach), reach), y: min(max(p.y, -reach), reach))
        }
        func isNumber(_ p: CGPoint) -> Bool { !p.x.isNaN && !p.y.isNaN }
        path.forEach { element in
            switch element {
            case .move(let to):
                guard isNumber(to) else { return }
                current = safe(to)
                start = current
                cairo_move_to(context, current.x, current.y)
            case .line(let to):
                guard isNumber(to) else { return }
                current = safe(to)
                cairo_line_to(context, current.x, current.y)
            case .quadCurve(let to, let control):
                guard isNumber(to), isNumber(control) else { return }
                let c = safe(control), p = safe(to)
                cairo_curve_to(context, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
                               p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
                current = p
            case .curve(let to, let control1, let control2):
                guard isNumber(to), isNumber(control1), isNumber(control2) else { return }
                let a = safe(control1), b = safe(control2)
                current = safe(to)
                cairo_curve_to(context, a.x, a.y, b.x, b.y, current.x, current.y)
            case .closeSubpath:
                cairo_close_path(context)
                current = start
            }
        }
    }

    /// The limit of item coordinates before the device's fixed point numbers overflow.
    var itemReach: Double {
        let m = transform.cairo
        let factor = max(abs(m.xx), abs(m.yx), abs(m.xy), abs(m.yy), 1e-9)
        return (4e6 - min(max(abs(m.x0), abs(m.y0)), 3e6)) / factor / 2
    }

    static let deviceReach = 4e6

    /// The flattening error allowed in projected paths, in device units.
    var tolerance: Double { 0.1 / resolution }
}

/// The resources shared by several pictures: memory, glyphs and decoded images.
final class Stores {
    let pool = BufferPool()
    let glyphs = GlyphStore()
    let masks = MaskStore()
    let images = ImageStore()
    let gradients = GradientStore()
    let layers = LayerStore()
    let fonts = PageFonts()
    let filler = OutlineFiller()
    /// The number of pixels on the present page.
    var pagePixels = 0.0
    /// The number of coarse shadows around the current item: what casts one is drawn twice.
    var coarseShadows = 0

    deinit {
        masks.removeAll(pool)
        layers.removeAll(pool)
        gradients.removeAll(pool)
    }

    /// Call between pictures.
    func trim() {
        glyphs.trim()
        masks.trim(pool)
        layers.trim(pool)
        gradients.trim(pool)
        images.trim()
    }

    /// Throws if something could not be drawn.
    func check(_ context: OpaquePointer, _ place: String) throws {
        let status = cairo_status(context)
        if status != CAIRO_STATUS_SUCCESS {
            let reason = String(cString: cairo_status_to_string(status))
            throw Diagnostic(what: "the picture could not be drawn: \(reason).",
                             at: place, rule: "Shapes, images and transforms hold finite numbers of moderate size.",
                             fix: "Look for sizes or offsets that are not finite, or for a lack of memory.")
        }
        if pool.isExhausted {
            throw Diagnostic(what: "a layer of the picture is too large.", at: place,
                             rule: "What is blurred, blended or faded as a whole is drawn on a bitmap of at most "
                                 + "\(Canvas.maxSide) pixels a side and \(Canvas.maxBytes >> 20) MiB.",
                             fix: "Apply the effect to a smaller view, or render at a lower scale.")
        }
    }
}
