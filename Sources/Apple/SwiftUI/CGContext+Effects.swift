public import CoreGraphics
public import Foundation
import QuadrantDisplayList
public import QuadrantFoundation
public import QuadrantGeometry
import UIKit

// MARK: Colours, blending and shadows

extension CGContext {
    /// A grey that areas are filled with: 0 is black, 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// A grey of lines: 0 is black, 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// The colour that areas are filled with, in cyan, magenta, yellow and black.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
                     blue: (1 - yellow) * (1 - black), alpha: alpha)
    }
    /// How what is drawn meets what is below; `normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { set { $0.blend = mode } }
    /// A shadow of what is drawn, in points of the image or page; `blur` is twice the deviation. Nil casts none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        set { $0.shadow = color.map { ($0.rgba, max(blur, 0) / 2, offset) } }
    }
    /// A shadow in black of an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    /// How images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get {
            switch drawing?.state.interpolation {
            case .none?: .none
            case .low?: .low
            case .high?: .high
            default: .default
            }
        }
        set {
            set {
                $0.interpolation = newValue == .none ? .none : newValue == .low ? .low : newValue == .high ? .high
                    : .medium
            }
        }
    }
    /// Whether edges are smooth. Nothing to do: they always are.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Whether edges may be smooth. Nothing to do: they always are.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Whether letters are smoothed for a display. Nothing to do: letters have grey edges.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// How far curves may be from their true way. Nothing to do: curves are exact.
    public func setFlatness(_ flatness: CGFloat) {}
    /// The space of colours given by components. Nothing to do: each colour has its own space.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// The space of colours given by components. Nothing to do: each colour has its own space.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// How colours out of range are replaced. Nothing to do: they are clamped.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Where the next line of Core Text begins on its baseline: the translation of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
    /// Ends what is drawn so far. Nothing to do: drawing is done at once.
    public func flush() {}
    /// The same as `flush()`. Nothing to do: drawing is done at once.
    public func synchronize() {}

    /// Begins a picture that is drawn as a whole, with the opacity, the blend mode and the shadow in force.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { drawing?.beginLayer() }
    /// The same; the rectangle has no effect.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) { drawing?.beginLayer() }
    /// Draws the picture that was begun last.
    public func endTransparencyLayer() { drawing?.endLayer() }
}

// MARK: Gradients

extension CGContext {
    private func stops(_ gradient: CGGradient) -> GradientStops {
        GradientStops(gradient.stops.map { GradientStops.Stop(color: $0.color.rgba, location: Double($0.location)) })
    }
    /// Draws a gradient between two points in all that the clip leaves.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint,
                                   options: CGGradientDrawingOptions) {
        guard let drawing, start != end else { return }
        drawing.save()
        let (dx, dy) = (end.x - start.x, end.y - start.y), length = hypot(dx, dy)
        // What is before the start and behind the end, along the direction of the gradient.
        let far = (hypot(drawing.size.width, drawing.size.height) + length) * 8
            / max(sqrt(abs(ctm.a * ctm.d - ctm.b * ctm.c)), 0.01)
        let (ux, uy) = (dx / length * far, dy / length * far)
        let from = options.contains(.drawsBeforeStartLocation) ? CGPoint(x: start.x - ux, y: start.y - uy) : start
        let to = options.contains(.drawsAfterEndLocation) ? CGPoint(x: end.x + ux, y: end.y + uy) : end
        var band = Path()
        band.addLines([CGPoint(x: from.x - uy, y: from.y + ux), CGPoint(x: to.x - uy, y: to.y + ux),
                       CGPoint(x: to.x + uy, y: to.y - ux), CGPoint(x: from.x + uy, y: from.y - ux)])
        band.closeSubpath()
        if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] { drawing.clip(to: band) }
        drawing.fillAll(.linear(stops(gradient), from: start, to: end))
        drawing.restore()
    }

    /// Draws a gradient between two circles in all that the clip leaves. Both have the centre of the second.
    public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat,
                                   endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) {
        guard let drawing, startRadius != endRadius else { return }
        drawing.save()
        func circle(_ radius: CGFloat) -> Path {
            Path(ellipseIn: CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius,
                                   height: 2 * radius))
        }
        let isGrowing = endRadius > startRadius
        let drawsOuter = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let drawsInner = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        if !drawsOuter { drawing.clip(to: circle(max(startRadius, endRadius))) }
        if !drawsInner, min(startRadius, endRadius) > 0 {
            var ring = Path(CGRect(x: endCenter.x - 1e5, y: endCenter.y - 1e5, width: 2e5, height: 2e5))
            ring.addPath(circle(min(startRadius, endRadius)))
            drawing.clip(to: ring, isEvenOdd: true)
        }
        drawing.fillAll(.radial(stops(gradient), center: endCenter, inner: startRadius, outer: endRadius))
        drawing.restore()
    }
}

// MARK: Areas

extension CGContext {
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        guard let drawing else { return }
        drawing.save()
        (drawing.state.blend, drawing.state.fill, drawing.state.opacity) = (.clear, .black, 1)
        drawing.state.shadow = nil
        drawing.fill(Path(rect))
        drawing.restore()
    }
    /// Limits what is drawn from here on to several rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        rects.forEach { path.addRect($0) }
        drawing?.clip(to: path)
    }
    /// Limits what is drawn from here on to what an image covers, by its opacity, upright where y runs upwards.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard let drawing else { return }
        let image = DisplayItem.image(ImageItem(image: ImageHandle(mask.pixels), frame: rect))
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        drawing.clip(to: .effect(.transform(ProjectionTransform(flip)), Fragment([image]),
                                 frame: CGRect(origin: .zero, size: drawing.size)))
    }
    /// Draws on all of the context again.
    public func resetClip() { drawing.map { $0.state.clips = [] } }
    /// What the clip leaves, in points in force; the whole where only masks and curves limit it.
    public var boundingBoxOfClipPath: CGRect {
        guard let drawing else { return .null }
        var area = CGRect(origin: .zero, size: drawing.size)
        for case .path(let path, _) in drawing.state.clips { area = area.intersection(path.boundingRect) }
        return area.applying(ctm.inverted())
    }
    /// Draws separate lines: from each first point of a pair to the second.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }
}

// MARK: Paths

extension CGContext {
    private var here: Path { ownPath.applying(ctm.inverted()) }
    /// The path under construction; nil while it is empty.
    public var path: CGPath? { isPathEmpty ? nil : here.cgPath }
    /// Whether the path has no element.
    public var isPathEmpty: Bool { ownPath.isEmpty }
    /// The end of the path; zero while it is empty.
    public var currentPointOfPath: CGPoint { here.currentPoint ?? .zero }
    /// The smallest rectangle around the path; null while it is empty.
    public var boundingBoxOfPath: CGRect { isPathEmpty ? .null : here.boundingRect }
    /// Whether filling the path covers a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        here.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    }
    /// Closed rectangles.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    /// A line and an arc that touches the ways to two points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let inverse = ctm
        var own = here
        own.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        ownPath = own.applying(inverse)
    }
    /// Makes the outline of the line along the path the path.
    public func replacePathWithStrokedPath() {
        guard let drawing else { return }
        ownPath = here.strokedPath(drawing.state.line).applying(ctm)
    }
}
