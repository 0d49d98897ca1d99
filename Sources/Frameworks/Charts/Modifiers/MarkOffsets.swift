public import Foundation
import SwiftUI

extension ChartContent {
    private nonisolated func moved(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat)
        -> StyledChartContent {
        styled {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }
    /// Moves the marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        moved(offset.width, offset.width, offset.height, offset.height)
    }
    /// Moves the marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { moved(x, x, y, y) }
    /// Moves the marks along x, and each of their ends along y.
    @_disfavoredOverload
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        moved(x, x, yStart, yEnd)
    }
    /// Moves each end of the marks along x, and the marks along y.
    @_disfavoredOverload
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        moved(xStart, xEnd, y, y)
    }
    /// Moves each end of the marks.
    @_disfavoredOverload
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
        -> some ChartContent {
        moved(xStart, xEnd, yStart, yEnd)
    }
}
