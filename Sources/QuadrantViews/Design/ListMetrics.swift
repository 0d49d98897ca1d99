// Lengths of lists and tables, in points unless a comment says otherwise.

/// Lists and forms.
package nonisolated struct ListMetrics: Equatable, Sendable {
    /// From the list's edge to a card.
    package var margin: Double
    /// From a card's edge to what is in a row.
    package var inset: Double
    /// Above and below what is in a row.
    package var padding: Double
    package var rowHeight: Double
    /// Of a card.
    package var radius: Double
    /// Below a section.
    package var sectionGap: Double
    /// Above a section without a header.
    package var headlessGap: Double
    /// Above the first section without a header.
    package var firstGap: Double
    /// Between sections of compact spacing.
    package var compactGap: Double
    /// Above and below a header; their sum is recorded.
    package var headerTop: Double
    package var headerBottom: Double
    package var footerTop: Double
    package var footerBottom: Double
    /// Headers of plain lists, a line of the whole width.
    package var plainHeaderTop: Double
    package var plainHeaderBottom: Double
    package var plainHeaderHeight: Double
    /// Headers of increased prominence.
    package var prominentHeaderTop: Double
    package var prominentHeaderBottom: Double
    /// The disclosure indicator.
    package var chevronWidth: Double
    package var chevronHeight: Double
    package var chevronLine: Double
    /// What the indicator takes of a row's width.
    package var chevronSpace: Double
    /// The square in which the mark of a disclosure group turns.
    package var disclosureWidth: Double
    /// Between a row's content and its badge, at least.
    package var badgeGap: Double
    /// The width that the icons of labels share.
    package var iconWidth: Double
    package var iconGap: Double
    /// Of the children of an outline's element.
    package var indent: Double
    /// Controls at the edges of a row in edit mode.
    package var editControl: Double
    package var editSpace: Double
    package var minusWidth: Double
    package var minusHeight: Double
    /// How far beyond the control a touch still counts.
    package var editReach: Double
    package var handleWidth: Double
    package var handleHeight: Double
    package var handleLine: Double
    package var handleSpace: Double
    package var handleReach: Double
    /// The width of a swipe action.
    package var swipeButton: Double
    package var swipePadding: Double
    /// Of a row that is being moved.
    package var liftShadow: Double
    /// How far a pull must go to refresh.
    package var refreshPull: Double
    /// What the spinner takes meanwhile.
    package var refreshHeight: Double
    /// Whether headers of grouped lists are small and in capitals; else they are headlines.
    package var hasUppercaseHeaders: Bool
}

/// Tables in a wide window.
package nonisolated struct TableMetrics: Equatable, Sendable {
    /// Between columns.
    package var gap: Double
    package var inset: Double
    package var header: Double
    package var sortSpacing: Double
}
