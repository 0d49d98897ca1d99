package import Foundation
package import QuadrantGeometry

/// Receives a display list in drawing order, with every position absolute in points and snapped to pixels.
///
/// A backend is a type that conforms. `begin`/`end` nest; coordinates inside a `begin` are those outside it, except
/// after `.transform`, whose matrix maps the coordinates inside to those outside.
package protocol DisplayListVisitor {
    /// Whether only parts of the picture are wanted where the visitor is now; false by default.
    var wantsParts: Bool { get }
    /// Whether items need not be visited, as nothing in a box that holds them is wanted; asked if `wantsParts`. The box
    /// is in the coordinates of the items, as they are visited.
    func skips(_ box: Box) -> Bool
    mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint)
    /// A shape with `sharedBounds`; `fit` maps it to absolute coordinates. Drawn as any other shape by default.
    mutating func sharedShape(_ item: ShapeItem, fit: CGAffineTransform)
    /// A shape with `copies`; `origin` must be added to the item's frame. Draws each as a shape by default.
    mutating func copies(_ item: ShapeItem, _ copies: ShapeCopies, origin: CGPoint)
    /// `origin` must be added to every position of the item.
    mutating func text(_ item: TextItem, origin: CGPoint)
    mutating func image(_ item: ImageItem, frame: CGRect)
    /// Begins an effect on `content`, whose items are visited next.
    mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect)
    mutating func end(_ effect: Effect, frame: CGRect)
}

extension DisplayListVisitor {
    package var wantsParts: Bool { false }
    package func skips(_ box: Box) -> Bool { false }
    /// Draws each copy as a shape, where it is: not on whole pixels.
    package mutating func copies(_ item: ShapeItem, _ copies: ShapeCopies, origin: CGPoint) {
        for (index, offset) in copies.offsets.enumerated() {
            let place = CGAffineTransform(translationX: item.frame.minX + origin.x + CGFloat(offset.x),
                                          y: item.frame.minY + origin.y + CGFloat(offset.y))
            shape(item.path.applying(place), stroke: item.stroke, isEvenOdd: item.isEvenOdd,
                  isAntialiased: item.isAntialiased, paint: copies.paint(index, item.paint).applying(place))
        }
    }

    /// Draws the path as a shape that no other item shares.
    package mutating func sharedShape(_ item: ShapeItem, fit: CGAffineTransform) {
        shape(item.path.applying(fit), stroke: item.stroke, isEvenOdd: item.isEvenOdd,
              isAntialiased: item.isAntialiased, paint: item.paint.applying(fit))
    }
}

extension Fragment {
    /// Visits each item once, with the fragment at `origin`, in points. Edges are rounded half up on the pixel grid;
    /// under a transform the grid begins at the effect's own origin.
    ///
    /// Clip paths, masks and transforms are passed to the visitor in absolute coordinates.
    package func visit(_ visitor: inout some DisplayListVisitor, origin: CGPoint = .zero, grid: PixelGrid) {
        guard visitor.wantsParts, let runs = extents?.runs else {
            for item in items { visit(item, &visitor, origin, grid) }
            return
        }
        let length = Extents.run
        for (index, box) in runs.enumerated() {
            if let box, visitor.skips(box.shifted(origin.x, origin.y)) { continue }
            for item in items[(index * length)..<min((index + 1) * length, items.count)] {
                visit(item, &visitor, origin, grid)
            }
        }
    }

    private func visit(_ item: DisplayItem, _ visitor: inout some DisplayListVisitor, _ origin: CGPoint,
                       _ grid: PixelGrid) {
        switch item {
        case .fragment(let fragment, let at):
            if visitor.wantsParts, let extent = fragment.extent,
               visitor.skips(extent.shifted(origin.x + at.x, origin.y + at.y)) { return }
            fragment.visit(&visitor, origin: CGPoint(x: origin.x + at.x, y: origin.y + at.y), grid: grid)
        case .shape(let shape):
            if let copies = shape.copies {
                visitor.copies(shape, copies, origin: origin)
                return
            }
            let frame = shape.frame.offsetBy(dx: origin.x, dy: origin.y)
            let fit = grid.fit(frame)
            if shape.sharedBounds != nil {
                visitor.sharedShape(shape, fit: fit)
                return
            }
            visitor.shape(shape.path.applying(fit), stroke: shape.stroke, isEvenOdd: shape.isEvenOdd,
                          isAntialiased: shape.isAntialiased, paint: shape.paint.applying(fit))
        case .text(let text):
            let frame = text.frame.offsetBy(dx: origin.x, dy: origin.y)
            visitor.text(text, origin: CGPoint(x: grid.round(frame.minX), y: grid.round(frame.minY)))
        case .image(let image):
            visitor.image(image, frame: grid.snap(image.frame.offsetBy(dx: origin.x, dy: origin.y)))
        case .effect(let effect, let fragment, let frame):
            let absolute = frame.offsetBy(dx: origin.x, dy: origin.y)
            visitEffect(effect, fragment, frame: absolute, &visitor, grid: grid)
        }
    }

    private func visitEffect(_ effect: Effect, _ fragment: Fragment, frame: CGRect,
                             _ visitor: inout some DisplayListVisitor, grid: PixelGrid) {
        switch effect {
        case .transform(let transform):
            let placed = Effect.transform(transform.placed(at: frame, grid))
            visitor.begin(placed, fragment, frame: frame)
            fragment.visit(&visitor, grid: grid)
            visitor.end(placed, frame: frame)
        case .clip:
            let clip = effect.fitted(to: frame, grid)
            visitor.begin(clip, fragment, frame: frame)
            fragment.visit(&visitor, origin: frame.origin, grid: grid)
            visitor.end(clip, frame: frame)
        case .mask(let mask):
            let moved = Effect.mask(Fragment([.fragment(mask, at: frame.origin)]))
            visitor.begin(moved, fragment, frame: frame)
            fragment.visit(&visitor, origin: frame.origin, grid: grid)
            visitor.end(moved, frame: frame)
        case .opacity, .shadow, .blur, .blend, .colorMatrix, .luminanceToAlpha, .layer, .rasterized:
            visitor.begin(effect, fragment, frame: frame)
            fragment.visit(&visitor, origin: frame.origin, grid: grid)
            visitor.end(effect, frame: frame)
        }
    }
}

extension ProjectionTransform {
    /// The view's origin is zero inside, and its snapped corner outside.
    func placed(at frame: CGRect, _ grid: PixelGrid) -> ProjectionTransform {
        let corner = grid.snap(frame).origin
        return concatenating(ProjectionTransform(CGAffineTransform(translationX: corner.x, y: corner.y)))
    }
}

extension Effect {
    /// Maps a clip to the drawn frame of its view; other effects are unchanged.
    func fitted(to frame: CGRect, _ grid: PixelGrid) -> Effect {
        guard case .clip(let path, let isEvenOdd, let isAntialiased) = self else { return self }
        return .clip(path.applying(grid.fit(frame)), isEvenOdd: isEvenOdd, isAntialiased: isAntialiased)
    }
}

extension Paint {
    /// The same paint for a shape that `transform` has moved (and slightly stretched).
    package func applying(_ transform: CGAffineTransform) -> Paint {
        let stretch = max(abs(transform.a), abs(transform.d))
        switch self {
        case .color, .backdrop: return self
        case .linear(let stops, let from, let to):
            return .linear(stops, from: from.applying(transform), to: to.applying(transform))
        case .radial(let stops, let center, let inner, let outer):
            return .radial(stops, center: center.applying(transform), inner: inner * stretch, outer: outer * stretch)
        case .elliptical(let stops, let bounds, let center, let inner, let outer):
            return .elliptical(stops, bounds: bounds.applying(transform), center: center, inner: inner, outer: outer)
        case .angular(let stops, let center, let from, let to):
            return .angular(stops, center: center.applying(transform), from: from, to: to)
        case .tiled(let image, let origin, let scale):
            return .tiled(image, origin: origin.applying(transform), scale: scale)
        }
    }
}
