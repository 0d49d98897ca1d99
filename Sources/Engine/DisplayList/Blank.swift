import Foundation
import QuadrantGeometry

extension DisplayList {
    /// Whether only the background is visible: nothing else is painted on the canvas.
    package var isBlank: Bool {
        let canvas = Box(CGRect(origin: .zero, size: size))
        return !root.shows(in: canvas, ProjectionTransform())
    }
}

extension Fragment {
    /// Whether an item paints on `canvas`, to which `transform` maps. May be true although no pixel is covered.
    fileprivate func shows(in canvas: Box, _ transform: ProjectionTransform) -> Bool {
        items.contains { item in
            func reaches(_ box: Box) -> Bool { transform.bounds(box).touches(canvas) }
            func moved(_ point: CGPoint) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)).concatenating(transform)
            }
            switch item {
            case .fragment(let fragment, let at): return fragment.shows(in: canvas, moved(at))
            case .shape(let shape):
                let box = InkBounds.of(shape.path, shape.stroke).repeated(shape.copies)
                let palette = shape.copies?.palette ?? []
                return (palette.isEmpty ? shape.paint.paints : palette.contains { $0.alpha > 0 })
                    && reaches(box.shifted(shape.frame.origin.x, shape.frame.origin.y))
            case .text(let text):
                return text.runs.contains { !$0.glyphs.isEmpty && $0.paint.paints }
                    && reaches(InkBounds.of(text, text.frame.origin))
            case .image(let image): return image.tint?.alpha != 0 && reaches(Box(image.frame))
            case .effect(let effect, let fragment, let frame):
                switch effect {
                case .opacity(let opacity) where !(opacity > 0.002): return false
                case .transform(let matrix):
                    let inner = matrix.concatenating(moved(frame.origin))
                    return inner.hasExtent && fragment.shows(in: canvas, inner)
                case .clip(let path, _, _) where !reaches(InkBounds.of(path, nil).shifted(frame.minX, frame.minY)):
                    return false
                case .mask(let mask) where !mask.shows(in: canvas, moved(frame.origin)): return false
                default: return fragment.shows(in: canvas, moved(frame.origin))
                }
            }
        }
    }
}

extension ProjectionTransform {
    /// Whether the transform keeps an area, and does not collapse it.
    fileprivate var hasExtent: Bool { abs(determinant) > 1e-9 }
}

extension Paint {
    /// Whether the paint has any visible colour.
    fileprivate var paints: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _, _),
             .angular(let stops, _, _, _): stops.stops.contains { $0.color.alpha > 0 }
        case .tiled: true
        case .backdrop(let backdrop): backdrop.opacity > 0
        }
    }
}
