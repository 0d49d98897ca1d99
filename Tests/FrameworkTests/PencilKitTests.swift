import Foundation
import PencilKit
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

@Suite("Drawings")
struct PencilKitTests {
    private var drawing: PKDrawing {
        let points = [CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 40)].map {
            PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
                          azimuth: 0, altitude: 1)
        }
        return PKDrawing(strokes: [PKStroke(ink: PKInk(.marker, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
                                            path: PKStrokePath(controlPoints: points, creationDate: .distantPast))])
    }

    @Test func aDrawingIsReadAsItWasWritten() throws {
        let read = try PKDrawing(data: drawing.dataRepresentation())
        #expect(read.strokes.map(\.path) == drawing.strokes.map(\.path))
        #expect(read.strokes.first?.ink.inkType == .marker && read.bounds == drawing.bounds)
    }

    @Test func otherDataAreNoDrawing() {
        #expect(throws: CocoaError.self) { try PKDrawing(data: Data([1, 2, 3])) }
    }

    private final class Observer: NSObject, PKCanvasViewDelegate {
        var calls: [String] = []
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { calls.append("changed") }
        func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { calls.append("began") }
        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { calls.append("ended") }
    }

    private struct Shown: UIViewRepresentable {
        let canvas: PKCanvasView
        func makeUIView(context: Context) -> PKCanvasView { canvas }
        func updateUIView(_ canvas: PKCanvasView, context: Context) {}
    }

    @Test @MainActor func aDragDrawsAStrokeAndAnotherErasesIt() {
        let canvas = PKCanvasView(), observer = Observer()
        canvas.delegate = observer
        canvas.tool = PKInkingTool(.pen, color: .red, width: 4)
        let scene = ViewHarness(offering: 100, 100) { Shown(canvas: canvas) }
        scene.drag(from: .point(CGPoint(x: 20, y: 30)), by: CGSize(width: 40, height: 0))
        #expect(observer.calls == ["began", "changed", "ended"])
        // A line of 4 points between x = 20 and 60 at y = 30.
        #expect(canvas.drawing.bounds == CGRect(x: 18, y: 28, width: 44, height: 4))
        canvas.tool = PKEraserTool(.vector)
        scene.drag(from: .point(CGPoint(x: 20, y: 30)), by: CGSize(width: 0, height: 20))
        #expect(canvas.drawing.strokes.isEmpty)
    }
}
