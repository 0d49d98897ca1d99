public import CoreGraphics
import Foundation
public import UIKit

/// What a drag on a canvas does.
public protocol PKTool {}

/// A tool that draws strokes.
public struct PKInkingTool: PKTool, Equatable, Sendable {
    /// Kinds of ink.
    public typealias InkType = PKInk.InkType
    /// The kind of ink.
    public var inkType: InkType
    /// The colour of the ink.
    public var color: UIColor
    /// The width of strokes in points.
    public var width: CGFloat
    /// Draws with a kind of ink. A width of nil is 15 points for a marker, 3 for a pencil and 5 for others: a guess,
    /// because Apple's are not published.
    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color) = (inkType, color)
        self.width = width ?? (inkType == .marker ? 15 : inkType == .pencil ? 3 : 5)
    }
    /// Draws with the colour and kind of a pen.
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
    /// The ink of strokes.
    public var ink: PKInk { PKInk(inkType, color: color) }

    /// A stroke through `points`, begun at `date`.
    func stroke(_ points: [CGPoint], at date: Date) -> PKStroke {
        let path = PKStrokePath(controlPoints: points.map {
            PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: width, height: width), opacity: 1, force: 1,
                          azimuth: 0, altitude: .pi / 2)
        }, creationDate: date)
        return PKStroke(ink: ink, path: path)
    }
}

/// A tool that removes strokes.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    /// What is erased.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    /// What is erased. Whole strokes are, whatever this is.
    public var eraserType: EraserType
    /// An eraser that removes strokes with a point within 12 points of the drag; `width` has no effect.
    public init(_ eraserType: EraserType, width: CGFloat? = nil) { self.eraserType = eraserType }
}

/// A tool that selects strokes; drags with it do nothing here.
public struct PKLassoTool: PKTool, Equatable, Sendable {
    /// Selects strokes. Nothing to do: strokes cannot be selected.
    public init() {}
}
