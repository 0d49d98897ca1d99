package import Foundation
package import QuadrantGeometry

/// One drawing operation. Every position is in points, relative to the fragment that contains the item.
package enum DisplayItem: Equatable, Sendable {
    case shape(ShapeItem)
    indirect case text(TextItem)
    indirect case image(ImageItem)
    /// A nested fragment at an offset; the most frequent item.
    case fragment(Fragment, at: CGPoint)
    /// A fragment drawn through an effect. `frame` is that of the view with the effect; the coordinates of the effect
    /// and of the fragment are relative to its origin.
    indirect case effect(Effect, Fragment, frame: CGRect)
}

/// A filled or stroked path. `path` is relative to `frame.origin`; the frame's edges are snapped to pixels when the
/// list is flattened, and the path is mapped accordingly.
package struct ShapeItem: Equatable, Sendable {
    /// The outline, in points from `frame.origin`.
    package var path: Path
    /// The place of the shape, in points of the fragment; `path` may extend beyond it.
    package var frame: CGRect
    /// How the outline is stroked; nil fills it.
    package var stroke: StrokeStyle?
    /// Whether points inside an even number of outlines are outside.
    package var isEvenOdd: Bool
    /// Whether pixels at the edge are drawn in part; with false those whose centre is inside are drawn whole.
    package var isAntialiased: Bool
    /// The paint, in the space of `path`.
    package var paint: Paint
    /// The bounds of `path` if its coverage is worth keeping, as that of symbols, which many items draw with one path;
    /// else nil.
    package var sharedBounds: CGRect?
    /// Where the shape is drawn instead of once in its frame; nil for all but very many equal shapes.
    package var copies: ShapeCopies?

    /// A filled shape, or with `stroke` its outline.
    package init(path: Path, frame: CGRect, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false,
                 isAntialiased: Bool = true, paint: Paint, sharedBounds: CGRect? = nil, copies: ShapeCopies? = nil) {
        self.path = path
        self.frame = frame
        self.stroke = stroke
        self.isEvenOdd = isEvenOdd
        self.isAntialiased = isAntialiased
        self.paint = paint
        self.sharedBounds = sharedBounds
        self.copies = copies
    }
}

/// Lines of glyphs. Positions are relative to `frame.origin`, which is snapped to a pixel when the list is flattened.
package struct TextItem: Equatable, Sendable {
    /// The place of the text, in points of the fragment; glyphs may extend beyond it.
    package var frame: CGRect
    /// In drawing order, each of one font and paint.
    package var runs: [GlyphRun]
    /// Underlines, strikethroughs and text backgrounds, relative to `frame.origin`; drawn under the glyphs.
    package var decorations: [Decoration]
    /// The whole text, for outputs in which it can be selected.
    package var string: String

    /// A text that is already laid out: no size is computed.
    package init(frame: CGRect, runs: [GlyphRun], decorations: [Decoration] = [], string: String) {
        self.frame = frame
        self.runs = runs
        self.decorations = decorations
        self.string = string
    }

    /// A bar under or through glyphs, or a background.
    package struct Decoration: Equatable, Sendable {
        /// In points from the text's origin.
        package var rect: CGRect
        /// The paint, relative to the text's origin, as `rect` is.
        package var paint: Paint
        /// The index of the style that gives the paint; nil where the paint is given by itself.
        package var style: Int?
        /// Lengths of dashes and gaps along x; empty means solid.
        package var dashes: [CGFloat]
        /// A bar of one colour, solid unless there are dashes.
        package init(rect: CGRect, color: RGBA, style: Int? = nil, dashes: [CGFloat] = []) {
            self.rect = rect
            self.style = style
            paint = .color(color)
            self.dashes = dashes
        }
        /// The representative colour.
        package var color: RGBA { paint.solid }
    }
}

extension TextItem {
    /// The paints of all glyphs and decorations.
    package var paints: [Paint] { runs.map(\.paint) + decorations.map(\.paint) }
}

extension TextItem.Decoration {
    /// The paint for a text with its origin at `origin`.
    package func paint(at origin: CGPoint) -> Paint { paint.shifted(by: origin) }
}

extension GlyphRun {
    /// The paint for a text with its origin at `origin`.
    package func paint(at origin: CGPoint) -> Paint { paint.shifted(by: origin) }
}

extension Paint {
    fileprivate func shifted(by origin: CGPoint) -> Paint {
        if case .color = self { return self }
        return applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

/// Identifies a font instance in the font registry of the text module.
package struct FontHandle: Hashable, Sendable {
    /// The number of the font, in the order of first use in this process.
    package var index: UInt32
    package init(index: UInt32) { self.index = index }
}

/// A glyph of a run.
package struct Glyph: Equatable, Sendable {
    /// The number of the glyph in the font; 0 is the box of a missing one.
    package var id: UInt32
    /// The UTF-8 offset in the run's text of the cluster that the glyph belongs to.
    package var cluster: Int32
    /// The baseline origin, relative to the text item's frame. Includes the centring in a corrected advance.
    package var position: CGPoint
    /// The width in points, tracking included.
    package var advance: CGFloat

    /// A glyph at its place.
    package init(id: UInt32, cluster: Int32, position: CGPoint, advance: CGFloat) {
        self.id = id
        self.cluster = cluster
        self.position = position
        self.advance = advance
    }
}

/// Glyphs of one font, size, direction and paint, in visual order, left to right.
package struct GlyphRun: Equatable, Sendable {
    /// The font of all glyphs.
    package var font: FontHandle
    /// In points per em.
    package var size: CGFloat
    /// Uniform scale of the outlines about each glyph's own origin (Inter is drawn a little smaller than its advances).
    package var outlineScale: CGFloat
    /// In visual order, left to right.
    package var glyphs: [Glyph]
    /// The characters of the run, in logical order.
    package var text: String
    /// Whether the text runs from right to left; glyphs are from left to right all the same.
    package var isRightToLeft: Bool
    /// Whether glyphs are colour bitmaps instead of outlines (emoji).
    package var isColor: Bool
    /// The paint of all glyphs, with points from the text's origin.
    package var paint: Paint
    /// The index of the style that gives the paint; nil where the paint is given by itself.
    package var style: Int?
    /// The width of a stroke in points that emboldens the outlines (0: none), for weights that a font does not have.
    package var emboldening: CGFloat
    /// The slant of synthesised italics: x is shifted by -y times this; 0 is upright.
    package var slant: CGFloat
    /// The horizontal scale of the outlines, for widths that a font does not have; 1 leaves them unchanged.
    package var stretch: CGFloat
    /// The place of `text` in the whole text, in UTF-16 units; nil for an ellipsis.
    package var start: Int?

    /// A run of shaped glyphs.
    package init(font: FontHandle, size: CGFloat, outlineScale: CGFloat = 1, glyphs: [Glyph], text: String,
                 isRightToLeft: Bool = false, isColor: Bool = false, paint: Paint, style: Int? = nil,
                 emboldening: CGFloat = 0, slant: CGFloat = 0, stretch: CGFloat = 1, start: Int? = nil) {
        self.font = font
        self.size = size
        self.outlineScale = outlineScale
        self.glyphs = glyphs
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.isColor = isColor
        self.paint = paint
        self.style = style
        self.emboldening = emboldening
        self.slant = slant
        self.stretch = stretch
        self.start = start
    }
}

/// A bitmap stretched over `frame`, whose edges are snapped to pixels when the list is flattened.
package struct ImageItem: Equatable, Sendable {
    /// How pixels between those of the image are made: the nearest one, or an average of more and more around it.
    package enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    /// The pixels, shared with other items.
    package var image: ImageHandle
    /// The place of the image, in points of the fragment.
    package var frame: CGRect
    /// The part of the image to draw, in pixels of the image; nil draws all of it.
    package var source: CGRect?
    /// How the image is scaled; medium by default.
    package var interpolation: Interpolation
    /// Replaces the colour of a template image; only the image's alpha is used.
    package var tint: RGBA?
    /// An image stretched over `frame`; with `source` a part of it.
    package init(image: ImageHandle, frame: CGRect, source: CGRect? = nil, interpolation: Interpolation = .medium,
                 tint: RGBA? = nil) {
        self.image = image
        self.frame = frame
        self.source = source
        self.interpolation = interpolation
        self.tint = tint
    }

    /// The whole image, in its pixels.
    package var wholeArea: CGRect { CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height) }

    /// The drawn pixels: whole ones of the image, at least one on each side. Nil if `source` is not finite or outside
    /// of the image.
    package var sourceArea: CGRect? {
        let all = wholeArea
        guard let source else { return all }
        guard [source.minX, source.minY, source.width, source.height].allSatisfy(\.isFinite) else { return nil }
        let (minX, minY) = (source.minX.rounded(), source.minY.rounded())
        let (maxX, maxY) = (minX + max(source.width.rounded(), 1), minY + max(source.height.rounded(), 1))
        let area = CGRect(x: max(minX, 0), y: max(minY, 0), width: min(maxX, all.maxX) - max(minX, 0),
                          height: min(maxY, all.maxY) - max(minY, 0))
        return area.size.width >= 1 && area.size.height >= 1 ? area : nil
    }
}

/// An effect on a fragment, before it is composited with the backdrop.
package enum Effect: Equatable, Sendable {
    case opacity(Double)
    /// The path is in the space of the effect's frame.
    case clip(Path, isEvenOdd: Bool, isAntialiased: Bool)
    /// Maps the frame's space to itself, e.g. a rotation about its centre; may be a perspective.
    case transform(ProjectionTransform)
    /// A Gaussian blur of standard deviation `radius`, drawn below the fragment.
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
    case blur(radius: CGFloat, isOpaque: Bool)
    case blend(Blend)
    /// Draws the parts that the mask covers, by the mask's alpha. Same origin as the fragment.
    case mask(Fragment)
    /// 4 rows of 5: red, green, blue, alpha from red, green, blue, alpha, 1; straight sRGB, clamped to 0…1.
    case colorMatrix([Float])
    /// Sets alpha to the luminance.
    case luminanceToAlpha
    /// Draws the fragment on a layer first: opacity, blending and shadows apply to it as a whole.
    case layer
    /// Where pixels are drawn, draws the fragment on a layer first, whose pixels are used again while the fragment and
    /// its place are the same, as with Core Animation's `shouldRasterize`. In documents it has no effect.
    case rasterized
}

/// How the colours of a fragment meet those below, by the names and formulas of CSS and Core Graphics.
package enum Blend: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}
