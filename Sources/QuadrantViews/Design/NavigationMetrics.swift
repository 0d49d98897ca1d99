package import Foundation

// Lengths of bars, in points unless a comment says otherwise.

/// Bars at the top and the bottom of a screen.
package nonisolated struct NavigationBarMetrics: Equatable, Sendable {
    /// At the top of the window.
    package var bar: Double
    /// At the top of a sheet.
    package var sheetBar: Double
    /// At the bottom.
    package var toolbar: Double
    /// A bar button's target, each way.
    package var minTouch: Double
    /// From the screen's edge to titles and items.
    package var side: Double
    /// From the screen's edge to the mark of the back button.
    package var backSide: Double
    package var itemGap: Double
    package var titleGap: Double
    package var titleFont: Double
    package var itemFont: Double
    /// The row of a large title.
    package var largeTitle: Double
    package var largeTitleFont: Double
    package var largeTitleTop: Double
    /// The small title shows where less of the large one than this is left.
    package var smallTitleHeight: Double
    /// Makes a mark 12 wide and 21 high.
    package var backFont: Double
    package var backSpacing: Double
    /// The margins of the symbol, which take no part in the bar's distances.
    package var backOverlap: Double
    /// A title that opens a menu.
    package var menuSpacing: Double
    package var menuMark: Double
    package var menuMarkFont: Double
    /// Between items at the bottom, at least.
    package var toolbarGap: Double
    /// Where a swipe back may begin.
    package var edge: Double
    /// How far a touch moves before a swipe back follows it.
    package var swipeDistance: Double

    package var touch: CGSize { CGSize(width: minTouch, height: minTouch) }
}

/// The search field under a bar.
package nonisolated struct SearchMetrics: Equatable, Sendable {
    package var row: Double
    package var top: Double
    package var bottom: Double
    /// To the button that cancels.
    package var gap: Double
    package var scopes: Double
    package var scopesGap: Double
    package var font: Double
    package var spacing: Double
    package var padding: Double
    package var height: Double
    package var radius: Double

    /// What the scopes take under the field.
    package var scopesRow: Double { scopes + scopesGap }
}

/// Tab bars and the dots of pages.
package nonisolated struct TabMetrics: Equatable, Sendable {
    package var bar: Double
    package var top: Double
    package var icon: Double
    package var iconFont: Double
    package var labelFont: Double
    package var labelBottom: Double
    /// From the middle of the label to the middle of the badge.
    package var badgeX: Double
    package var badgeY: Double
    package var badgeFont: Double
    package var badgePadding: Double
    /// The height and the least width of a badge.
    package var badge: Double
    package var dot: Double
    package var dotSpacing: Double
    package var dotsPadding: Double
    package var dotsHeight: Double
    package var dotsBottom: Double
}
