import SwiftUI

// Charts from right to left. Places of a chart are from the left in either direction: its scale of x runs backwards,
// and what is leading is on the right. A published program saw that lines, points and the axis of x are mirrored, while
// what it drew itself at `ChartProxy.position(forX:)`, in views that mirror their places as well, was not: so the
// proxy's places are those from the left. Sectors turn clockwise all the same (a guess).

extension PlotSide {
    /// The side on the screen of a side in the reading direction.
    func shown(_ isRightToLeft: Bool) -> PlotSide {
        switch self {
        case .leading where isRightToLeft: .trailing
        case .trailing where isRightToLeft: .leading
        default: self
        }
    }
}

extension UnitPoint {
    /// The place on the screen of a place in the reading direction.
    func shown(_ isRightToLeft: Bool) -> UnitPoint { isRightToLeft ? UnitPoint(x: 1 - x, y: y) : self }
}

extension AnnotationPosition.Value {
    /// The position on the screen of a position in the reading direction.
    func shown(_ isRightToLeft: Bool) -> Self {
        guard isRightToLeft else { return self }
        return switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .topLeading: .topTrailing
        case .topTrailing: .topLeading
        case .bottomLeading: .bottomTrailing
        case .bottomTrailing: .bottomLeading
        case .automatic, .top, .bottom, .overlay: self
        }
    }
}

extension CGRect {
    /// The rectangle on the other side of a chart.
    func mirrored(in width: CGFloat) -> CGRect { CGRect(origin: CGPoint(x: width - maxX, y: minY), size: size) }
}

extension View {
    /// A part of a chart in the reading direction, while the chart itself is placed from left to right.
    nonisolated func chartPart(_ isRightToLeft: Bool) -> some View {
        transformEnvironment(\.layoutDirection) { if isRightToLeft { $0 = .rightToLeft } }
    }
}
