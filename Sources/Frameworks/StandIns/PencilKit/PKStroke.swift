public import CoreGraphics
public import Foundation
public import UIKit

/// A line of ink.
public struct PKStroke: Equatable, Sendable {
    /// The colour and the kind of the line.
    public var ink: PKInk
    /// The points of the line, before `transform`.
    public var path: PKStrokePath
    /// What moves the points of `path` to their places in the drawing.
    public var transform: CGAffineTransform
    /// A line of ink along `path`. Apple's `mask` parameter is missing: strokes are not masked here.
    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
        (self.ink, self.path, self.transform) = (ink, path, transform)
    }
    /// The smallest rectangle that contains the line, in points in the drawing; null without points.
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
    /// When the line was begun.
    public let creationDate: Date
    /// A line through `controlPoints`, which are joined by straight lines.
    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    /// A point; an index out of range stops the program.
    public subscript(position: Int) -> PKStrokePoint { points[position] }
}

/// A point of a line.
public struct PKStrokePoint: Equatable, Sendable {
    /// The place, in points before the transform of the stroke.
    public var location: CGPoint
    /// Seconds since the line was begun; 0 for lines that were drawn here.
    public var timeOffset: TimeInterval
    /// The width and height of the tip at this point, in points; a line is drawn as wide as its first point.
    public var size: CGSize
    /// The opacity at this point, from 0 to 1. Kept, and not drawn.
    public var opacity: CGFloat
    /// The pressure of the pencil; 1 is that of an average touch. Kept, and not drawn.
    public var force: CGFloat
    /// The direction in which the pencil lay, in radians. Kept, and not drawn.
    public var azimuth: CGFloat
    /// The angle between the pencil and the surface, in radians: π / 2 is upright. Kept, and not drawn.
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
    /// The kind of ink. Markers are drawn half transparent, all others opaque.
    public var inkType: InkType
    /// The colour.
    public var color: UIColor
    /// Ink of a kind and a colour.
    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}
