public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The size of a track: the width of a column or the height of a row, in points.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// An equal part of the remaining length after the tracks before it, within limits (Docs/Layout/Containers.md,
        /// Lazy containers).
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many cells as fit into an equal part of the remaining length, at least one; the cells are of equal size.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The width of a column or the height of a row; the default is `flexible()`, at least 10 points.
    public var size: Size
    /// The distance to the next track, in points; nil is 8.
    public var spacing: CGFloat?
    /// The alignment of the views in this track; nil uses the alignment of the grid.
    public var alignment: Alignment?

    /// `spacing` is the distance to the next track, in points (nil: 8); a nil `alignment` uses that of the grid.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var track: LazyTrack {
        let kind: LazyTrack.Size
        switch size {
        case .fixed(let length): kind = .fixed(Double(length))
        case .flexible(let minimum, let maximum): kind = .flexible(minimum: Double(minimum), maximum: Double(maximum))
        case .adaptive(let minimum, let maximum): kind = .adaptive(minimum: Double(minimum), maximum: Double(maximum))
        }
        return LazyTrack(kind, spacing: spacing.map { Double($0) }, alignment: alignment)
    }
}

/// Views in columns, row after row, created lazily when they become visible.
///
/// Takes the whole width it is proposed, or more when its columns need it.
public nonisolated struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `alignment` places the columns in the grid and the views in their columns; `spacing` is between rows, in points;
    /// nil is 8.
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
    package static var layoutElement: LayoutElement? { .lazyVGrid }
    package var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: spacing, alignment: alignment.key, tracks: columns.map(\.track),
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}

/// Views in rows, column after column, created lazily when they become visible.
///
/// Takes the whole height it is proposed, or more when its rows need it.
public nonisolated struct LazyHGrid<Content: View>: View {
    public typealias Body = Never
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `alignment` places the rows in the grid and the views in their rows; `spacing` is between columns, in points;
    /// nil is 8.
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
    package static var layoutElement: LayoutElement? { .lazyHGrid }
    package var rule: LazyRule {
        LazyRule(axis: .horizontal, spacing: spacing, alignment: alignment.key, tracks: rows.map(\.track),
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}
