public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The parts of sections that are pinned while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// Bit 0 for section headers, bit 1 for section footers.
    public let rawValue: UInt32
    /// A set from its bits; unknown bits are kept and have no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers are pinned to the start of the viewport.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers are pinned to the end of the viewport.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A column that creates its views lazily when they become visible.
///
/// Takes the whole width it is proposed. Its height is that of its views and the spacing between them; in a scroll
/// view, that of the measured views, and their average for each of the others.
public nonisolated struct LazyVStack<Content: View>: View {
    public typealias Body = Never
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `spacing` is in points; nil is the preferred spacing of the views (8 between plain views, less or more by text).
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyRole {
    package static var layoutElement: LayoutElement? { .lazyVStack }
    package var rule: LazyRule {
        LazyRule(axis: .vertical, spacing: spacing, alignment: alignment.key,
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}

/// A row that creates its views lazily when they become visible.
///
/// Takes the whole height it is proposed. Its width is that of its views and the spacing between them; in a scroll
/// view, that of the measured views, and their average for each of the others.
public nonisolated struct LazyHStack<Content: View>: View {
    public typealias Body = Never
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// `spacing` is in points; nil is the preferred spacing of the views (8 between plain views).
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyRole {
    package static var layoutElement: LayoutElement? { .lazyHStack }
    package var rule: LazyRule {
        LazyRule(axis: .horizontal, spacing: spacing, alignment: alignment.key,
                 pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    }
}
