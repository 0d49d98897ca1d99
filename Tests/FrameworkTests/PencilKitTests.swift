import Foundation
import PencilKit
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
}
