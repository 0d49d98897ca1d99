import CoreGraphics
import Foundation
public import SwiftUI
public import UIKit

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Observes a canvas.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: NSObjectProtocol {
    /// Called after `drawing` has changed, by a drag or by the program.
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    /// Called when a drag begins.
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    /// Called when a drag has ended, after the drawing has changed.
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A canvas, as large as its view, on which drags use a tool.
@MainActor @preconcurrency
open class PKCanvasView: UIView {
    /// The observer of the canvas.
    open weak var delegate: (any PKCanvasViewDelegate)?
    /// The strokes on the canvas.
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

    /// The first touch of a drag.
    fileprivate func begin() { delegate?.canvasViewDidBeginUsingTool(self) }

    /// Uses the tool along a drag that has ended.
    fileprivate func end(_ points: [CGPoint]) {
        if let tool = tool as? PKInkingTool {
            drawing.strokes.append(tool.stroke(points, at: Date()))
        } else if tool is PKEraserTool {
            drawing.strokes.removeAll { stroke in
                stroke.path.contains { point in
                    let place = point.location.applying(stroke.transform)
                    return points.contains { hypot($0.x - place.x, $0.y - place.y) < 12 }
                }
            }
        }
        delegate?.canvasViewDidEndUsingTool(self)
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
            if let tool = canvas.tool as? PKInkingTool, points.count > 1 {
                Strokes(drawing: PKDrawing(strokes: [tool.stroke(points, at: .distantPast)]))
            }
        }
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0)
            .onChanged { value in
                if points.isEmpty { canvas.begin() }
                points.append(value.location)
            }
            .onEnded { value in
                canvas.end(points + [value.location])
                points = []
            })
    }
}
