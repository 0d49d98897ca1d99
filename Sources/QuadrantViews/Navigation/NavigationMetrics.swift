import Foundation
import QuadrantCore

/// Lengths of bars and screens, in points, as iOS 17 has them. What stands here is published for UIKit's bars or
/// measured in pictures an iPhone took unless it says "fitted".
enum NavigationMetrics {
    /// Of a bar at the top of the window, and in a sheet.
    static let bar = 44.0, sheetBar = 56.0
    /// What a button of a bar is for a finger at least (Apple's guidelines).
    static let touch = CGSize(width: 44, height: 44)
    static let largeTitle = 52.0, search = 52.0, tabBar = 49.0, toolbar = 44.0
    /// From the screen's edge: titles and items, and the mark of the back button.
    static let side = 16.0, backSide = 8.0
    /// Above and below a field to search in, in its row.
    static let searchTop = 1.0, searchBottom = 15.0
    /// Between a field to search in and what ends the search (fitted).
    static let searchGap = 12.0
    /// Of the scopes under a field, with the room above them (fitted).
    static let searchScopes = 32.0 + 8
    /// Between items, and between a title and what is beside it (fitted).
    static let itemGap = 16.0, titleGap = 8.0
    /// Above the large title's line.
    static let largeTitleTop = 3.0
    /// How much of its width a covered screen moves aside, and how dark it gets (fitted).
    static let parallax = 0.3, shade = 0.1
    /// Where a finger may take hold of the leading edge.
    static let edge = 20.0
    static let slide = Animation.spring(response: 0.35, dampingFraction: 1)
}

private enum BarHeightKey: EnvironmentKey { static let defaultValue = NavigationMetrics.bar }

extension EnvironmentValues {
    /// Of navigation bars, in points.
    var barHeight: Double {
        get { self[BarHeightKey.self] }
        set { self[BarHeightKey.self] = newValue }
    }
}
