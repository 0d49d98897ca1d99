public import CoreGraphics
public import Foundation
import QuadrantDisplayList
public import QuadrantGeometry
import UIKit

/// What a path does when it is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

// MARK: Colours and lines

extension CGContext {
    func set(_ change: (inout DrawingContext.State) -> Void) {
        guard let drawing else { return }
        change(&drawing.state)
    }
    /// The colour that areas are filled with; black at first.
    public func setFillColor(_ color: CGColor) { set { $0.fill = color.rgba } }
    /// The colour that areas are filled with, in gamma-encoded sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The colour of lines; black at first.
    public func setStrokeColor(_ color: CGColor) { set { $0.stroke = color.rgba } }
    /// The colour of lines, in gamma-encoded sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// The opacity of what is drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) { set { $0.opacity = Double(min(max(alpha, 0), 1)) } }
    /// The width of lines in points, 1 at first.
    public func setLineWidth(_ width: CGFloat) { set { $0.line.lineWidth = width } }
    /// The ends of lines.
    public func setLineCap(_ cap: CGLineCap) { set { $0.line.lineCap = cap } }
    /// The corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { set { $0.line.lineJoin = join } }
    /// Miter joins longer than this many line widths become bevels.
    public func setMiterLimit(_ limit: CGFloat) { set { $0.line.miterLimit = limit } }
    /// Lengths of dashes and gaps in turn, in points; empty draws a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        set { ($0.line.dash, $0.line.dashPhase) = (lengths, phase) }
    }
    /// The transform from points of the program to points of the page or image.
    public var ctm: CGAffineTransform { drawing?.state.transform ?? .identity }
}

// MARK: Rectangles, ellipses and images

extension CGContext {
    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { drawing?.fill(Path(rect)) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
    /// Fills the ellipse that touches the middles of the sides.
    public func fillEllipse(in rect: CGRect) { drawing?.fill(Path(ellipseIn: rect)) }
    /// Draws a line around a rectangle, half outside of it.
    public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
    /// Draws a line of a width around a rectangle, half outside of it.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        guard let drawing else { return }
        var line = drawing.state.line
        line.lineWidth = width
        drawing.stroke(Path(rect), line)
    }
    /// Draws a line around an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

    private func stroke(_ path: Path) { drawing.map { $0.stroke(path, $0.state.line) } }

    /// Draws an image upright where y runs upwards, upside down where it runs downwards, as in images.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard let drawing else { return }
        if byTiling {
            let tile = Paint.tiled(ImageHandle(image.pixels), origin: rect.origin,
                                   scale: rect.width / CGFloat(max(image.width, 1)))
            return drawing.fillAll(tile)
        }
        let item = DisplayItem.image(ImageItem(image: ImageHandle(image.pixels), frame: rect,
                                               interpolation: drawing.state.interpolation))
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        drawing.add(item, placedBy: flip.concatenating(drawing.state.transform))
    }

    /// Limits what is drawn from here on to a rectangle, until the state is restored.
    public func clip(to rect: CGRect) { drawing?.clip(to: Path(rect)) }
}

// MARK: Paths

extension CGContext {
    /// Changes the path in the points that are in force.
    private func change(_ body: (inout Path) -> Void) {
        guard let drawing else { return }
        let transform = drawing.state.transform
        var own = ownPath.applying(transform.inverted())
        body(&own)
        ownPath = own.applying(transform)
    }
    private var pathHere: Path { ownPath.applying(ctm.inverted()) }

    /// Starts a path.
    public func beginPath() { ownPath = Path() }
    /// Starts a part of the path.
    public func move(to point: CGPoint) { change { $0.move(to: point) } }
    /// A straight line from the current point.
    public func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
    /// Straight lines between points.
    public func addLines(between points: [CGPoint]) { change { $0.addLines(points) } }
    /// A cubic Bézier curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// A quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
    /// The ellipse that touches the middles of the sides.
    public func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
    /// An arc, in radians; `clockwise` is as seen where y runs upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        change {
            $0.addArc(center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        }
    }
    /// The elements of another path.
    public func addPath(_ path: CGPath) { change { $0.addPath(Path(path)) } }
    /// A line back to the start of the part.
    public func closePath() { change { $0.closeSubpath() } }

    /// Fills the path and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    /// Draws a line along the path and empties it.
    public func strokePath() { drawPath(using: .stroke) }
    /// Fills the path, draws a line along it or both, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pathHere
        if mode != .stroke { drawing?.fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path) }
        beginPath()
    }
    /// Limits what is drawn from here on to the path, until the state is restored, and empties the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        drawing?.clip(to: pathHere, isEvenOdd: rule == .evenOdd)
        beginPath()
    }
}

extension CGColor {
    var rgba: RGBA {
        RGBA(red: Float(channels.red), green: Float(channels.green), blue: Float(channels.blue), alpha: Float(alpha))
    }
}
