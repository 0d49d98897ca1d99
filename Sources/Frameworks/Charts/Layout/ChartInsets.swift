import Foundation
import SwiftUI

/// What axes, titles and the legend take of a chart, in points at each side.
struct ChartInsets: Equatable {
    var axis: [PlotSide: CGFloat] = [:]
    var title: [PlotSide: CGFloat] = [:]
    var legend: [PlotSide: CGFloat] = [:]

    func total(_ side: PlotSide) -> CGFloat {
        (axis[side] ?? 0) + (title[side] ?? 0) + (legend[side] ?? 0)
    }
    var width: CGFloat { total(.leading) + total(.trailing) }
    var height: CGFloat { total(.top) + total(.bottom) }

    /// The rectangle of the plot in a chart of a size.
    func plot(in size: CGSize) -> CGRect {
        CGRect(x: total(.leading), y: total(.top), width: max(0, size.width - width),
               height: max(0, size.height - height))
    }
}

/// Distances between the parts of a chart, in points. All but those marked as guesses are measured.
enum ChartSpacing {
    /// From the plot to a label, and from a line to the label on it.
    static let label: CGFloat = 4
    /// What a column of extended labels has beside the widest one.
    static let extendedLabel: CGFloat = 12
    /// Above and below a legend; the least, as plots have whole points.
    static let legendBelow: CGFloat = 6, legendAbove: CGFloat = 9
    /// Beside a legend: a guess.
    static let legendBeside: CGFloat = 8
    /// From an axis to its title: a guess.
    static let title: CGFloat = 4
    /// From a mark to its annotation.
    static let annotation: CGFloat = 4
    /// From the start of a band to the truncated label of its category.
    static let bandEnds: CGFloat = 1.2
    /// The least width to which a date is truncated.
    static let minimumTruncated: CGFloat = 14
}
