public import CoreGraphics
@_exported public import Foundation
import QuadrantHost
public import SwiftUI
public import UIKit

/// A drawing: strokes on a canvas.
public struct PKDrawing: Equatable, Sendable {
    /// The strokes, in the order in which they were made.
    public var strokes: [PKStroke]
    /// Strokes.
    public init(strokes: some Sequence<PKStroke> = [PKStroke]()) { self.strokes = Array(strokes) }
    /// Reads what `dataRepresentation()` has written, and throws for other data: the format of Apple's files is not
    /// published.
    public init(data: Data) throws {
        guard let strokes = try? JSONDecoder().decode([WrittenStroke].self, from: data) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.init(strokes: strokes.map(\.stroke))
    }
    /// The strokes, in a format of its own: Apple's programs do not read it.
    public func dataRepresentation() -> Data {
        (try? JSONEncoder().encode(strokes.map(WrittenStroke.init))) ?? Data()
    }
    /// What contains all strokes; null without one.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    /// The strokes of both drawings.
    public func appending(_ other: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + other.strokes) }
    /// The strokes at other places.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(strokes: strokes.map { stroke in
            var stroke = stroke
            stroke.transform = stroke.transform.concatenating(transform)
            return stroke
        })
    }
    /// A picture of a part of the drawing, `scale` pixels to a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return UIImage() }
        let drawing = self
        return RenderingThreads.run {
            MainActor.assumeIsolated {
                let renderer = ImageRenderer(content: Strokes(drawing: drawing)
                    .offset(x: -rect.minX, y: -rect.minY)
                    .frame(width: rect.width, height: rect.height, alignment: .topLeading)
                    .clipped())
                renderer.scale = scale
                return withExtendedLifetime(renderer) { renderer.uiImage }
            }
        } ?? UIImage()
    }
}

/// A line of ink.
public struct PKStroke: Equatable, Sendable {
    /// Its colour and kind.
    public var ink: PKInk
    /// Its points.
    public var path: PKStrokePath
    /// Where its points are.
    public var transform: CGAffineTransform
    /// A line of ink; masks are not here.
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
    }
    /// What contains the line.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { bounds, point in
            let half = max(point.size.width, point.size.height) / 2, place = point.location.applying(transform)
            return bounds.union(CGRect(x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half))
        }
    }
}
/// The points of a line.
public struct PKStrokePath: Equatable, RandomAccessCollection, Sendable {
    private let points: [PKStrokePoint]
    /// When it was begun.
    public let creationDate: Date
    /// Points of a line.
    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    /// A point.
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}
/// A point of a line.
public struct PKStrokePoint: Equatable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Seconds since the line was begun.
    public var timeOffset: TimeInterval
    /// How wide the line is there.
    public var size: CGSize
    /// How opaque the line is there.
    public var opacity: CGFloat
    /// How hard the pencil was pressed.
    public var force: CGFloat
    /// In which direction the pencil lay, in radians.
    public var azimuth: CGFloat
    /// How steep the pencil was, in radians.
    public var altitude: CGFloat
    /// A point of a line.
    public init(location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
                azimuth: CGFloat, altitude: CGFloat) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}

/// Ink: a kind and a colour.
public struct PKInk: Equatable, Sendable {
    /// Kinds of ink.
    public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
    /// The kind.
    public var inkType: InkType
    /// The colour.
    public var color: UIColor
    /// Ink of a kind and a colour.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// What a finger or a pencil does.
public protocol PKTool {}
/// Draws.
public struct PKInkingTool: PKTool, Equatable, Sendable {
    /// Kinds of ink.
    public typealias InkType = PKInk.InkType
    /// The kind.
    public var inkType: InkType
    /// The colour.
    public var color: UIColor
    /// The width in points.
    public var width: CGFloat
    /// Draws with a kind of ink; a width of nil is that of the kind.
    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color) = (inkType, color)
        self.width = width ?? (inkType == .marker ? 15 : inkType == .pencil ? 3 : 5)
    }
    /// The ink.
    public var ink: PKInk { PKInk(inkType, color: color) }
}
/// Erases.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// What is erased.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    /// What is erased: here always whole strokes.
    public var eraserType: EraserType
    /// An eraser; the width has no effect.
    public init(_ eraserType: EraserType, width: CGFloat? = nil) { self.eraserType = eraserType }
}
/// Selects: does nothing here.
public struct PKLassoTool: PKTool, Equatable, Sendable {
    /// Selects strokes. Nothing to do: strokes cannot be selected.
    public init() {}
}

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Is notified of drawings.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: NSObjectProtocol {
    /// The drawing has changed.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// A line was begun.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// A line was ended.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A canvas: drags draw lines of one width.
@MainActor @preconcurrency
open class PKCanvasView: UIView {
    /// Is notified of drawings.
    open weak var delegate: (any PKCanvasViewDelegate)?
    /// The drawing.
    open var drawing = PKDrawing() {
        didSet {
            setNeedsDisplay()
            delegate?.canvasViewDrawingDidChange(self)
        }
    }
    /// What drags do.
    open var tool: any PKTool = PKInkingTool(.pen)
    /// Who may draw. Nothing to do: there are no pencils, and all drags draw.
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    /// Whether drags move the canvas instead of drawing. Nothing to do: the canvas is as large as its view.
    open var isScrollEnabled = true
    /// The largest scale of gestures, the smallest, and the present one. Nothing to do: the canvas is not scaled.
    open var maximumZoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
    /// The size of the canvas. Nothing to do: the canvas is as large as its view.
    open var contentSize = CGSize.zero
    /// Whether scroll indicators are shown. Nothing to do: the canvas is as large as its view.
    open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
    /// Whether touches draw. Nothing to do: they do.
    open var isDrawingEnabled = true
    /// Whether fingers draw, besides pencils. Nothing to do: all drags draw.
    open var allowsFingerDrawing = true
    /// Whether the ruler is shown. Nothing to do: there is no ruler.
    open var isRulerActive = false
    open override func _content() -> AnyView? { AnyView(Canvas(canvas: self, drawing: drawing)) }

    fileprivate func drag(_ points: [CGPoint], isEnd: Bool) {
        if let tool = tool as? PKInkingTool {
            if points.count == 1 { delegate?.canvasViewDidBeginUsingTool(self) }
            let path = PKStrokePath(controlPoints: points.map {
                PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: tool.width, height: tool.width),
                              opacity: 1,
                              force: 1, azimuth: 0, altitude: .pi / 2)
            }, creationDate: Date())
            drawing.strokes.append(PKStroke(ink: tool.ink, path: path))
            if isEnd { delegate?.canvasViewDidEndUsingTool(self) }
        } else if tool is PKEraserTool {
            drawing.strokes.removeAll { stroke in
                stroke.path.contains { point in
                    points.contains { hypot($0.x - point.location.x, $0.y - point.location.y) < 12 }
                }
            }
        }
    }
}

private struct Strokes: View {
    let drawing: PKDrawing
    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(drawing.strokes.enumerated()), id: \.offset) { _, stroke in
                let width = stroke.path.first?.size.width ?? 1
                Path { path in
                    for (index, point) in stroke.path.enumerated() {
                        let place = point.location.applying(stroke.transform)
                        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                    }
                }
                .stroke(Color(uiColor: stroke.ink.color).opacity(stroke.ink.inkType == .marker ? 0.5 : 1),
                        style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            }
        }
    }
}

private struct Canvas: View {
    let canvas: PKCanvasView
    let drawing: PKDrawing
    @State private var points: [CGPoint] = []
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(uiColor: canvas.backgroundColor ?? .systemBackground)
            Strokes(drawing: drawing)
            if canvas.tool is PKInkingTool, points.count > 1 { current }
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0)
            .onChanged { points.append($0.location) }
            .onEnded { value in
                canvas.drag(points + [value.location], isEnd: true)
                points = []
            })
    }
    private var current: some View {
        let tool = canvas.tool as? PKInkingTool ?? PKInkingTool(.pen)
        return Path { path in
            path.move(to: points[0])
            for point in points.dropFirst() { path.addLine(to: point) }
        }
        .stroke(Color(uiColor: tool.color), style: StrokeStyle(lineWidth: tool.width, lineCap: .round,
                                                               lineJoin: .round))
    }
}

/// The palette of tools. It is not shown here.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    public override init() { super.init() }
    /// The tool that is selected.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { for observer in observers { observer.canvas?.tool = selectedTool } }
    }
    private struct Observer { weak var canvas: PKCanvasView? }
    private var observers: [Observer] = []
    /// Shows the palette while a view is edited. Nothing to do: there is no palette.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// Gives a canvas the selected tool.
    open func addObserver(_ observer: PKCanvasView) {
        observers.append(Observer(canvas: observer))
        observer.tool = selectedTool
    }
    /// Gives a canvas no tools any more.
    open func removeObserver(_ observer: PKCanvasView) { observers.removeAll { $0.canvas === observer } }
    /// False.
    open var isVisible: Bool { false }
}
