public import Foundation
import QuadrantGeometry
import SwiftUI

/// A short line beside the plot at a value of an axis.
public nonisolated struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Value: Equatable, Sendable { case automatic, fixed(CGFloat), label(CGFloat), maxLabel(CGFloat) }
        let value: Value
        /// As long as the labels are high for values of x, 4 points for values of y.
        public static var automatic: Length { Length(value: .automatic) }
        /// As long as the label at the value.
        public static var label: Length { label() }
        /// As long as the longest label of the axis.
        public static var longestLabel: Length { longestLabel() }
        /// As long as the label at the value, and so many points longer.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(value: .label(length)) }
        /// As long as the longest label of the axis, and so many points longer.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
            Length(value: .maxLabel(length))
        }
    }
    private let line: AxisLine
    private let length: Length

    /// The length of the ticks of y without one of their own, in points; measured.
    static let standardLength: CGFloat = 4

    /// A tick of a length in points.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = Length(value: .fixed(length.isFinite ? length : 0))
    }
    /// A tick of a length that depends on labels.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = length
    }
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        marks.add(.tick(mark.line, mark.length))
    }
}

extension AxisTick.Length.Value {
    /// The length in points where it does not depend on labels.
    func ownLength(_ axis: Axis) -> CGFloat? {
        switch self {
        case .fixed(let length): length
        case .automatic: axis == .vertical ? AxisTick.standardLength : nil
        case .label, .maxLabel: nil
        }
    }
}

extension AxisModel {
    /// How far the ticks on a side of the plot stand out of it: labels of y follow them. Those of x stand beside
    /// theirs.
    func tickReach(_ side: PlotSide) -> CGFloat {
        guard axis == .vertical else { return 0 }
        var reach: CGFloat = 0
        for set in sets where set.side == side && set.preset != .inset && set.preset != .extended {
            if let border = set.borderTick { reach = max(reach, border.1.ownLength(axis) ?? 0) }
            for entry in set.entries {
                for tick in entry.ticks { reach = max(reach, tick.length.ownLength(axis) ?? 0) }
            }
        }
        return reach
    }
}
