import Foundation
import QuadrantCore
import QuadrantGeometry

/// Lengths of lists, in points (Docs/Layout/Lists.md). Measured in pictures an iPhone took (recorded cases `ax-list-*`)
/// unless it says "fitted": then it was chosen so that the picture agrees.
nonisolated struct ListMetrics: Equatable {
    /// From the list's edge to a card.
    var margin: Double
    /// From a card's edge to what is in a row.
    var inset: Double
    /// Above and below what is in a row.
    var padding: Double
    var rowHeight: Double
    var radius: Double
    /// Below a section.
    var sectionGap: Double
    /// Above a section without a header; above the first one.
    var headlessGap: Double
    var firstGap: Double
    /// Above and below the words of a header, whose sum is recorded; and of a footer (fitted).
    var header: (top: Double, bottom: Double)
    var footer: (top: Double, bottom: Double)

    static let ios17 = ListMetrics(margin: 20, inset: 20, padding: 11, rowHeight: 44, radius: 10, sectionGap: 17.5,
                                   headlessGap: 17.5, firstGap: 35, header: (16, 7), footer: (7, 0))
    static let ios26 = ListMetrics(margin: 16, inset: 16, padding: 47.5 / 3, rowHeight: 52, radius: 26,
                                   sectionGap: 53.0 / 3, headlessGap: 53.0 / 3, firstGap: 35, header: (13, 7),
                                   footer: (7, 0))

    static func of(_ environment: EnvironmentValues) -> ListMetrics {
        environment.systemPalette == .ios26 ? ios26 : ios17
    }

    /// Headers of plain lists, which are a line of their own over all the width (fitted).
    static let plainHeader = (top: 5.0, bottom: 5.0), plainHeaderHeight = 28.0
    /// Headers that stand out (fitted).
    static let prominentHeader = (top: 16.0, bottom: 8.0)
    /// The mark at the end of a row that leads on, the room it takes, and its line (fitted).
    static let chevron = CGSize(width: 7, height: 12), chevronRoom = 19.0, chevronLine = 2.0
    /// Between what is in a row and its badge at least (fitted).
    static let badgeGap = 8.0
    /// What stands at the edges of a row while the list is edited (fitted).
    static let editControl = 22.0, editRoom = 38.0, handle = CGSize(width: 20, height: 12), handleRoom = 36.0
    /// Icons of labels: the width they share, and the room to the title (fitted).
    static let iconWidth = 24.0, iconGap = 16.0
    /// How much further in what is below an element of a tree begins (fitted).
    static let indent = 20.0
    /// Between sections that stand close.
    static let compactGap = 8.0

    static func == (a: ListMetrics, b: ListMetrics) -> Bool { a.rowHeight == b.rowHeight && a.margin == b.margin }
}
