package import Foundation

// Lengths of bars, in points unless a comment says otherwise.

/// Bars at the top and the bottom of a screen.
package nonisolated struct NavigationBarMetrics: Equatable, Sendable {
    /// The height at the top of the window.
    package var bar: Double
    /// The height at the top of a sheet.
    package var sheetBar: Double
    /// The height at the bottom.
    package var toolbar: Double
    /// The minimum side of a bar button's touch target.
    package var minTouch: Double
    /// The distance from the screen's edge to titles and items.
    package var side: Double
    /// The distance from the screen's edge to the chevron of the back button.
    package var backSide: Double
    package var itemGap: Double
    package var titleGap: Double
    package var titleFont: Double
    package var itemFont: Double
    /// The height of the row of a large title.
    package var largeTitle: Double
    package var largeTitleFont: Double
    package var largeTitleTop: Double
    /// The height that a subtitle adds to the row of a large title.
    package var subtitle: Double
    package var subtitleFont: Double
    package var largeSubtitleFont: Double
    /// The small title appears when less than this height of the large one is visible.
    package var smallTitleHeight: Double
    /// The font size at which the chevron is 12 wide and 21 high.
    package var backFont: Double
    package var backSpacing: Double
    /// The side bearings of the chevron symbol, which the distances of the bar exclude.
    package var backOverlap: Double
    /// The spacing of a title that opens a menu.
    package var menuSpacing: Double
    package var menuMark: Double
    package var menuMarkFont: Double
    /// The minimum distance between items of a bottom bar.
    package var toolbarGap: Double
    /// The width at the edge in which a swipe back may begin.
    package var edge: Double
    /// The movement at which a swipe back starts to follow the touch.
    package var swipeDistance: Double

    package var touch: CGSize { CGSize(width: minTouch, height: minTouch) }
}

/// The search field under a bar.
package nonisolated struct SearchMetrics: Equatable, Sendable {
    package var row: Double
    package var top: Double
    package var bottom: Double
    /// The distance to the cancel button.
    package var gap: Double
    package var scopes: Double
    package var scopesGap: Double
    package var font: Double
    package var spacing: Double
    package var padding: Double
    package var height: Double
    package var radius: Double

    /// The height of the scope bar below the field.
    package var scopesRow: Double { scopes + scopesGap }
}

/// Tab bars and page indicators.
package nonisolated struct TabMetrics: Equatable, Sendable {
    package var bar: Double
    /// The height of an accessory above the bar, and its distances to the sides and to the bar.
    package var accessory: Double
    package var accessorySide: Double
    package var accessoryGap: Double
    package var top: Double
    package var icon: Double
    package var iconFont: Double
    package var labelFont: Double
    package var labelBottom: Double
    /// The distance from the middle of the label to the middle of the badge.
    package var badgeX: Double
    package var badgeY: Double
    package var badgeFont: Double
    package var badgePadding: Double
    /// The height and the minimum width of a badge.
    package var badge: Double
    package var dot: Double
    package var dotSpacing: Double
    package var dotsPadding: Double
    package var dotsHeight: Double
    package var dotsBottom: Double
}
