public import CoreGraphics
@_exported public import Foundation
import QuadrantHost
import SwiftUI
public import UIKit

/// A drawing: strokes on a canvas.
public struct PKDrawing: Equatable, Sendable {
    /// The strokes, in the order in which they were made.
    public var strokes: [PKStroke]
    /// A drawing of strokes, the first one below the others.
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
    /// The smallest rectangle that contains all strokes, in points; null without one.
    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    /// The strokes of both drawings.
    public func appending(_ other: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + other.strokes) }
    /// The strokes with `transform` after their own.
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        PKDrawing(strokes: strokes.map { stroke in
            var stroke = stroke
            stroke.transform = stroke.transform.concatenating(transform)
            return stroke
        })
    }
    /// A picture of the part of the drawing in `rect`, in points, with `scale` pixels to a point. It is empty if `rect`
    /// is empty or infinite.
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

/// The strokes of a drawing, each as wide as its first point.
struct Strokes: View {
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
