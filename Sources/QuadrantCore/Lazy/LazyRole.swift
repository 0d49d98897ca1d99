package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// How a lazy stack or grid lays out what it holds.
package struct LazyRule: Equatable {
    /// The direction it grows in.
    package var axis: Axis
    /// Between lines, in points; nil leaves each distance to the neighbours, as in a stack.
    package var spacing: Double?
    /// Of the cells across the axis, and of a grid's block of tracks.
    package var alignment: AlignmentKey
    /// Nil for a stack.
    package var tracks: [LazyTrack]?
    package var pinsHeaders: Bool
    package var pinsFooters: Bool

    package init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, tracks: [LazyTrack]? = nil,
                 pinsHeaders: Bool, pinsFooters: Bool) {
        self.axis = axis
        // Grids keep one distance; in a stack it depends on the neighbours (Docs/Layout/Spacing.md).
        self.spacing = spacing.flatMap { $0.isFinite ? Double($0) : nil }
            ?? (tracks == nil ? nil : ViewSpacing.defaultDistance)
        self.alignment = alignment
        // Without tracks nothing could be shown: one takes all there is.
        self.tracks = tracks?.isEmpty == true ? [LazyTrack(.flexible(minimum: 10, maximum: .infinity))] : tracks
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }
}

/// A container that builds only the visible part of its content.
package nonisolated protocol LazyRole: View where Body == Never {
    associatedtype Content: View
    var rule: LazyRule { get }
    var content: Content { get }
}

extension LazyRole {
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        children.append(view) { LazyBox($0) }
    }
}
