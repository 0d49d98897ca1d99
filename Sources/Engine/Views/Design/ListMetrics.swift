// Lengths of lists and tables, in points unless a comment says otherwise.

/// Lists and forms.
package nonisolated struct ListMetrics: Equatable, Sendable {
    /// The distance from the list's edge to a card.
    package var margin: Double = 20  // measured: cases ax-list-*
    /// The distance from a card's edge to the content of a row.
    package var inset: Double = 20  // measured: cases ax-list-*
    /// The margin and the inset in a list at least as wide as `wideWidth`.
    package var wideMargin: Double = 20  // measured: cases ax-list-*
    package var wideWidth: Double = .infinity  // measured: cases ax-list-*
    /// The padding above and below the content of a row.
    package var padding: Double = 11  // measured: cases ax-list-*
    package var rowHeight: Double = 44  // measured: cases ax-list-*
    /// The least height of a row past that of a line of body text; nil where it is `rowHeight` at all sizes of text.
    package var rowHeightPastLine: Double? = nil  // measured
    /// The corner radius of a card.
    package var radius: Double = 10  // measured: cases ax-list-*
    /// The gap below a section.
    package var sectionGap = 17.5  // measured: cases ax-list-*
    /// The gap above a section without a header.
    package var headlessGap = 17.5  // measured: cases ax-list-*
    /// The gap above such a section below a footer; nil is the same.
    package var gapBelowFooter: Double? = nil  // measured
    /// The gap above the first section, if it has no header.
    package var firstGap: Double = 35  // measured: cases ax-list-*
    /// The same below a large title.
    package var firstGapBelowLargeTitle: Double = 35  // measured: cases ax-list-*
    /// Whether a margin of the content at the top, which the program sets, takes the place of that gap.
    package var marginReplacesFirstGap = false  // measured: cases ax-list-*
    /// The gap between sections with compact spacing.
    package var compactGap: Double = 8  // measured
    /// The padding above and below a header; their sum is recorded.
    package var headerTop: Double = 16  // fitted, the sum recorded
    package var headerBottom: Double = 7  // fitted, the sum recorded
    /// Whether lines of a footer have the height of the font instead of that of the text style.
    package var hasTightFooters = false  // fitted
    package var footerTop: Double = 7  // fitted
    package var footerBottom: Double = 0  // fitted
    /// The headers of plain lists, which have the full width.
    package var plainHeaderTop: Double = 5  // fitted
    package var plainHeaderBottom: Double = 5  // fitted
    package var plainHeaderHeight: Double = 28  // fitted
    /// The headers with increased prominence.
    package var prominentHeaderTop: Double = 16  // fitted
    package var prominentHeaderBottom: Double = 8  // fitted
    /// The thickness of separators; nil is a pixel.
    package var separator: Double? = nil  // measured
    /// From the end of a separator to the edge of its card, or of the list.
    package var separatorEnd: Double = 0  // measured: cases ax-list-*
    /// The disclosure indicator.
    package var chevronWidth: Double = 7  // fitted
    package var chevronHeight: Double = 12  // fitted
    package var chevronLine: Double = 2  // fitted
    /// From the disclosure indicator to the edge of the content.
    package var chevronEnd: Double = 0  // fitted
    /// Whether the disclosure indicator and the icons of labels follow the size of text.
    package var scalesSymbols = false  // fitted
    /// The width of the row that the disclosure indicator takes.
    package var chevronSpace: Double = 19  // fitted
    /// The square in which the indicator of a disclosure group rotates.
    package var disclosureWidth: Double = 14  // guess
    /// The minimum distance between a row's content and its badge.
    package var badgeGap: Double = 8  // fitted
    /// The width of the icon column of labels.
    package var iconWidth: Double = 24  // fitted
    /// Whether a symbol that is the icon of a label has the large scale.
    package var hasLargeIcons = false  // guess
    /// The spacing of a label and its content below it, at accessibility text sizes; nil is that of their texts.
    package var stackedSpacing: Double? = nil  // guess
    package var iconGap: Double = 16  // fitted
    /// The indent of the children of an outline's element.
    package var indent: Double = 20  // fitted
    /// The controls at the edges of a row in edit mode.
    package var editControl: Double = 22  // fitted
    package var editSpace: Double = 38  // fitted
    package var minusWidth: Double = 11  // guess
    package var minusHeight: Double = 2  // guess
    /// The distance beyond a control within which a touch reaches it.
    package var editReach: Double = 8  // guess
    package var handleWidth: Double = 20  // fitted
    package var handleHeight: Double = 12  // fitted
    package var handleLine = 1.5  // guess
    package var handleSpace: Double = 36  // fitted
    package var handleReach: Double = 12  // guess
    /// The width of a swipe action, and of one that has only a symbol.
    package var swipeButton: Double = 74  // measured
    package var swipeSymbolButton: Double = 74  // measured
    package var swipePadding: Double = 8  // guess
    /// The height of the capsule of a swipe action; nil for a rectangle as high as the row.
    package var swipePlate: Double? = nil  // recorded
    /// The distance between capsules; half of it is at each end.
    package var swipeGap: Double = 0  // recorded
    /// The shadow of a row that is being moved.
    package var liftShadow: Double = 8  // guess
    /// The overscroll at which a refresh starts.
    package var refreshPull: Double = 64  // fitted
    /// The height of the spinner during a refresh.
    package var refreshHeight: Double = 60  // fitted
    /// Whether headers of grouped lists are small and in capitals; otherwise they are headlines.
    package var hasUppercaseHeaders = true  // recorded

    /// These lengths in a list of a width and at a size of text, in points.
    package func fitted(width: Double, type: TypeTable, category: DynamicTypeSize) -> ListMetrics {
        var fitted = self
        if width >= wideWidth {
            fitted.margin = wideMargin
            fitted.inset = wideMargin
            if separatorEnd > 0 { fitted.separatorEnd = wideMargin }
        }
        if scalesSymbols {
            let ratio = type.size(.body, category) / type.size(.body, .large)
            fitted.chevronWidth *= ratio
            fitted.chevronHeight *= ratio
            fitted.chevronEnd *= ratio
            fitted.chevronSpace *= ratio
        }
        return fitted
    }
}

/// Tables in a wide window.
package nonisolated struct TableMetrics: Equatable, Sendable {
    /// The distance between columns.
    package var gap: Double = 8  // fitted to iPadOS 17
    package var inset: Double = 20  // fitted to iPadOS 17
    package var header: Double = 36  // fitted to iPadOS 17
    package var sortSpacing: Double = 4  // guess
}
