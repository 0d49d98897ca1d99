public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How wide a column is, or how high a row; lengths in points.
    public enum Size: Sendable {
        /// That length.
        case fixed(CGFloat)
        /// An equal part of what the tracks before it leave, within limits (Docs/Layout/Containers.md, Lazy
        /// containers).
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many cells as fit into an equal part of what the tracks before it leave, at least one; cells share it
        /// equally.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// How wide a column is, or how high a row; the default is `flexible()`, at least 10 points.
    public var size: Size
    /// To the next track, in points; nil means 8.
    public var spacing: CGFloat?
    /// Of the views in this track; nil leaves it to the alignment of the grid.
    public var alignment: Alignment?

    /// `spacing` is the distance to the next track, in points (nil: 8); `alignment` nil leaves it to the grid.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: LazyTrack {
        let kind: LazyTrack.Size
        switch size {
        case .fixed(let length): kind = .fixed(Double(length))
        case .flexible(let least, let most): kind = .flexible(minimum: Double(least), maximum: Double(most))
        case .adaptive(let least, let most): kind = .adaptive(minimum: Double(least), maximum: Double(most))
        }
        return LazyTrack(kind, spacing: spacing.map { Double($0) }, alignment: alignment)
    }
}

/// Views in columns, row after row, made when they come into sight.
///
/// It takes the whole width it is proposed, or more when its columns need it.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `alignment` places the columns in the grid and the views in their columns; `spacing` is between rows, in points;
    /// nil means 8.
    public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyRole {
    package var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: spacing, alignment: alignment.key, tracks: columns.map(\.track),
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}

/// Views in rows, column after column, made when they come into sight.
///
/// It takes the whole height it is proposed, or more when its rows need it.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `alignment` places the rows in the grid and the views in their rows; `spacing` is between columns, in points;
    /// nil means 8.
    public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyRole {
    package var rule: LazyRule {
        LazyRule(axis: .horizontal, spacing: spacing, alignment: alignment.key, tracks: rows.map(\.track),
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}
