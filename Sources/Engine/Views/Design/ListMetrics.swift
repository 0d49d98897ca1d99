// Lengths of lists and tables, in points unless a comment says otherwise.

/// Lists and forms.
package nonisolated struct ListMetrics: Equatable, Sendable {
    /// The distance from the list's edge to a card.
    package var margin: Double
    /// The distance from a card's edge to the content of a row.
    package var inset: Double
    /// The padding above and below the content of a row.
    package var padding: Double
    package var rowHeight: Double
    /// The corner radius of a card.
    package var radius: Double
    /// The gap below a section.
    package var sectionGap: Double
    /// The gap above a section without a header.
    package var headlessGap: Double
    /// The gap above the first section, if it has no header.
    package var firstGap: Double
    /// The gap between sections with compact spacing.
    package var compactGap: Double
    /// The padding above and below a header; their sum is recorded.
    package var headerTop: Double
    package var headerBottom: Double
    package var footerTop: Double
    package var footerBottom: Double
    /// The headers of plain lists, which have the full width.
    package var plainHeaderTop: Double
    package var plainHeaderBottom: Double
    package var plainHeaderHeight: Double
    /// The headers with increased prominence.
    package var prominentHeaderTop: Double
    package var prominentHeaderBottom: Double
    /// The disclosure indicator.
    package var chevronWidth: Double
    package var chevronHeight: Double
    package var chevronLine: Double
    /// The width of the row that the disclosure indicator takes.
    package var chevronSpace: Double
    /// The square in which the indicator of a disclosure group rotates.
    package var disclosureWidth: Double
    /// The minimum distance between a row's content and its badge.
    package var badgeGap: Double
    /// The width of the icon column of labels.
    package var iconWidth: Double
    package var iconGap: Double
    /// The indent of the children of an outline's element.
    package var indent: Double
    /// The controls at the edges of a row in edit mode.
    package var editControl: Double
    package var editSpace: Double
    package var minusWidth: Double
    package var minusHeight: Double
    /// The distance beyond a control within which a touch reaches it.
    package var editReach: Double
    package var handleWidth: Double
    package var handleHeight: Double
    package var handleLine: Double
    package var handleSpace: Double
    package var handleReach: Double
    /// The width of a swipe action.
    package var swipeButton: Double
    package var swipePadding: Double
    /// The shadow of a row that is being moved.
    package var liftShadow: Double
    /// The overscroll at which a refresh starts.
    package var refreshPull: Double
    /// The height of the spinner during a refresh.
    package var refreshHeight: Double
    /// Whether headers of grouped lists are small and in capitals; otherwise they are headlines.
    package var hasUppercaseHeaders: Bool
}

/// Tables in a wide window.
package nonisolated struct TableMetrics: Equatable, Sendable {
    /// The distance between columns.
    package var gap: Double
    package var inset: Double
    package var header: Double
    package var sortSpacing: Double
}
