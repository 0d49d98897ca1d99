import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Painter {
    /// `range` is the content of the effect; the effect itself is the operation before it.
    func paint(_ effect: Effect, _ frame: CGRect, _ range: Range<Int>) {
        if target == .page && effect.isOfPixels { return paintAsPixels((range.lowerBound - 1)..<range.upperBound) }
        switch effect {
        case .opacity(let opacity): paint(range, opacity: opacity)
        case .clip(let path, let isEvenOdd, let isAntialiased): paint(range, clip: path, isEvenOdd, isAntialiased)
        case .transform(let inner): paint(range, through: inner)
        case .layer: layer(range)
        // Drawn by `rasterized`.
        case .rasterized: paint(range)
        case .blend(let blend):
            if blend == .normal { paint(range) } else { layer(range, blend: blend) }
        case .mask(let mask): paint(range, mask)
        case .blur(let radius, let isOpaque): withoutCulling { paint(range, blur: radius, isOpaque, frame) }
        case .shadow(let color, let radius, let offset):
            withoutCulling { paint(range, shadow: color, radius, offset, frame) }
        case .colorMatrix(let matrix):
            let isAdding = matrix.count == 20 && matrix[19] > 0
            withoutCulling {
                layer(range, area: isAdding ? transform.bounds(Box(frame)) : .empty) { $0.apply(colorMatrix: matrix) }
            }
        case .luminanceToAlpha:
            layer(range) { $0.applyLuminanceToAlpha() }
        }
    }

    private func paint(_ range: Range<Int>, through inner: ProjectionTransform) {
        let outer = transform
        let combined = inner.concatenating(outer)
        // A plane seen edge-on is not visible.
        guard combined.showsPlane else { return }
        transform = combined
        paint(range)
        transform = outer
    }

    private func paint(_ range: Range<Int>, clip path: Path, _ isEvenOdd: Bool, _ isAntialiased: Bool) {
        cairo_save(context)
        cairo_new_path(context)
        cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if usesMatrix {
            useItemSpace()
            append(path, reach: itemReach)
        } else {
            useDeviceSpace()
            append(path.projected(by: transform, tolerance: tolerance), reach: Self.deviceReach)
        }
        cairo_clip(context)
        paint(range)
        cairo_restore(context)
    }

    private func paint(_ range: Range<Int>, opacity: Double) {
        let opacity = opacity.clampedToUnit
        if opacity == 0 { return }
        if opacity == 1 || commands.isSingle(range) {
            let outer = alpha
            alpha *= opacity
            paint(range)
            alpha = outer
        } else {
            layer(range, opacity: opacity)
        }
    }
}

extension Effect {
    /// Whether the effect must be rasterised in a PDF.
    var isOfPixels: Bool {
        switch self {
        case .blur, .colorMatrix, .luminanceToAlpha: true
        case .opacity, .clip, .transform, .shadow, .blend, .mask, .layer, .rasterized: false
        }
    }
}
