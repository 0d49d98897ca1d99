package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// The layout rule of a lazy stack or grid.
package struct LazyRule: Equatable {
    /// The axis along which the lines follow each other.
    package var axis: Axis
    /// The distance between lines, in points; nil for the preferred distances of neighbours, as in a stack.
    package var spacing: Double?
    /// The alignment of the cells on the cross axis, and of a grid's block of tracks.
    package var alignment: AlignmentKey
    /// The tracks of a grid; nil for a stack.
    package var tracks: [LazyTrack]?
    /// Whether headers of sections stay at the top while their section is in sight.
    package var pinsHeaders: Bool
    /// Whether footers of sections stay at the bottom while their section is in sight.
    package var pinsFooters: Bool

    package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, tracks: [LazyTrack]? = nil,
                 pinsHeaders: Bool, pinsFooters: Bool) {
        self.axis = axis
        // Grids have one distance; in a stack it depends on the neighbours (Docs/Layout/Spacing.md).
        self.spacing = spacing.flatMap { $0.isFinite ? Double($0) : nil }
            ?? (tracks == nil ? nil : ViewSpacing.defaultDistance)
        self.alignment = alignment
        // A grid without tracks has one flexible track.
        self.tracks = tracks?.isEmpty == true ? [LazyTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }
}

/// A container that builds only the visible part of its content.
package nonisolated protocol LazyRole: View where Body == Never {
    associatedtype Content: View
    /// How the rows are placed; an equal rule changes nothing.
    var rule: LazyRule { get }
    var content: Content { get }
    /// What the container is, if tools tell it from others.
    static var layoutElement: LayoutElement? { get }
}

extension LazyRole {
    package static var layoutElement: LayoutElement? { nil }
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { LazyBox($0) }
    }
}
