package import Foundation
package import QuadrantGeometry

/// One thing to draw. Every position is in points, relative to the fragment that holds the item.
package enum DisplayItem: Equatable, Sendable {
    case shape(ShapeItem)
    indirect case text(TextItem)
    indirect case image(ImageItem)
    /// Another fragment, shifted. The usual child.
    case fragment(Fragment, at: CGPoint)
    /// A fragment drawn through an effect. `frame` is the view the effect was applied to; the effect's own
    /// coordinates and the fragment's start at its origin.
    indirect case effect(Effect, Fragment, frame: CGRect)
}

/// A path filled or stroked. `path` starts at `frame.origin`; the frame's edges are snapped to pixels when the list is
/// flattened and the path follows them.
package struct ShapeItem: Equatable, Sendable {
    package var path: Path
    package var frame: CGRect
    package var stroke: StrokeStyle?
    package var isEvenOdd: Bool
    package var isAntialiased: Bool
    /// In the space of `path`.
    package var paint: Paint

    package init(path: Path, frame: CGRect, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false,
                 isAntialiased: Bool = true, paint: Paint) {
        self.path = path
        self.frame = frame
        self.stroke = stroke
        self.isEvenOdd = isEvenOdd
        self.isAntialiased = isAntialiased
        self.paint = paint
    }
}

/// Lines of glyphs. Positions start at `frame.origin`, which is snapped to a pixel when the list is flattened.
package struct TextItem: Equatable, Sendable {
    package var frame: CGRect
    package var runs: [GlyphRun]
    /// Underlines, strikethroughs and text backgrounds, relative to `frame.origin`; drawn under the glyphs.
    package var decorations: [Decoration]
    /// The whole text, for outputs in which it can be selected.
    package var string: String

    package init(frame: CGRect, runs: [GlyphRun], decorations: [Decoration] = [], string: String) {
        self.frame = frame
        self.runs = runs
        self.decorations = decorations
        self.string = string
    }

    package struct Decoration: Equatable, Sendable {
        package var rect: CGRect
        /// Relative to the text's origin, like `rect`.
        package var paint: Paint
        /// Lengths of dashes and gaps along x; empty means solid.
        package var dashes: [CGFloat]
        package init(rect: CGRect, color: RGBA, dashes: [CGFloat] = []) {
            self.rect = rect
            paint = .color(color)
            self.dashes = dashes
        }
        /// The one color that identifies it.
        package var color: RGBA { paint.solid }
    }
}

extension TextItem {
    /// What its glyphs and lines are painted with.
    package var paints: [Paint] { runs.map(\.paint) + decorations.map(\.paint) }
}

extension TextItem.Decoration {
    /// The paint for a text that starts at `origin`.
    package func paint(at origin: CGPoint) -> Paint { paint.shifted(by: origin) }
}

extension GlyphRun {
    /// The paint for a text that starts at `origin`.
    package func paint(at origin: CGPoint) -> Paint { paint.shifted(by: origin) }
}

extension Paint {
    fileprivate func shifted(by origin: CGPoint) -> Paint {
        if case .color = self { return self }
        return applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

/// Names a font instance known to the font registry of the text module.
package struct FontHandle: Hashable, Sendable {
    package var index: UInt32
    package init(index: UInt32) { self.index = index }
}

/// Glyphs of one font, size, direction and paint, in visual order, left to right.
package struct GlyphRun: Equatable, Sendable {
    package var font: FontHandle
    /// Points per em.
    package var size: CGFloat
    /// Uniform scale of the outlines about each glyph's own origin (Inter is drawn a little smaller than it measures).
    package var outlineScale: CGFloat
    package var glyphs: [UInt32]
    /// Baseline origin of each glyph, relative to the text item's frame. Already includes the centring of a glyph in a
    /// corrected advance.
    package var positions: [CGPoint]
    package var advances: [CGFloat]
    /// For each glyph, the UTF-8 offset in `text` of the cluster it belongs to.
    package var clusters: [Int]
    package var text: String
    package var isRightToLeft: Bool
    /// Colour bitmaps instead of outlines (emoji).
    package var isColor: Bool
    package var paint: Paint
    /// Extra width of strokes that thicken the outlines (0: none), in points. For weights a font does not have.
    package var emboldening: CGFloat
    /// Slant of synthesised italics: x is shifted by -y times this; 0 is upright.
    package var slant: CGFloat
    /// Width of the outlines over their own, for widths a font does not have; 1 leaves them as they are.
    package var stretch: CGFloat

    package init(font: FontHandle, size: CGFloat, outlineScale: CGFloat = 1, glyphs: [UInt32], positions: [CGPoint],
                 advances: [CGFloat], clusters: [Int], text: String, isRightToLeft: Bool = false, isColor: Bool = false,
                 paint: Paint, emboldening: CGFloat = 0, slant: CGFloat = 0, stretch: CGFloat = 1) {
        self.font = font
        self.size = size
        self.outlineScale = outlineScale
        self.glyphs = glyphs
        self.positions = positions
        self.advances = advances
        self.clusters = clusters
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.isColor = isColor
        self.paint = paint
        self.emboldening = emboldening
        self.slant = slant
        self.stretch = stretch
    }
}

/// A bitmap stretched over `frame`, whose edges are snapped to pixels when the list is flattened.
package struct ImageItem: Equatable, Sendable {
    package enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    package var image: ImageHandle
    package var frame: CGRect
    /// Part of the image to draw, in pixels of the image; nil draws all of it.
    package var source: CGRect?
    package var interpolation: Interpolation
    /// Template images take this colour and keep only the image's alpha.
    package var tint: RGBA?
    package init(image: ImageHandle, frame: CGRect, source: CGRect? = nil, interpolation: Interpolation = .medium,
                 tint: RGBA? = nil) {
        self.image = image
        self.frame = frame
        self.source = source
        self.interpolation = interpolation
        self.tint = tint
    }

    /// All of the image, in its pixels.
    package var wholeArea: CGRect { CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height) }

    /// The pixels that are drawn: whole ones of the image, at least one on each side. Nil where `source` is not finite
    /// or lies outside the image.
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

/// How a fragment is changed before it reaches what is below it.
package enum Effect: Equatable, Sendable {
    case opacity(Double)
    /// Path in the space of the effect's frame.
    case clip(Path, isEvenOdd: Bool, isAntialiased: Bool)
    /// Maps the frame's space to itself, e.g. a rotation about its centre; may be a perspective.
    case transform(ProjectionTransform)
    /// A Gaussian of standard deviation `radius`, below the fragment.
    case shadow(RGBA, radius: CGFloat, offset: CGSize)
    case blur(radius: CGFloat, isOpaque: Bool)
    case blend(Blend)
    /// Draws what the mask covers, by the mask's alpha. Same origin as the fragment.
    case mask(Fragment)
    /// 4 rows of 5: red, green, blue, alpha from red, green, blue, alpha, 1; straight sRGB, clamped to 0…1.
    case colorMatrix([Float])
    /// Alpha from luminance.
    case luminanceToAlpha
    /// Draws the fragment on its own first: opacity, blending and shadows see it as one.
    case layer
}

package enum Blend: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}
