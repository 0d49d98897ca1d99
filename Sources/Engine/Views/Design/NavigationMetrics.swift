package import Foundation

// Lengths of bars, in points unless a comment says otherwise.

/// Bars at the top and the bottom of a screen.
package nonisolated struct NavigationBarMetrics: Equatable, Sendable {
    /// The height at the top of the window.
    package var bar: Double = 44  // published: UINavigationBar
    /// The height at the top of a sheet.
    package var sheetBar: Double = 56  // measured
    /// The height at the bottom.
    package var toolbar: Double = 44  // published: UIToolbar
    /// The minimum side of a bar button's touch target.
    package var minTouch: Double = 44  // published: Apple's guidelines
    /// The distance from the screen's edge to titles and items.
    package var side: Double = 16  // measured
    /// The distance from the screen's edge to the chevron of the back button.
    package var backSide: Double = 8  // measured
    package var itemGap: Double = 16  // fitted
    package var titleGap: Double = 8  // fitted
    package var titleFont: Double = 17  // published: UINavigationBar
    package var itemFont: Double = 17  // published: UIBarButtonItem
    /// The height of the row of a large title.
    package var largeTitle: Double = 52  // published: UINavigationBar
    package var largeTitleFont: Double = 34  // published: the large title style
    package var largeTitleTop: Double = 3  // measured
    /// The height that a subtitle adds to the row of a large title.
    package var subtitle: Double = 20  // guess: a line of the large subtitle
    package var subtitleFont: Double = 12  // guess
    package var largeSubtitleFont: Double = 15  // guess
    /// The small title appears when less than this height of the large one is visible.
    package var smallTitleHeight: Double = 8  // guess
    /// The font size at which the chevron is 12 wide and 21 high.
    package var backFont: Double = 24  // fitted
    package var backSpacing: Double = 6  // guess
    /// The side bearings of the chevron symbol, which the distances of the bar exclude.
    package var backOverlap = 2.75  // fitted
    /// The spacing of a title that opens a menu.
    package var menuSpacing: Double = 4  // guess
    package var menuMark: Double = 17  // guess
    package var menuMarkFont: Double = 9  // guess
    /// The minimum distance between items of a bottom bar.
    package var toolbarGap: Double = 8  // guess
    /// The width at the edge in which a swipe back may begin.
    package var edge: Double = 20  // measured
    /// The movement at which a swipe back starts to follow the touch.
    package var swipeDistance: Double = 10  // guess

    /// Whether items are on plates of glass, and the bar itself has no background.
    package var hasPlatters = false  // published
    /// The height of a plate, in which the row of the bar is as high.
    package var platter: Double = 44  // measured on iOS 26
    /// The distance between plates.
    package var platterGap: Double = 12  // published
    /// From the ends of a plate to its items, and between these.
    package var platterInset: Double = 4  // published
    package var platterSpacing: Double = 8  // published
    /// From the ends of an item's text, or of its symbol, to those of the item.
    package var platterText: Double = 12  // measured: a plate is as wide as its text and 32
    package var platterSymbol: Double = 4  // fitted: a symbol of 27.33 is on a plate of 44
    package var platterSymbolWidth: Double = 28  // fitted: the least width of a symbol is that of a plate of 44
    /// How far the middle of the back button's chevron is before that of its plate, doubled.
    package var platterChevron = 10.0 / 3  // measured on iOS 26
    /// The least distance of the bar to the top of the window.
    package var minTop: Double = 0  // published
    /// The distance from the screen's edge to the large title in a window at least as wide as `wideWidth`.
    package var wideSide: Double = 16  // measured
    package var wideWidth: Double = .infinity  // measured
    /// Whether the large title follows the size of text.
    package var scalesLargeTitle = false  // published
    /// How far the blur of content under the bar extends below it.
    package var edgeEffect: Double = 0  // measured on iOS 26

    package var touch: CGSize { CGSize(width: minTouch, height: minTouch) }

    /// The centre of the row of items in a bar of a height, from its top.
    package func middle(of height: Double) -> Double { hasPlatters ? height - bar + platter / 2 : height / 2 }
}

/// The columns of a split view side by side.
package nonisolated struct SplitViewMetrics: Equatable, Sendable {
    /// The widths of the first column, and of the one between it and the detail.
    package var sidebar: Double = 320  // published: UISplitViewController
    package var content: Double = 320  // guess
    /// The width of an inspector.
    package var inspector: Double = 320  // guess
    /// The least width of a window that shows all of three columns at first.
    package var widthOfThree: Double = 1366  // guess: the largest iPad
    /// The distance of the sidebar's panel to the edges of the window; 0 draws no panel.
    package var panelInset: Double = 0  // recorded: no panel
    package var panelRadius: Double = 0  // recorded: no panel
    /// The least distance to the upper edge of a window with a status bar.
    package var panelTop: Double = 0  // recorded: no panel
}

/// The search field under a bar.
package nonisolated struct SearchMetrics: Equatable, Sendable {
    package var row: Double = 52  // published: UISearchBar
    package var top: Double = 1  // measured
    package var bottom: Double = 15  // measured
    /// Above the field while a search is active; nil is the same as at rest.
    package var activeTop: Double? = nil  // measured
    /// The distance to the cancel button.
    package var gap: Double = 12  // fitted
    package var scopes: Double = 32  // fitted
    package var scopesGap: Double = 8  // fitted
    package var font: Double = 17  // published: UISearchBar
    package var spacing: Double = 6  // guess
    package var padding: Double = 8  // guess
    /// From the clear button to the trailing edge.
    package var end: Double = 8  // guess
    package var height: Double = 36  // published: UISearchBar
    package var radius: Double = 10  // published: UISearchBar
    /// Whether a field is at the bottom of the screen, on glass, unless its placement is the navigation bar's drawer.
    package var isAtBottom = false  // published
    /// The field at the bottom: its height, its distance to the sides and the bottom of the window, to the sides while
    /// a search is active, and from its edge to the symbol and to the text.
    package var bottomHeight: Double = 48  // measured on iOS 26
    package var bottomSide: Double = 28  // measured on iOS 26
    package var activeSide: Double = 12  // published
    package var bottomGap: Double = 8  // guess
    package var symbolStart: Double = 19  // measured on iOS 26: its ink is 20 from the edge
    package var textStart: Double = 47  // measured on iOS 26
    /// How much higher a field at the bottom is with text that is a point larger, and the largest size of its symbols.
    package var bottomGrowth = 13.0 / 11  // measured on iOS 26: 61 high at `accessibility1`
    package var largestSymbol: Double = 21  // measured on iOS 26: a symbol of 20 at `accessibility1`

    /// The height of the scope bar below the field.
    package var scopesRow: Double { scopes + scopesGap }
}

/// Tab bars and page indicators.
package nonisolated struct TabMetrics: Equatable, Sendable {
    package var bar: Double = 49  // published: UITabBar
    /// The height of an accessory above the bar, and its distances to the sides and to the bar.
    package var accessory: Double = 48  // guess
    package var accessorySide: Double = 20  // guess
    package var accessoryGap: Double = 8  // guess
    package var top: Double = 3  // guess
    package var icon: Double = 30  // guess
    package var iconFont: Double = 18  // guess
    package var labelFont: Double = 10  // published: UITabBarItem
    package var labelBottom: Double = 1  // guess
    /// The distance from the middle of the label to the middle of the badge.
    package var badgeX: Double = 14  // guess
    package var badgeY: Double = 1  // guess
    package var badgeFont: Double = 13  // guess
    package var badgePadding: Double = 5  // guess
    /// The height and the minimum width of a badge.
    package var badge: Double = 18  // guess
    /// Whether the tabs are on a capsule of glass that floats above the content.
    package var hasPlatter = false  // published
    /// The height of the capsule, and of a tab in it.
    package var platter: Double = 62  // measured on iOS 26
    package var tab: Double = 54  // measured on iOS 26
    /// From the capsule to the bottom and the sides of the window.
    package var platterBottom: Double = 21  // measured on iOS 26
    package var platterSide: Double = 21  // measured on iOS 26
    /// From the ends of the capsule to its tabs, and how far neighbours overlap.
    package var platterInset: Double = 4  // measured on iOS 26
    package var tabOverlap: Double = 8  // measured on iOS 26
    /// The least width of a tab, and how much wider than its title it is.
    package var minTabWidth: Double = 94  // measured on iOS 26
    package var titlePadding: Double = 40  // measured on iOS 26
    /// From the top of the capsule to the centre of an icon, and to the title.
    package var iconCenter: Double = 24  // published
    package var titleTop: Double = 39  // measured on iOS 26
    /// The distance between the capsule and the circle of a tab for searching.
    package var searchGap: Double = 8  // guess
    /// The height of a bar that has become small, its distance to the bottom and the sides of the window, and to the
    /// accessory beside it.
    package var smallBar: Double = 48  // published: what is left of 402 beside an accessory of 234
    package var smallBarSide: Double = 28  // published: the accessory ends 28 above the bottom
    package var smallBarGap: Double = 8  // published
    /// How far content is scrolled before the bar becomes small.
    package var minimizeDistance: Double = 12  // guess
    package var dot: Double = 7  // guess
    package var dotSpacing: Double = 9  // guess
    package var dotsPadding: Double = 10  // guess
    package var dotsHeight = 77.0 / 3  // recorded
    package var dotsBottom: Double = 8  // guess
}
