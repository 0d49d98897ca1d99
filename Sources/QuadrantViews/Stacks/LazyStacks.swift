public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Which parts of sections stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// Bit 0 for section headers, bit 1 for section footers.
    public let rawValue: UInt32
    /// A set from its bits; bits without a meaning are kept and ignored.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start of what shows.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers stay at the end.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that makes its views when they come into sight.
///
/// It takes the whole width it is proposed. Its height is that of its views and the distances between them; in a scroll
/// view, of those that were seen, and their average for each of the others.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `spacing` is in points; nil leaves each distance to the neighbours (8 between plain views, less or more by
    /// text).
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyRole {
    package var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: spacing, alignment: alignment.key,
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}

/// A row that makes its views when they come into sight.
///
/// It takes the whole height it is proposed. Its width is that of its views and the distances between them; in a scroll
/// view, of those that were seen, and their average for each of the others.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `spacing` is in points; nil leaves each distance to the neighbours (8 between plain views).
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyRole {
    package var rule: LazyRule {
        LazyRule(axis: .horizontal, spacing: spacing, alignment: alignment.key,
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}
