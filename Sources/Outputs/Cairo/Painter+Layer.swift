import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// Draws `range` on a layer and composites it with opacity and operator. `change` may modify the pixels in between;
    /// it is not called on a page, which has none.
    func layer(_ range: Range<Int>, opacity: Double = 1, blend: Blend = .normal, area: Box = .empty,
               _ change: ((PixelBuffer) -> Void)? = nil) {
        let total = opacity * alpha
        if target == .page {
            cairo_save(context)
            cairo_push_group(context)
            isolated(range)
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, blend.cairo)
            if total < 1 { cairo_paint_with_alpha(context, total) } else { cairo_paint(context) }
            cairo_restore(context)
            return
        }
        guard let buffer = drawn(range, area: area) else { return }
        change?(buffer)
        if blend == .plusDarker, let pixels {
            buffer.darken(pixels)
            put(buffer, opacity: total, CAIRO_OPERATOR_SOURCE)
        } else {
            put(buffer, opacity: total, blend.cairo)
        }
        stores.pool.give(buffer)
    }

    /// Draws `range` at full opacity.
    private func isolated(_ range: Range<Int>) {
        let outer = (alpha, group)
        alpha = 1
        group = (range.lowerBound, transform)
        if target == .page && needsPixels(range, isIsolated: true) { paintAsPixels(range) } else { paint(range) }
        (alpha, group) = outer
    }

    /// As `drawn`, with pixels `coarseness` times as large, which is not visible after a strong blur.
    func drawn(_ range: Range<Int>, reach: Double, margin: Double, coarseness: Double) -> PixelBuffer? {
        if coarseness == 1 { return drawn(range, reach: reach, margin: margin) }
        let painted = PaintedBounds(commands: commands).bounds(range, transform).grown(1 + margin)
            .intersection(clip.grown(reach))
        let zoom = ProjectionTransform.scale(1 / coarseness)
        guard let buffer = stores.pool.take(.color, covering: zoom.bounds(painted)) else { return nil }
        let context = cairo_create(buffer.surface)!
        Painter(target: .pixels, context: context, pixels: buffer, commands: commands, grid: grid,
                transform: transform.concatenating(zoom), stores: stores).paint(range)
        cairo_destroy(context)
        buffer.settle()
        return buffer
    }

    /// The pixels of `range` alone, over its painted bounds and `area`, within the visible part. `reach` is how far, in
    /// device units, an effect moves pixels: pixels that far outside of the clip are kept. `margin` is added around the
    /// painted bounds.
    func drawn(_ range: Range<Int>, reach: Double = 0, margin: Double = 0, area: Box = .empty) -> PixelBuffer? {
        let painted = PaintedBounds(commands: commands).bounds(range, transform).grown(1 + margin).union(area)
        let seen = clip.grown(reach)
        guard let buffer = stores.pool.take(.color, covering: painted.intersection(seen)) else { return nil }
        onto(buffer) { paint(range) }
        return buffer
    }

    /// Runs `body` with `buffer` as the target.
    func onto(_ buffer: PixelBuffer, _ body: () -> Void) {
        let outer = (context, pixels, alpha)
        context = cairo_create(buffer.surface)
        if let pixels { backdrops.append(pixels) }
        pixels = buffer
        alpha = 1
        body()
        cairo_destroy(context)
        (context, pixels, alpha) = outer
        if pixels != nil { backdrops.removeLast() }
        buffer.settle()
    }

    /// Composites a buffer with the target. Its pixels are `coarseness` times as large as those of the target.
    func put(_ buffer: PixelBuffer, opacity: Double, _ mode: cairo_operator_t = CAIRO_OPERATOR_OVER,
             coarseness: Double = 1) {
        let size = coarseness / resolution
        cairo_save(context)
        useDeviceSpace()
        cairo_scale(context, size, size)
        cairo_set_source_surface(context, buffer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), size == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_set_operator(context, mode)
        cairo_new_path(context)
        cairo_rectangle(context, Double(buffer.x), Double(buffer.y), Double(buffer.width), Double(buffer.height))
        if opacity < 1 {
            cairo_clip(context)
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_fill(context)
        }
        cairo_restore(context)
    }

    // MARK: Masks

    func paint(_ range: Range<Int>, _ mask: Fragment) {
        var commands = CommandBuffer()
        mask.visit(&commands, grid: grid)
        guard target == .page else {
            guard let buffer = drawn(range) else { return }
            withCover(mask, commands, buffer.box) { cover in
                onto(buffer) { put(cover, opacity: 1, CAIRO_OPERATOR_DEST_IN) }
            }
            put(buffer, opacity: alpha)
            stores.pool.give(buffer)
            return
        }
        cairo_save(context)
        cairo_push_group(context)
        isolated(range)
        let content = cairo_pop_group(context)!
        cairo_push_group(context)
        let other = painter(commands)
        other.isolated(commands.all)
        let cover = cairo_pop_group(context)!
        useDeviceSpace()
        if alpha < 1 { cairo_push_group(context) }
        cairo_set_source(context, content)
        cairo_mask(context, cover)
        if alpha < 1 {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, alpha)
        }
        cairo_restore(context)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(cover)
    }

    /// Runs `body` with the pixels of a mask over `box`: drawn, or kept while the mask and its place are the same.
    private func withCover(_ mask: Fragment, _ commands: CommandBuffer, _ box: Box, _ body: (PixelBuffer) -> Void) {
        // A visit moves the mask into a fragment of its own.
        guard case .fragment(let content, let origin)? = mask.items.first, mask.items.count == 1, !content.hasBackdrop,
              box.area <= LayerStore.maxArea else {
            guard let cover = drawnCover(commands, box) else { return }
            body(cover)
            return stores.pool.give(cover)
        }
        let key = LayerStore.Key(origin: origin, transform: transform, box: box)
        let found = stores.layers.find(content, key, stores.pool)
        if let pixels = found.pixels { return body(pixels) }
        guard let cover = drawnCover(commands, box) else { return }
        body(cover)
        if found.isSecond { stores.layers.keep(cover, of: content) } else { stores.pool.give(cover) }
    }

    private func drawnCover(_ commands: CommandBuffer, _ box: Box) -> PixelBuffer? {
        guard let cover = stores.pool.take(.color, covering: box) else { return nil }
        onto(cover) { painter(commands).paint(commands.all) }
        return cover
    }

    /// A painter of another command buffer with the same state.
    private func painter(_ commands: CommandBuffer) -> Painter {
        Painter(target: target, context: context, pixels: pixels, commands: commands, grid: grid, transform: transform,
                stores: stores)
    }

    // MARK: Rasterisation on pages

    func paintAsPixels(_ range: Range<Int>) {
        let painted = PaintedBounds(commands: commands).bounds(range, transform).grown(1)
        guard let buffer = asPixels(painted, { $0.paint(range) }) else { return }
        put(buffer, opacity: alpha)
        stores.pool.give(buffer)
    }

    /// The number of pixels on a page after which the next have half the resolution.
    private static let finePixels = 50e6

    /// The pixels that `draw` paints with a pixel painter of the same state as this page painter.
    func asPixels(_ painted: Box, _ draw: (Painter) -> Void) -> PixelBuffer? {
        // Cairo keeps the pixels of a page until it is finished: the more there are, the coarser are the next.
        resolution = 2 / pow(2, min(stores.pagePixels / Self.finePixels, 5).rounded(.down))
        let zoom = ProjectionTransform.scale(resolution)
        guard let buffer = stores.pool.take(.color, covering: zoom.bounds(painted.intersection(clip))) else {
            return nil
        }
        stores.pagePixels += buffer.box.area
        let context = cairo_create(buffer.surface)!
        let painter = Painter(target: .pixels, context: context, pixels: buffer, commands: commands, grid: grid,
                              transform: transform.concatenating(zoom), stores: stores)
        painter.background = background
        draw(painter)
        cairo_destroy(context)
        buffer.settle()
        return buffer
    }
}

extension Blend {
    /// Whether PDF has this blend mode.
    var isOfPages: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
        default: true
        }
    }

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        // Computed separately from the pixels below.
        case .plusDarker: CAIRO_OPERATOR_OVER
        }
    }
}
