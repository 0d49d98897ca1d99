import Foundation
import QuadrantGeometry
import SwiftUI

/// The outlines of marks in a plot, in points from its top leading corner.
extension PlotGeometry {
    /// The radius of the corners of bars without one of their own, in points; measured.
    static let barRadius: CGFloat = 2
    /// Smaller corners change no pixel: of a square of this side they leave out a fifth.
    private static let minRadius: CGFloat = 0.05

    /// The outline of a bar or a rectangle.
    func outline(_ record: MarkRecord, _ rect: CGRect) -> Path {
        if let clip = record.style.clip { return clipped(clip, rect) }
        if let corner = record.style.corner {
            return Path(roundedRect: rect, cornerRadius: max(0, corner.radius), style: corner.style)
        }
        guard record.kind == .bar else { return Path(rect) }
        let radius = min(Self.barRadius, min(rect.width, rect.height) / 2)
        if radius < Self.minRadius { return Path(rect) }
        guard let span = model.spans[record.index] else {
            return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        }
        guard span.isOuter || span.isOuterStart else { return Path(rect) }
        if span.isOuter, span.isOuterStart {
            return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
        }
        let scale = scale(span.axis)
        var start = scale.position(.number(span.start)) ?? scale.start, end = scale.position(.number(span.end)) ?? 0
        if span.isOuterStart { swap(&start, &end) }
        var radii = RectangleCornerRadii()
        if span.axis == .vertical {
            if end <= start { (radii.topLeading, radii.topTrailing) = (radius, radius) }
            else { (radii.bottomLeading, radii.bottomTrailing) = (radius, radius) }
        } else if end >= start {
            (radii.topTrailing, radii.bottomTrailing) = (radius, radius)
        } else {
            (radii.topLeading, radii.bottomLeading) = (radius, radius)
        }
        return Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    }

    private func clipped(_ clip: MarkClip, _ rect: CGRect) -> Path {
        clip.shape.path(in: CGRect(origin: .zero, size: rect.size))
            .applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }

    /// The ends of a rule.
    func rule(_ record: MarkRecord) -> (CGPoint, CGPoint)? {
        func isExtent(_ extent: PlotExtent) -> Bool {
            switch extent {
            case .span, .edges: true
            case .value, .place, .none: false
            }
        }
        if isExtent(record.y), let x = place(record, .horizontal), let y = ends(record, .vertical) {
            return finite(CGPoint(x: x, y: y.start), CGPoint(x: x, y: y.end))
        }
        guard isExtent(record.x), let y = place(record, .vertical), let x = ends(record, .horizontal) else {
            return nil
        }
        return finite(CGPoint(x: x.start, y: y), CGPoint(x: x.end, y: y))
    }
    private func finite(_ a: CGPoint, _ b: CGPoint) -> (CGPoint, CGPoint)? {
        [a.x, a.y, b.x, b.y].allSatisfy(\.isFinite) ? (a, b) : nil
    }

    /// The two edges of an area at one mark: its base and its value.
    func edges(_ record: MarkRecord) -> (base: CGPoint, value: CGPoint)? {
        let isHorizontal: Bool = if let span = model.spans[record.index] { span.axis == .horizontal }
            else if case .span = record.x { true } else { false }
        let along: Axis = isHorizontal ? .horizontal : .vertical, across: Axis = isHorizontal ? .vertical : .horizontal
        guard let ends = ends(record, along), let place = place(record, across),
              [ends.start, ends.end, place].allSatisfy(\.isFinite) else { return nil }
        return isHorizontal ? (CGPoint(x: ends.start, y: place), CGPoint(x: ends.end, y: place))
            : (CGPoint(x: place, y: ends.start), CGPoint(x: place, y: ends.end))
    }

    /// The middle of the sectors, and the radius of their circle.
    var circle: (center: CGPoint, radius: CGFloat) {
        (CGPoint(x: size.width / 2, y: size.height / 2), max(0, min(size.width, size.height) / 2))
    }
}
